import { useEffect, useState } from 'react'
import type { Report } from '#app/domain/activity/report.ts'
import { dateText } from '#app/domain/time.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Stat } from '#app/ui/stat.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { periodLabels } from '#app/view/activity/address.ts'
import { BestReplies } from '#app/view/activity/best-replies.tsx'
import { DaysChart } from '#app/view/activity/days-chart.tsx'
import { HourChart } from '#app/view/activity/hour-chart.tsx'
import { ResultsHeadline } from '#app/view/activity/results-headline.tsx'
import { counted } from '#app/view/text.ts'
import { zoneName } from '#app/view/zone-name.ts'
import { ActionsTable, PeopleTable } from './tables.tsx'

type ReportProps = Report & {
  now: Date
  time_zone: string
  network: string
  name: string
  plan: string
  has_views: boolean
}

const address = (period: string) => `/dashboard/activity/report?period=${period}`

const dateOf = (day: string) => dateText(new Date(`${day}T00:00:00Z`), 'UTC')

export function PrintedReport({ period, first, last, cut, totals, items, drafts, more, ...rest }: ReportProps) {
  const { series, results, people, now, time_zone, network, name, plan, has_views } = rest
  const span = first === last ? dateOf(last) : `${dateOf(first)} to ${dateOf(last)}`
  const sent = totals.reply + totals.like + totals.follow + totals.view
  return (
    <>
      <PageHeader
        title={`Report for ${name}`}
        description={`${span}, ${zoneName(time_zone)}`}
        actions={
          <div className="flex flex-wrap gap-2 print:hidden">
            <PrintButton />
            <LinkButton
              href={`/dashboard/activity/report.csv?period=${period}`}
              size="sm"
              variant="secondary"
              icon="download"
              download
            >
              Download Report
            </LinkButton>
          </div>
        }
      />
      <Tabs
        label="Period"
        variant="segments"
        className="mb-8 print:hidden"
        tabs={Object.entries(periodLabels).map(([key, label]) => ({
          label,
          to: address(key),
          current: key === period,
        }))}
      />
      {cut && (
        <p className="mb-6 max-w-prose text-sm text-muted">
          On the {plan} plan, numbers and charts go back to {dateOf(first)}. The download has every action in the
          period.
        </p>
      )}
      <div className="mb-10">
        <ResultsHeadline results={results} />
      </div>
      <section aria-label="Numbers" className="mb-10 grid grid-cols-3 gap-x-8 gap-y-6 md:grid-cols-5">
        <Stat label="Replies" value={totals.reply} />
        <Stat label="Likes" value={totals.like} />
        <Stat label="Follows" value={totals.follow} />
        {(has_views || totals.view > 0) && <Stat label="Views" value={totals.view} />}
        {totals.failed > 0 && <Stat label="Refused" value={totals.failed} hue="clay" />}
      </section>
      {sent === 0 && items.length + drafts.length === 0 ? (
        <Empty title="Nothing was sent in this period" level={2}>
          Wake the bot up on the dashboard, or choose a longer period.
        </Empty>
      ) : (
        <div className="grid gap-10 print:[&_.group]:hidden">
          {series.days.length > 1 && <DaysChart series={series} results={results} network={network} />}
          <BestReplies best={results.best} />
          {people && people.length > 0 && <PeopleTable people={people} />}
          <HourChart
            hours={series.hours}
            description={`By the hour in your time zone, ${zoneName(time_zone)}`}
            counted="Each successful action in this period, by the hour it was sent."
          />
          <ActionsTable
            title="Actions"
            description={
              more ? 'The latest actions. The download has them all.' : 'Every action in this period, newest first.'
            }
            count={actionsText(items)}
            items={items}
            now={now}
            time_zone={time_zone}
          />
          {drafts.length > 0 && (
            <ActionsTable
              title="Drafts"
              description="Not sent. They’re waiting for you, have expired, or were rejected."
              count={counted(drafts.length, 'draft')}
              items={drafts}
              now={now}
              time_zone={time_zone}
            />
          )}
        </div>
      )}
    </>
  )
}

/** Profile views don't count as actions. */
function actionsText(items: readonly { type: string }[]): string {
  const views = items.filter(({ type }) => type === 'view').length
  const actions = counted(items.length - views, 'action')
  return views > 0 ? `${actions} and ${counted(views, 'profile view')}` : actions
}

/** Only a script can open the print dialog: without one the browser's own menu does. */
function PrintButton() {
  const [scripted, setScripted] = useState(false)
  useEffect(() => {
    setScripted(true)
    // The style sheet does it too, where a browser knows what a closed one contains.
    const unfold = () => {
      for (const part of document.querySelectorAll<HTMLDetailsElement>('[data-unfolded]')) part.open = true
    }
    window.addEventListener('beforeprint', unfold)
    return () => window.removeEventListener('beforeprint', unfold)
  }, [])
  if (!scripted) return null
  return (
    <Button type="button" size="sm" variant="secondary" onClick={() => window.print()}>
      Print
    </Button>
  )
}
