import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { Form, type FormAnswer, usePending } from '#app/ui/form.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { analysisLabels } from '#app/view/analysis-labels.ts'
import type { Home } from '#app/view/dashboard/home.ts'

/** Account Analysis, with the button its state calls for (spec section 8). */
export function AnalysisCard({ home, answer }: { home: Home; answer: FormAnswer | undefined }) {
  const { analysis, connection } = home
  const pending = usePending('analyze')
  const { status } = analysis
  return (
    <Card title="Account Analysis" description={analysisLabels[status]} level={3}>
      <div className="grid gap-4">
        {(status === 'pending' || status === 'in_progress') && (
          <Progress label={analysis.message} value={analysis.percent} figure={`${analysis.percent}%`} />
        )}
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
          <Form intent="analyze" answer={answer}>
            <Button variant="secondary" size="sm" icon="refresh" pending={pending}>
              Re-analyze Account
            </Button>
          </Form>
        )}
      </div>
    </Card>
  )
}
