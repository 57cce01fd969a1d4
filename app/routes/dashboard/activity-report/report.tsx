import { useEffect, useState } from 'react'
import type { Report } from '#app/domain/activity/report.ts'
import { dateText } from '#app/domain/time.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PersonPicture } from '#app/ui/person-picture.tsx'
import { Stat } from '#app/ui/stat.tsx'
import { Table } from '#app/ui/table.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import { Time } from '#app/ui/time.tsx'
import { periodLabels } from '#app/view/activity/address.ts'
import { BestReplies } from '#app/view/activity/best-replies.tsx'
import { DayScore } from '#app/view/activity/day-score.tsx'
import { HourChart } from '#app/view/activity/hour-chart.tsx'
import { ResultsHeadline } from '#app/view/activity/results-headline.tsx'
import { counted } from '#app/view/text.ts'

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
        description={`${span}, ${time_zone}`}
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
        <div className="grid gap-10 print:[&_details]:hidden">
          {series.days.length > 1 && <DayScore series={series} results={results} network={network} />}
          <BestReplies best={results.best} />
          {people && people.length > 0 && <PeopleTable people={people} />}
          <HourChart
            hours={series.hours}
            description={`By the hour in your time zone, ${time_zone}`}
            counted="Each successful action in this period, by the hour it was sent."
          />
          <ActionsTable
            title="Actions"
            description={
              more ? 'The latest actions. The download has them all.' : 'Every action in this period, newest first.'
            }
            items={items}
            now={now}
            time_zone={time_zone}
          />
          {drafts.length > 0 && (
            <ActionsTable
              title="Drafts"
              description="Not sent: they wait for you, expired, or were turned down."
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

function PeopleTable({ people }: { people: NonNullable<Report['people']> }) {
  return (
    <Section title="Results per person" description="Most replies first. Counted for a week after each of yours.">
      <Table
        caption="Results per person"
        captionHidden
        columns={[
          {
            key: 'person',
            header: 'Person',
            cell: ({ name, handle, picture }) => (
              <span className="flex items-center gap-2">
                <PersonPicture src={picture} name={name} small />
                <span className="wrap-anywhere">
                  <bdi dir="auto">{name}</bdi> @{handle}
                </span>
              </span>
            ),
          },
          { key: 'replies', header: 'Replies', numeric: true, cell: ({ replies }) => replies },
          { key: 'answers', header: 'Replies back', numeric: true, cell: ({ answers }) => answers },
          { key: 'unwelcome', header: 'Unwelcome', numeric: true, cell: ({ unwelcome }) => unwelcome || '' },
          { key: 'likes', header: 'Likes back', numeric: true, cell: ({ likes }) => likes },
          {
            key: 'followed',
            header: 'Followed back',
            cell: ({ followed_back }) => (followed_back === null ? '' : followed_back ? 'Yes' : 'No'),
          },
        ]}
        rows={people}
        rowKey={({ author_id }) => author_id}
      />
    </Section>
  )
}

interface ActionsTableProps extends Pick<ReportProps, 'items' | 'now' | 'time_zone'> {
  title: string
  description: string
}

function ActionsTable({ title, description, items, now, time_zone }: ActionsTableProps) {
  return (
    <Section title={title} description={description}>
      <Table
        caption={title}
        captionHidden
        columns={[
          {
            key: 'what',
            header: 'What',
            cell: ({ message, reply_content }) => (
              <>
                <span className="font-medium">{message}</span>
                {reply_content && (
                  <span dir="auto" className="mt-0.5 block text-muted wrap-anywhere">
                    {reply_content}
                  </span>
                )}
              </>
            ),
          },
          {
            key: 'time',
            header: 'When',
            cell: ({ time }) => (
              <Time at={time} now={now} timeZone={time_zone} exact zoneless className="whitespace-nowrap" />
            ),
          },
          {
            key: 'outcome',
            header: 'Results',
            cell: (item) => item.error ?? outcomeText(item),
          },
        ]}
        rows={items}
        rowKey={({ id }) => id}
      />
    </Section>
  )
}

type Outcome = Pick<Report['items'][number], 'outcome' | 'followed_back' | 'unwelcome'>

export function outcomeText({ outcome, followed_back, unwelcome }: Outcome): string {
  if (followed_back) return 'Followed you back'
  if (!outcome && unwelcome === 0) return ''
  const { likes, replies } = outcome ?? { likes: 0, replies: 0 }
  const came = [
    unwelcome > 0 && counted(unwelcome, 'complaint'),
    likes > 0 && counted(likes, 'like'),
    replies > 0 && `${counted(replies, 'reply', 'replies')} back`,
  ].filter(Boolean)
  return came.join(', ') || 'Nothing yet'
}

/** Only a script can open the print dialog: without one the browser's own menu does. */
function PrintButton() {
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  if (!scripted) return null
  return (
    <Button type="button" size="sm" variant="secondary" onClick={() => window.print()}>
      Print
    </Button>
  )
}
