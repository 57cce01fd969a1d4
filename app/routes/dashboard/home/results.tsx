import { Disclosure } from '#app/ui/accordion.tsx'
import { Axis, Crosses, Figure, Lane, Steps } from '#app/ui/lanes.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { numberText } from '#app/ui/number.ts'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import { SentAndBack } from '#app/ui/sent-and-back.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDay } from '#app/ui/time.tsx'
import { ResultsKey, SentKey } from '#app/view/activity/chart-key.tsx'
import { counted, shareOf } from '#app/view/text.ts'
import type { Home } from './home-data.ts'
import { periodOf } from './period.ts'

export function Results({ home }: { home: Home }) {
  const { figures, chart } = home
  return (
    <section aria-labelledby="results" className="mt-4">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="results" className="text-lg font-semibold">
          Results
        </h2>
        {chart && (
          <p className="text-sm text-muted">{`${periodOf(figures, chart.from, home.time_zone)}, ${chart.step === 1 ? 'by the hour' : 'every 2 hours'}`}</p>
        )}
      </div>
      {chart ? <Chart home={home} chart={chart} /> : <WithoutChart home={home} />}
    </section>
  )
}

/** Nothing was sent lately: the numbers without a picture. */
function WithoutChart({ home }: { home: Home }) {
  return (
    <>
      <div className="grid grid-cols-2 gap-x-8 gap-y-6 border-t border-rule pt-2 lg:grid-cols-4">
        <Today home={home} />
        <Rate home={home} />
        <Followers home={home} />
        <Errors home={home} />
      </div>
      {home.has_acted && (
        <p className="mt-3 text-sm text-muted">
          Nothing sent in the last 7 days. Each action appears here, with what it brought below it.
        </p>
      )}
    </>
  )
}

type ChartData = NonNullable<Home['chart']>

function Chart({ home, chart }: { home: Home; chart: ChartData }) {
  const totals = totalsOf(chart.columns)
  return (
    <>
      <Lane
        figure={
          <div className="grid gap-4">
            <Today home={home} />
            <Rate home={home} />
          </div>
        }
      >
        <SentKey {...totals} />
        <SentAndBack steps={chart.columns} shaded={chart.shaded} label={labelOf(totals)} />
        <ResultsKey {...totals} said={home.said} />
      </Lane>
      <Lane figure={<Followers home={home} />}>
        {chart.followers.length > 0 && (
          <Steps points={chart.followers} label="Followers by day; the table below has the numbers." />
        )}
      </Lane>
      {totals.failed > 0 && (
        <Lane figure={<Errors home={home} />}>
          <Crosses
            at={chart.columns.flatMap(({ failed }, at) => (failed > 0 ? (at + 0.5) / chart.columns.length : []))}
            label={`Actions that ${home.network} refused: ${totals.failed}`}
          />
        </Lane>
      )}
      <Lane figure={totals.failed === 0 && <Errors home={home} />}>
        <Axis ticks={chart.ticks} />
      </Lane>
      <Numbers home={home} chart={chart} />
    </>
  )
}

function Today({ home: { figures } }: { home: Home }) {
  return <Figure label="Actions Today" value={figures.actions_today} note={sinceYesterday(figures)} />
}

function Rate({ home }: { home: Home }) {
  const { engagement_count, engagement_of, unwelcome } = home.figures
  const { value = null, unit } = shareOf(engagement_count, engagement_of)
  const note = `Got a like or a reply in the last 7 days.${unwelcome > 0 ? ` Unwelcome: ${unwelcome}.` : ''}`
  return (
    <Figure
      label="Engagement Rate"
      value={value}
      empty={home.has_acted ? undefined : 'After the first replies'}
      unit={unit === '%' ? '% of replies' : unit}
      note={engagement_of > 0 ? note : undefined}
    />
  )
}

function Errors({ home: { figures } }: { home: Home }) {
  return (
    <p className="flex items-baseline gap-2 text-sm text-muted">
      Errors <span className="figures font-semibold text-ink">{figures.errors_today}</span> today
    </p>
  )
}

