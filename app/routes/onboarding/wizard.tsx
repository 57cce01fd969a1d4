import { Form } from '@remix-run/react'
import { isRunning } from '#app/domain/analysis/stages.ts'
import { Button } from '#app/ui/button.tsx'
import { Connectivity } from '#app/ui/connectivity.tsx'
import { cx } from '#app/ui/cx.ts'
import { offlineText } from '#app/ui/kept-press.ts'
import { Anchor, TextLink } from '#app/ui/link.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Progress, Steps } from '#app/ui/progress.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { Static } from '#app/ui/static.tsx'
import { AnalysisStep } from './analysis-step.tsx'
import { ConnectStep } from './connect-step.tsx'
import { DoneStep } from './done-step.tsx'
import { PlanStep } from './plan-step.tsx'
import { ModeStep } from './rating/mode-step.tsx'
import { RateStep } from './rating/rate-step.tsx'
import type { StepProps } from './step-props.ts'
import { WelcomeStep } from './welcome-step.tsx'

const steps = [
  { name: 'Welcome', screen: WelcomeStep },
  { name: 'Choose Plan', screen: PlanStep },
  { name: 'Connect & Setup', screen: ConnectStep },
  { name: 'Analyze Account', screen: AnalysisOrRating },
  { name: 'Done', screen: DoneStep },
]

function AnalysisOrRating(props: StepProps) {
  const { rating, progress, network, actionData } = props
  const { setup_completed } = progress
  if (!rating) return <AnalysisStep {...props} />
  const { view, position } = rating
  if (position === null)
    return <ModeStep rating={view} network={network} setup_completed={setup_completed} actionData={actionData} />
  return <RateStep {...props} rating={view} position={position} setup_completed={setup_completed} />
}

const retry = 'Failed to save progress. Please try again.'

export function Wizard({ actionData: refused, ...wizard }: StepProps) {
  const hasFailed = refused !== undefined && refused.status >= 500
  const props = { ...wizard, actionData: hasFailed ? { ...refused, message: retry } : refused }
  const { step, progress, rating, portrait, side_panel } = props
  const Screen = steps[step]?.screen ?? DoneStep
  const error = { title: 'Error', description: retry }
  const texts = {
    welcome: { title: 'Failed to complete welcome step', description: retry },
    plan: { title: `Failed to proceed to ${props.network} connection`, description: retry },
    connect: refusalTitled('Connection Failed'),
    'go-on': error,
    rate: refusalTitled('Couldn’t start the ratings'),
    'rate-draft': error,
    'rating-why': error,
    'undo-rating': error,
    'skip-rating': error,
    'choose-start': refusalTitled('Couldn’t start'),
    correct: error,
    skip: { title: 'Failed to complete account setup', description: retry },
    finish: {
      title: 'Failed to complete onboarding',
      description: 'Failed to complete setup. Please try again.',
    },
  }
  return (
    <div className="wrap max-w-5xl py-8 sm:py-12">
      <Connectivity lost={false} offlineText={offlineText} lostText="" />
      <header className="flex items-center justify-between gap-4">
        <Anchor href="/" aria-label="Home">
          <Logo />
        </Anchor>
        <div className="flex items-center gap-4">
          {step > 0 && step < 4 && (
            <TextLink to={backFrom(props)} className="text-sm">
              Back
            </TextLink>
          )}
          <Form method="post" action="/logout">
            <Button variant="quiet" size="sm" icon="log-out">
              Sign out
            </Button>
          </Form>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mt-8 outline-none">
        {!(rating && progress.setup_completed) && (
          <Steps label="Setup" steps={steps.map(({ name }) => name)} current={step} marks={marksOf(props)} />
        )}
        {/* The marks show it visually. */}
        <Progress label="Setup progress" value={progress.completion_percentage} className="sr-only" />
        <RefusalToast actionData={props.actionData} texts={texts} />
        <div className={cx('mt-10', side_panel ? 'grid gap-12 lg:grid-cols-2' : !rating && !portrait && 'max-w-3xl')}>
          <div className="min-w-0">
            <Screen {...props} />
          </div>
          {side_panel && <Static html={side_panel} />}
        </div>
      </main>
    </div>
  )
}

function backFrom({ step, rating, progress }: StepProps): string {
  if (!rating) return `/onboarding?step=${step - 1}`
  return progress.setup_completed ? '/dashboard/voice' : '/onboarding?step=3'
}

/** Steps that were passed without being done. */
function marksOf({ progress, analysis }: StepProps): Record<number, string> {
  const marks: Record<number, string> = {}
  if (!progress.twitter_connected) marks[2] = 'skipped'
  if (!progress.account_analyzed) marks[3] = analysis && isRunning(analysis.status) ? 'still running' : 'skipped'
  return marks
}
