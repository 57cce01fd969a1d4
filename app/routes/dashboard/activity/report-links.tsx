import type { ActivityQuery } from '#app/domain/activity/activity.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { parametersOf } from '#app/view/activity/address.ts'

export function ReportLinks({ query }: { query: ActivityQuery }) {
  return (
    <>
      {query.show === 'done' && (
        <LinkButton to={`/dashboard/activity/report?period=${query.period}`} size="sm" variant="secondary" icon="chart">
          Report with charts
        </LinkButton>
      )}
      <LinkButton
        href={`/dashboard/activity/report.csv?${new URLSearchParams(parametersOf('activity', query))}`}
        size="sm"
        variant="secondary"
        icon="download"
        download
      >
        Download Report
      </LinkButton>
    </>
  )
}
