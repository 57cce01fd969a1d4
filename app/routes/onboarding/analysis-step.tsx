import { useRouteLoaderData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { analysisLabels, isRunning } from '#app/domain/analysis/stages.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { FlashToast } from '#app/ui/flash-toast.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { useLiveRefresh } from '#app/ui/live.tsx'
import { useScripted } from '#app/ui/use-scripted.ts'
import { CompletionToast } from '#app/view/analysis/result-news.tsx'
import { startFailure } from '#app/view/analysis/start-failure.ts'
import { connectionIssues, mergeNews, useProgressPolling } from '#app/view/analysis/use-progress-polling.ts'
import { type AnalysisNews, AnalysisStages } from './analysis-progress.tsx'
import { Result } from './portrait/result.tsx'
import type { StepProps } from './step-props.ts'

/** Starts by itself once the account is connected; without JavaScript the page reloads every two seconds. */
export function AnalysisStep(props: StepProps) {
  return (
    <>
      <CompletionToast analysis={props.analysis} />
      <Analysis {...props} />
    </>
  )
}

function Analysis(props: StepProps) {
  const { analysis, connection, network, actionData } = props
  const [live, setLive] = useState<AnalysisNews | null>(null)
  const starting = usePending('analyze')
  const lost = useLiveRefresh('/events', ['analysis', 'profile', 'connection'], {
    onEvent: (kind, data) => {
      if (kind === 'analysis') setLive((known) => mergeNews(known, data as AnalysisNews))
    },
  })
  const status = analysis?.status ?? 'not_started'
  const working = isRunning(status)
  const hasMessage = Boolean(useRouteLoaderData<{ flash: unknown }>('root')?.flash)
  const { user_id } = props
  const pollingError = useProgressPolling({ user_id, handle: connection.handle, asking: working && lost }, (news) =>
    setLive((known) => mergeNews(known, news)),
  )
  useEffect(() => {
    if (!working) setLive(null)
  }, [working])
  const percent = Math.max(analysis?.percent ?? 0, working ? (live?.percent ?? 0) : 0)
  const message = working && live && live.percent >= (analysis?.percent ?? 0) ? live.message : (analysis?.message ?? '')
  const overdue = useOverdue(working && percent >= 100)
  const age = analysis ? props.now.getTime() - analysis.created_at.getTime() : 0
  const canContinue = useContinue({
    working,
    percent,
    age,
    failed: Boolean(pollingError) || actionData?.intent === 'analyze',
  })
  if (status === 'complete' && props.portrait && analysis?.profile) {
    const { portrait, progress, can_rate } = props
    const { is_connected } = connection
    const rates = can_rate && is_connected && !progress.setup_completed
    const shown = { analysis, portrait, is_connected, is_new: progress.result_unseen, rates, actionData }
    return <Result {...shown} profile={analysis.profile} />
  }
  return (
    <div className="grid gap-6">
      <div>
        <h1 className="text-title font-semibold">Analyze Account</h1>
        {(connection.is_connected || status !== 'not_started') && (
          <p className="mt-2 text-muted">{analysisLabels[status]}</p>
        )}
      </div>
      {working && (
        <>
          <noscript>
            {/* The message of the connection is on the first page only, and wants to be read. */}
            <meta httpEquiv="refresh" content={hasMessage ? '5' : '2'} />
          </noscript>
          <AnalysisStages percent={percent} message={message} news={live} network={network} />
          {percent < 100 && (
            <p className="max-w-prose text-sm text-muted">
              Warble is reading @{connection.handle}’s posts. This can take a few minutes. You can look around in the
              meantime.
            </p>
          )}
        </>
      )}
      {canContinue && percent < 100 && (working || status === 'not_started') && (
        <ToDashboard {...props.progress} label="Continue" />
      )}
      {working && pollingError && (
        <p role="status" className="text-sm text-marigold">
          {pollingError}
        </p>
      )}
      {working && pollingError && pollingError !== connectionIssues && (
        <FlashToast title="Progress Tracking Issue" description={pollingError} tone="failure" />
      )}
      {overdue && <p className="text-sm text-muted">Analysis complete but failed to fetch results. Trying again.</p>}
      {actionData?.intent === 'analyze' && (
        <FlashToast
          key={actionData.message}
          title="Analysis Failed"
          description="Unable to start account analysis. Please try again."
          tone="failure"
        />
      )}
      {status === 'failed' && (
        <>
          <Alert tone="failure" title={analysis?.error} />
          <div className="flex flex-wrap gap-3">
            <Form intent="analyze" actionData={startFailure(actionData)}>
              <Button icon="refresh" pending={starting}>
                Try Again
              </Button>
            </Form>
            <ToDashboard {...props.progress} label="Go to the dashboard" />
          </div>
        </>
      )}
      {status === 'not_started' &&
        (connection.is_connected ? (
          <Form intent="analyze" actionData={startFailure(actionData)}>
            <Button size="lg" pending={starting}>
              Start Account Analysis
            </Button>
          </Form>
        ) : (
          <>
            <p className="max-w-prose">
              The analysis reads your posts, so it needs a connected {network} account. You can connect it later. The
              bot waits until then.
            </p>
            <div className="flex flex-wrap gap-3">
              <LinkButton to="/onboarding?step=2">Connect {network}</LinkButton>
              <ToDashboard {...props.progress} label="Go to the dashboard" />
            </div>
          </>
        ))}
    </div>
  )
}

/** The user may continue from this percentage, or after this long, in ms. */
const continueAfter = { percent: 10, afterStart: 1_000, afterError: 10_000 }

/** Always true without JavaScript. `age`: since the start, in ms. */
function useContinue(run: { working: boolean; percent: number; age: number; failed: boolean }): boolean {
  const { working, percent, age, failed } = run
  const scripted = useScripted()
  const [waited, setWaited] = useState(false)
  useEffect(() => {
    setWaited(false)
    const waits = [
      ...(working ? [Math.max(0, continueAfter.afterStart - age)] : []),
      ...(failed ? [continueAfter.afterError] : []),
    ]
    if (waits.length === 0) return
    const timer = setTimeout(() => setWaited(true), Math.min(...waits))
    return () => clearTimeout(timer)
  }, [working, failed, age])
  return waited || (working && (!scripted || percent >= continueAfter.percent))
}

/** Until missing results are reported. */
const timeoutMs = 2_000

function useOverdue(waiting: boolean): boolean {
  const [overdue, setOverdue] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setOverdue(true), timeoutMs)
    return () => {
      clearTimeout(timer)
      setOverdue(false)
    }
  }, [waiting])
  return overdue
}

/** By the completion screen, the first time. The dashboard says what is missing. */
function ToDashboard({ label, setup_completed }: { label: string; setup_completed: boolean }) {
  return (
    <p>
      <LinkButton to={setup_completed ? '/dashboard' : '/onboarding?step=4'} variant="secondary">
        {label}
      </LinkButton>
    </p>
  )
}
