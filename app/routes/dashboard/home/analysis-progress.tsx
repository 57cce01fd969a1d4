import { useState } from 'react'
import { Alert } from '#app/ui/alert.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { FormResult } from '#app/ui/form.tsx'
import { useStreamLost } from '#app/ui/live.tsx'
import { Progress } from '#app/ui/progress.tsx'
import { AnalyzeAgain } from '#app/view/analysis/analyze-again.tsx'
import {
  connectionIssues,
  mergeNews,
  type PolledProgress,
  useProgressPolling,
} from '#app/view/analysis/use-progress-polling.ts'
import type { ShownHome } from './home-data.ts'

export function AnalysisProgress({ home, actionData }: { home: ShownHome; actionData: FormResult | undefined }) {
  const { analysis, connection, user_id } = home
  const [news, setNews] = useState<PolledProgress>(analysis)
  const failure = useProgressPolling(
    { user_id, handle: connection?.handle ?? null, asking: useStreamLost() },
    (update) => setNews((known) => mergeNews(known, update)),
  )
  const { percent, message } = news.percent > analysis.percent ? news : analysis
  if (!failure || failure === connectionIssues)
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
        {failure}
      </Alert>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/dashboard" size="sm" variant="secondary" icon="refresh">
          Check Status
        </LinkButton>
        <AnalyzeAgain corrected={false} label="Start Analysis" variant="quiet" actionData={actionData} />
      </div>
    </>
  )
}
