import type { Results } from '#app/domain/activity/results.ts'
import type { Series } from '#app/domain/activity/series.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Axis, Crosses, Figure, Lane, Steps } from '#app/ui/lanes.tsx'
import { ScrollArea } from '#app/ui/scroll-area.tsx'
import { SentAndBack } from '#app/ui/sent-and-back.tsx'
import { Table } from '#app/ui/table.tsx'
import { formatDay } from '#app/ui/time.tsx'
import { ResultsKey, SentKey } from '#app/view/activity/chart-key.tsx'
import { counted, shareOf } from '#app/view/text.ts'

interface DaysChartProps {
  series: Series
  results: Results
  network: string
}

/** What was sent on each day, and what it brought: one picture on one axis. */
export function DaysChart({ series, results, network }: DaysChartProps) {
  const days = series.days.map(({ day, counts, failed }, at) => {
    const { answers = 0, likes = 0, follows = 0, unwelcome = 0, followers = null } = results.days[at] ?? {}
    const others = counts.like + counts.follow + counts.view
    return { day, ...counts, others, failed, answers, likes, follows, unwelcome, followers }
  })
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((all, day) => all + of(day), 0)
  const [replies, others] = [sum(({ reply }) => reply), sum((day) => day.others)]
  const views = sum(({ view }) => view)
  const back = sum(({ answers, likes, follows }) => answers + likes + follows)
  const refused = sum(({ failed }) => failed)
  const { unwelcome } = results
  const counts = days.flatMap(({ followers }, at) =>
    followers === null ? [] : [{ at: at / days.length, count: followers }],
  )
  const [first, last] = [counts[0]?.count, counts.at(-1)?.count]
  const ticks = days.flatMap(({ day }, at) => {
    const every = Math.ceil(days.length / 7)
    return at % every === 0
      ? [{ at: (at + 0.5) / days.length, text: formatDay(day), strong: at % (2 * every) === 0 }]
      : []
  })
  return (
    <figure>
      <Lane
        figure={
          <div className="grid gap-4">
            <Figure
              label="Actions"
              value={replies + others - views}
              note={views > 0 && `And ${counted(views, 'profile view')}.`}
            />
            <Landed results={results} />
          </div>
        }
      >
        <SentKey replies={replies} others={others} />
        <SentAndBack
          bars
          steps={days.map((day) => ({ ...day, replies: day.reply, face: null }))}
          label={`By day: ${counted(replies, 'reply', 'replies')} and ${counted(others, 'other action')}, ${counted(back, 'result')}. The table below has the numbers.`}
        />
        <ResultsKey
          answers={results.answers}
          likes={results.likes}
          follows={results.followed_back}
          unwelcome={unwelcome}
          said={results.said}
        />
      </Lane>
      <Lane
        figure={
          <Figure
            label="Followers"
            value={last ?? null}
            note={first !== undefined && last !== undefined && counts.length > 1 && changeText(last - first, days)}
          />
        }
      >
        {counts.length > 0 && <Steps points={counts} label="Followers by day; the table below has the numbers." />}
      </Lane>
      <Lane
        figure={
          <p className="flex items-baseline gap-2 text-sm text-muted">
            Refused <span className="figures font-semibold text-ink">{refused}</span>
          </p>
        }
      >
        <Crosses
          at={days.flatMap(({ failed }, at) => (failed > 0 ? (at + 0.5) / days.length : []))}
          label={`Actions that ${network} refused: ${refused}`}
        />
      </Lane>
      <Lane figure={null}>
        <Axis ticks={ticks} />
      </Lane>
      <DayTable days={days} network={network} />
    </figure>
  )
}

type Day = Parameters<typeof DayTable>[0]['days'][number]

/** Each reply once, whatever it got. */
function Landed({ results: { engaged, replies } }: { results: Results }) {
  const { value = null, unit } = shareOf(engaged, replies)
  return (
    <Figure
      label="Engagement Rate"
      value={value}
      unit={unit && `${unit} of replies`}
      note={replies > 0 && `${engaged} of ${counted(replies, 'reply', 'replies')} got a like or a reply.`}
    />
  )
}

/** Between the first and the last count, which may be days apart. */
function changeText(change: number, days: readonly { followers: number | null }[]): string {
  const isCounted = ({ followers }: { followers: number | null }) => followers !== null
  const span = days.findLastIndex(isCounted) - days.findIndex(isCounted)
  return `${change > 0 ? '+' : ''}${change} in ${span} ${span === 1 ? 'day' : 'days'}`
}

const columns = [
  ['reply', 'Replies'],
  ['like', 'Likes'],
  ['follow', 'Follows'],
  ['view', 'Views'],
  ['failed', 'Refused'],
  ['answers', 'Replies back'],
  ['likes', 'Likes back'],
  ['follows', 'Follows back'],
  ['unwelcome', 'Unwelcome'],
] as const

interface DayTableProps {
  days: readonly (Record<(typeof columns)[number][0], number> & { day: string; followers: number | null })[]
  network: string
}

function DayTable({ days, network }: DayTableProps) {
  return (
    <Disclosure title="How it’s counted, and the numbers" className="mt-2">
      <p className="mt-2 max-w-prose text-muted">
        {`Above the line are the actions of each day, in your time zone. Actions in progress or not yet confirmed count; actions ${network} refused don’t. Below it are the replies, likes and follows back that they got, each on the day of the action. Warble checks ${network} for results for two to seven days, depending on the network. People who already followed you don’t count, and neither do complaints.`}
      </p>
      <ScrollArea label="Results by day, as a table" className="mt-3 max-h-96">
        <Table
          caption="Results by day"
          captionHidden
          columns={[
            { key: 'day', header: 'Day', cell: ({ day }: Day) => formatDay(day) },
            ...columns.map(([key, header]) => ({ key, header, numeric: true, cell: (day: Day) => day[key] })),
            { key: 'followers', header: 'Followers', numeric: true, cell: ({ followers }: Day) => followers ?? '' },
          ]}
          rows={[...days].reverse()}
          rowKey={({ day }) => day}
        />
      </ScrollArea>
    </Disclosure>
  )
}
