import { Form } from '@remix-run/react'
import { isRunning } from '#app/domain/analysis/stages.ts'
import { Button } from '#app/ui/button.tsx'
import { Connectivity } from '#app/ui/connectivity.tsx'
import { keptText, offlineText } from '#app/ui/kept-press.ts'
import { Anchor, TextLink } from '#app/ui/link.tsx'
import { Logo } from '#app/ui/logo.tsx'
import { Progress, Steps } from '#app/ui/progress.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { AnalysisStep } from './analysis-step.tsx'
import { ConnectStep } from './connect-step.tsx'
import { DoneStep } from './done-step.tsx'
import { PlanStep } from './plan-step.tsx'
import type { StepProps } from './step-props.ts'
import { WelcomeStep } from './welcome-step.tsx'

const steps = [
  { name: 'Welcome', screen: WelcomeStep },
  { name: 'Choose Plan', screen: PlanStep },
  { name: 'Connect & Setup', screen: ConnectStep },
  { name: 'Analyze Account', screen: AnalysisStep },
  { name: 'Done', screen: DoneStep },
]

const retry = 'Failed to save progress. Please try again.'

export function Wizard({ actionData: refused, ...wizard }: StepProps) {
  const hasFailed = refused?.code === 'bug' || refused?.code === 'unavailable'
  const props = { ...wizard, actionData: hasFailed ? { ...refused, message: retry } : refused }
  const { step, progress } = props
  const Screen = steps[step]?.screen ?? DoneStep
  const error = { title: 'Error', description: retry }
  const texts = {
    welcome: { title: 'Failed to complete welcome step', description: retry },
    plan: { title: `Failed to proceed to ${props.network} connection`, description: retry },
    connect: refusalTitled('Connection Failed'),
    'go-on': error,
    correct: error,
    skip: { title: 'Failed to complete account setup', description: retry },
    finish: {
      title: 'Failed to complete onboarding',
      description: 'Failed to complete setup. Please try again.',
    },
  }
  return (
    <div className="wrap max-w-3xl py-8 sm:py-14">
      <Connectivity lost={false} offlineText={offlineText} lostText="" keptText={keptText} />
      <header className="flex items-center justify-between gap-4">
        <Anchor href="/" aria-label="Home">
          <Logo />
        </Anchor>
        <div className="flex items-center gap-4">
          {step > 0 && step < 4 && (
            <TextLink to={`/onboarding?step=${step - 1}`} className="text-sm">
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
        <Steps label="Setup" steps={steps.map(({ name }) => name)} current={step} marks={marksOf(props)} />
        {/* The marks show it visually. */}
        <Progress label="Setup progress" value={progress.completion_percentage} className="sr-only" />
        <RefusalToast actionData={props.actionData} texts={texts} />
        <div className="mt-10">
          <Screen {...props} />
        </div>
      </main>
    </div>
  )
}

/** Steps that were passed without being done. */
function marksOf({ progress, analysis }: StepProps): Record<number, string> {
  const marks: Record<number, string> = {}
  if (!progress.twitter_connected) marks[2] = 'skipped'
  if (!progress.account_analyzed) marks[3] = analysis && isRunning(analysis.status) ? 'still running' : 'skipped'
  return marks
}
