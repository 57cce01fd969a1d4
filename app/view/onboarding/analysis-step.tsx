import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { FlashToast } from '#app/ui/flash-toast.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { useLiveRefresh } from '#app/ui/live.tsx'
import { analysisLabels, Unsure } from '#app/view/analysis/status.tsx'
import { connectionIssues, newer, useProgressPolling } from '#app/view/analysis/use-progress-polling.ts'
import { type AnalysisNews, AnalysisStages } from '#app/view/onboarding/analysis-progress.tsx'
import { AnalysisResult } from '#app/view/onboarding/analysis-result.tsx'
import type { StepProps } from '#app/view/onboarding/step-props.ts'

/** Runs by itself once the account is connected; without JavaScript the page reloads every two seconds. */
export function AnalysisStep(props: StepProps) {
  const { analysis, connection, network, answer } = props
  const [live, setLive] = useState<AnalysisNews | null>(null)
  const starting = usePending('analyze')
  const lost = useLiveRefresh('/events', ['analysis', 'connection'], {
    onEvent: (kind, data) => {
      if (kind === 'analysis') setLive((known) => newer(known, data as AnalysisNews))
    },
  })
  const status = analysis?.status ?? 'not_started'
  const working = status === 'pending' || status === 'in_progress'
  const { user_id } = props
  const trouble = useProgressPolling({ user_id, handle: connection.handle, asking: working && lost }, (news) =>
    setLive((known) => newer(known, news)),
  )
  const watched = useRef(working)
  const [completed, setCompleted] = useState(false)
  useEffect(() => {
    if (watched.current && status === 'complete') setCompleted(true)
    watched.current = working
    if (!working) setLive(null)
  }, [status, working])
  const percent = Math.max(analysis?.percent ?? 0, working ? (live?.percent ?? 0) : 0)
  const message = working && live && live.percent >= (analysis?.percent ?? 0) ? live.message : (analysis?.message ?? '')
  const overdue = useOverdue(working && percent >= 100)
  const age = analysis ? props.now.getTime() - analysis.created_at.getTime() : 0
  const goesOn = useContinue({ working, percent, age, failed: Boolean(trouble) || answer?.intent === 'analyze' })
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-title font-semibold">Analyze Account</h1>
        <p className="mt-2 text-muted">{analysisLabels[status]}</p>
      </div>
      {working && (
        <>
          <noscript>
            <meta httpEquiv="refresh" content="2" />
          </noscript>
          <AnalysisStages percent={percent} message={message} news={live} network={network.name} />
          {percent < 100 && (
            <p className="max-w-prose text-sm text-muted">
              Warble reads @{connection.handle}’s posts. This may take a few minutes; it continues while you look
              around.
            </p>
          )}
        </>
      )}
      {goesOn && percent < 100 && (working || status === 'not_started') && <ToDashboard label="Continue" />}
      {working && trouble && (
        <p role="status" className="text-sm text-marigold">
          {trouble}
        </p>
      )}
      {working && trouble && trouble !== connectionIssues && (
        <FlashToast title="Progress Tracking Issue" description={trouble} tone="failure" />
      )}
      {overdue && <p className="text-sm text-muted">Analysis complete but failed to fetch results. Trying again.</p>}
      {completed && <FlashToast title="Analysis Complete!" tone="success" />}
      {answer?.intent === 'analyze' && (
        <FlashToast
          key={answer.message}
          title="Analysis Failed"
          description="Unable to start account analysis. Please try again."
          tone="failure"
        />
      )}
      {answer?.intent === 'analyze' && (
        <p role="alert" className="text-sm text-clay">{`Failed to start analysis: ${answer.status}`}</p>
      )}
      {status === 'failed' && (
        <>
          <Alert tone="failure" title={analysis?.error} />
          <div className="flex flex-wrap gap-3">
            <Form intent="analyze" answer={answer}>
              <Button icon="refresh" pending={starting}>
                Try Again
              </Button>
            </Form>
            <ToDashboard label="Go to the dashboard" />
          </div>
        </>
      )}
      {status === 'not_started' &&
        (connection.is_connected ? (
          <Form intent="analyze" answer={answer}>
            <Button size="lg" pending={starting}>
              Start Account Analysis
            </Button>
          </Form>
        ) : (
          <>
            <p className="max-w-prose">
              The analysis reads your posts, so it needs a connected {network.name} account. You can connect it later;
              the bot waits until then.
            </p>
            <div className="flex flex-wrap gap-3">
              <LinkButton to="/onboarding?step=2">Connect {network.name}</LinkButton>
              <ToDashboard label="Go to the dashboard" />
            </div>
          </>
        ))}
      {status === 'complete' && analysis?.profile && (
        <>
          <Unsure {...analysis.profile}>
            {connection.is_connected && (
              <Form intent="analyze">
                <Button variant="secondary" size="sm" icon="refresh" pending={starting}>
                  Re-analyze Account
                </Button>
              </Form>
            )}
          </Unsure>
          <AnalysisResult profile={analysis.profile} evidence={analysis.evidence ?? {}} />
          <p>
            <LinkButton
              to={props.progress.setup_completed ? '/dashboard' : '/onboarding?step=4'}
              size="lg"
              iconEnd="arrow-right"
            >
              Continue
            </LinkButton>
          </p>
        </>
      )}
    </div>
  )
}

/** When one may go on while the analysis runs (spec section 4): from this percent, or so long after, in ms. */
const continues = { percent: 10, afterStart: 1_000, afterError: 10_000 }

/** Whether the button to go on is shown; without JavaScript it always is. `age`: since the start, in ms. */
function useContinue(run: { working: boolean; percent: number; age: number; failed: boolean }): boolean {
  const { working, percent, age, failed } = run
  const scripted = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    setWaited(false)
    const waits = [
      ...(working ? [Math.max(0, continues.afterStart - age)] : []),
      ...(failed ? [continues.afterError] : []),
    ]
    if (waits.length === 0) return
    const timer = setTimeout(() => setWaited(true), Math.min(...waits))
    return () => clearTimeout(timer)
  }, [working, failed, age])
  return waited || (working && (!scripted || percent >= continues.percent))
}

/** How long loading the results may take before the page says that they are missing, in ms. */
const patience = 2_000

function useOverdue(waiting: boolean): boolean {
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setOverdue(true), patience)
    return () => {
      clearTimeout(timer)
      setOverdue(false)
    }
  }, [waiting])
  return overdue
}

/** Leaves the wizard: the dashboard says what is missing. */
function ToDashboard({ label }: { label: string }) {
  const pending = usePending('finish')
  return (
    <Form intent="finish">
      <Button variant="secondary" pending={pending} pendingLabel="Setting up your account...">
        {label}
      </Button>
    </Form>
  )
}
