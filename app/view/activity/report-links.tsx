import type { Period } from '#app/domain/activity/timeline.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { Show } from '#app/view/activity/periods.ts'

/** The period as a file, and as a page for paper. */
export function ReportLinks({ period, show }: { period: Period; show: Show }) {
  return (
    <>
      {show === 'done' && (
        <LinkButton to={`/dashboard/activity/report?period=${period}`} size="sm" variant="secondary" icon="chart">
          Report with charts
        </LinkButton>
      )}
      <LinkButton
        href={`/dashboard/activity/report.csv?period=${period}${show === 'left' ? '&show=left' : ''}`}
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
