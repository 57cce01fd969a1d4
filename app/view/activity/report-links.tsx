import type { AskedActivity } from '#app/domain/activity/activity.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { parametersOf } from '#app/view/activity/address.ts'

/** Links to the list as a file and to the period as a printable page. */
export function ReportLinks({ asked }: { asked: AskedActivity }) {
  return (
    <>
      {asked.show === 'done' && (
        <LinkButton to={`/dashboard/activity/report?period=${asked.period}`} size="sm" variant="secondary" icon="chart">
          Report with charts
        </LinkButton>
      )}
      <LinkButton
        href={`/dashboard/activity/report.csv?${new URLSearchParams(parametersOf('activity', asked))}`}
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
