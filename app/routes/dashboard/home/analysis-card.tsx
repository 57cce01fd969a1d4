import type { ReactNode } from 'react'
import { analysisLabels, isRunning } from '#app/domain/analysis/stages.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import type { FormResult } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { AnalyzeAgain } from '#app/view/analysis/analyze-again.tsx'
import { sureness } from '#app/view/analysis/sureness.ts'
import { AnalysisProgress } from './analysis-progress.tsx'
import type { ShownHome } from './home-data.ts'

export function AnalysisCard({ home, actionData }: { home: ShownHome; actionData: FormResult | undefined }) {
  const { analysis, connection } = home
  const { status } = analysis
  const working = isRunning(status)
  return (
    <Card quiet title="Account Analysis" description={analysisLabels[status]}>
      <div className="grid gap-4">
        {working && <AnalysisProgress home={home} actionData={actionData} />}
        {status === 'failed' && <p className="text-sm text-clay">{analysis.message}</p>}
        {status === 'complete' && (
          <dl className="grid gap-1 text-sm">
            <Found term="Niche">{nicheOf(analysis)}</Found>
            <Found term="Tone">{analysis.tone}</Found>
            <Found term="Style">{analysis.engagement_style}</Found>
          </dl>
        )}
        {status === 'not_started' && !connection && (
          <p className="text-sm text-muted">Warble reads your posts once {home.network} is connected.</p>
        )}
        {status === 'not_started' && (
          <p>
            <LinkButton
              to={`/onboarding?step=${connection ? 3 : 2}`}
              size="sm"
              variant={connection ? 'primary' : 'secondary'}
            >
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
          <AnalyzeAgain corrected={analysis.corrected} actionData={actionData} />
        )}
        {status === 'complete' && (
          <p className="text-sm">
            <TextLink to="/dashboard/voice#found">Is this you? Correct it</TextLink>
          </p>
        )}
      </div>
    </Card>
  )
}

function Found({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function nicheOf({ niche, niche_corrected, confidence_score, posts_read }: ShownHome['analysis']): string {
  return niche_corrected ? `${niche} (set by you)` : `${niche}, ${sureness(confidence_score ?? 0, posts_read ?? null)}`
}