type Totals = ReturnType<typeof totalsOf>

function totalsOf(columns: ChartData['columns']) {
  const sum = (key: Exclude<keyof (typeof columns)[number], 'face'>) => columns.reduce((all, one) => all + one[key], 0)
  return {
    replies: sum('replies'),
    others: sum('others'),
    answers: sum('answers'),
    likes: sum('likes'),
    follows: sum('follows'),
    unwelcome: sum('unwelcome'),
    failed: sum('failed'),
  }
}

const labelOf = ({ replies, others, answers, likes, follows, unwelcome }: Totals) =>
  `${counted(replies, 'reply', 'replies')} and ${counted(others, 'other action')}; ${counted(answers, 'reply', 'replies')}, ${counted(likes, 'like')} and ${counted(follows, 'follow')} came back, ${counted(unwelcome, 'complaint')}. The table below has the numbers.`

/** Nothing is shown if there was nothing on either day, or no account yesterday. */
function sinceYesterday({ actions_today, actions_yesterday, compared_until }: Home['figures']) {
  if (actions_yesterday === null || actions_today + actions_yesterday === 0) return undefined
  const change = actions_today - actions_yesterday
  if (change === 0) return `As many as yesterday until ${compared_until}`
  return `${Math.abs(change)} ${change > 0 ? 'more' : 'fewer'} than yesterday until ${compared_until}`
}

function Followers({ home: { figures, network, has_acted } }: { home: Home }) {
  const { followers, followers_first_counted, new_followers, new_followers_since } = figures
  const total = followers === null ? '' : numberText(followers)
  const note =
    followers === null
      ? `Counting starts when ${network} is connected.`
      : new_followers === null
        ? followers_first_counted
          ? `${total} in all`
          : `Not counted yet today. Last count: ${total}.`
        : `${new_followers_since === null ? 'Today' : `Since ${formatDay(new_followers_since)}`}, ${total} in all`
  const signed = new_followers === null || new_followers <= 0 ? new_followers : `+${numberText(new_followers)}`
  const empty = has_acted && !followers_first_counted ? undefined : 'Starting tomorrow'
  return <Figure label="New Followers" value={signed} empty={empty} note={note} />
}

function Numbers({ home: { network }, chart }: { home: Home; chart: ChartData }) {
  const column = (key: keyof Totals, header: string) => {
    return { key, header, numeric: true, cell: (row: (typeof chart.days)[number]) => row[key] }
  }
  return (
    <div className="mt-2 flex flex-wrap justify-between gap-x-6">
      <Disclosure title="How it’s counted, and the numbers" className="grow">
        <p className="mt-2 max-w-prose text-muted">
          {`Above the line is each action at the time it was sent. Below it are its replies, likes and follows back so far. Warble checks ${network} for results for two to seven days, depending on the network. Complaints don’t count as replies back. An action is unwelcome if the person complained about it or asked you to stop. If they hadn’t heard from you in the week before, that counts only among the posts to you. Shaded hours are outside your working hours.`}
        </p>
        <ScrollArea label="Results, as a table" className="mt-3 max-h-96">
          <Table
            caption="Results"
            captionHidden
            columns={[
              { key: 'day', header: 'Day', cell: ({ day }) => formatDay(day) },
              column('replies', 'Replies'),
              column('others', 'Other actions'),
              column('answers', 'Replies back'),
              column('likes', 'Likes back'),
              column('follows', 'Follows back'),
              column('unwelcome', 'Unwelcome'),
              column('failed', 'Refused'),
              { key: 'followers', header: 'Followers', numeric: true, cell: ({ followers }) => followers ?? '' },
            ]}
            rows={[...chart.days].reverse()}
            rowKey={({ day }) => day}
          />
        </ScrollArea>
      </Disclosure>
      <p className="py-1 text-sm">
        <TextLink to="/dashboard/analytics">Analytics</TextLink>
      </p>
    </div>
  )
}
