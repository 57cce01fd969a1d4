import { useState } from 'react'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { useLiveRefresh } from '#app/ui/live.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { analysisLabels } from '#app/view/analysis-labels.ts'
import { AnalysisResult } from '#app/view/onboarding/analysis-result.tsx'
import type { StepProps } from '#app/view/onboarding/wizard.tsx'

interface Live {
  percent: number
  message: string
}

/** Runs by itself once the account is connected; without JavaScript the page asks again every two seconds. */
export function AnalysisStep(props: StepProps) {
  const { analysis, connection, network, answer } = props
  const [live, setLive] = useState<Live | null>(null)
  const starting = usePending('analyze')
  useLiveRefresh('/events', ['analysis', 'connection'], (kind, data) => {
    if (kind === 'analysis') setLive(data as Live)
  })
  const status = analysis?.status ?? 'not_started'
  const working = status === 'pending' || status === 'in_progress'
  const percent = Math.max(analysis?.percent ?? 0, working ? (live?.percent ?? 0) : 0)
  const message = working && live && live.percent >= (analysis?.percent ?? 0) ? live.message : (analysis?.message ?? '')
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
          <div aria-live="polite">
            <Progress label={message} value={percent} figure={`${percent}%`} />
          </div>
          <p className="text-sm text-muted">Warble reads @{connection.handle}’s posts. This may take a few minutes.</p>
          <ToDashboard label="Continue" />
        </>
      )}
      {status === 'failed' && (
        <>
          <p className="text-clay">{analysis?.error}</p>
          <Form intent="analyze" answer={answer}>
            <Button icon="refresh" pending={starting}>
              Try Again
            </Button>
          </Form>
          <ToDashboard label="Go to the dashboard" />
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
            <p>The analysis needs a connected {network.name} account.</p>
            <p>
              <LinkButton to="/onboarding?step=2">Connect {network.name}</LinkButton>
            </p>
            <ToDashboard label="Go to the dashboard" />
          </>
        ))}
      {status === 'complete' && analysis?.profile && (
        <>
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

/** Leaves the wizard: what is missing, the dashboard says. */
function ToDashboard({ label }: { label: string }) {
  const pending = usePending('finish')
  return (
    <Form intent="finish">
      <Button variant="secondary" pending={pending}>
        {label}
      </Button>
    </Form>
  )
}
