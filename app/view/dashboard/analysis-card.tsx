import { useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Form, type FormAnswer, usePending } from '#app/ui/form.tsx'
import { useStreamLost } from '#app/ui/live.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { analysisLabels } from '#app/view/analysis/status.tsx'
import {
  connectionIssues,
  newer,
  type PolledProgress as ProgressNews,
  useProgressPolling,
} from '#app/view/analysis/use-progress-polling.ts'
import type { Home } from '#app/view/dashboard/dashboard-layout.tsx'

/** Account Analysis, with the button for its state. */
export function AnalysisCard({ home, answer }: { home: Home; answer: FormAnswer | undefined }) {
  const { analysis, connection } = home
  const { status } = analysis
  const working = status === 'pending' || status === 'in_progress'
  return (
    <Card title="Account Analysis" description={analysisLabels[status]} level={3}>
      <div className="grid gap-4">
        {working && <Working home={home} answer={answer} />}
        {status === 'failed' && <p className="text-sm text-clay">{analysis.message}</p>}
        {status === 'complete' && (
          <Facts
            facts={[
              { term: 'Niche', value: `${analysis.niche}, ${analysis.confidence_score}% sure` },
              { term: 'Tone', value: analysis.tone },
              { term: 'Style', value: analysis.engagement_style },
            ]}
          />
        )}
        {status === 'not_started' && !connection && (
          <p className="text-sm text-muted">Warble reads your posts once {home.network} is connected.</p>
        )}
        {status === 'not_started' && connection && (
          <p>
            <LinkButton to="/onboarding?step=3" size="sm">
              Start Account Analysis
            </LinkButton>
          </p>
        )}
        {status === 'failed' && (
          <p>
            <LinkButton to="/onboarding?step=3" size="sm">
              Retry Analysis
            </LinkButton>
          </p>
        )}
        {status === 'complete' && connection?.open && (
          <AnalyzeForm label="Re-analyze Account" variant="secondary" answer={answer} />
        )}
      </div>
    </Card>
  )
}

/** Its progress; and what can be done where neither stream nor polling reports it. */
function Working({ home, answer }: { home: Home; answer: FormAnswer | undefined }) {
  const { analysis, connection, user_id } = home
  const [news, setNews] = useState<ProgressNews>(analysis)
  const trouble = useProgressPolling({ user_id, handle: connection?.handle ?? null, asking: useStreamLost() }, (said) =>
    setNews((known) => newer(known, said)),
  )
  const { percent, message } = news.percent > analysis.percent ? news : analysis
  if (!trouble || trouble === connectionIssues)
    return (
      <>
        <noscript>
          <meta httpEquiv="refresh" content="10" />
        </noscript>
        <Progress label={message} value={percent} figure={`${percent}%`} />
      </>
    )
  return (
    <>
      <Alert tone="failure" title="Connection Error">
        {trouble}
      </Alert>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/dashboard" size="sm" variant="secondary" icon="refresh">
          Check Status
        </LinkButton>
        <AnalyzeForm label="Start Analysis" variant="quiet" answer={answer} />
      </div>
    </>
  )
}

interface AnalyzeFormProps {
  label: string
  variant: 'secondary' | 'quiet'
  answer: FormAnswer | undefined
}

function AnalyzeForm({ label, variant, answer }: AnalyzeFormProps) {
  const pending = usePending('analyze')
  return (
    <Form intent="analyze" answer={answer}>
      <Button variant={variant} size="sm" icon={variant === 'secondary' ? 'refresh' : undefined} pending={pending}>
        {label}
      </Button>
    </Form>
  )
}
