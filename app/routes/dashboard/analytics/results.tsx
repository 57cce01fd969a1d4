import type { AnalyticsTab } from '#app/domain/activity/analytics.ts'
import { Section } from '#app/ui/card.tsx'
import { Chart } from '#app/ui/chart.tsx'
import type { BarSeries } from '#app/ui/chart-bars.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Post } from '#app/ui/post.tsx'
import { deltaOf, Stat } from '#app/ui/stat.tsx'
import { formatDay } from '#app/ui/time.tsx'
import { personAddress } from '#app/view/activity/address.ts'
import { counted, shareOf } from '#app/view/text.ts'

type ResultsProps = Pick<Extract<AnalyticsTab, { tab: 'performance' }>, 'results'> & {
  time_zone: string
  network: string
}

const series: readonly BarSeries[] = [
  { key: 'answers', label: 'Replies back', hue: 'pine', pattern: 'solid' },
  { key: 'likes', label: 'Likes back', hue: 'clay', pattern: 'stripes' },
  { key: 'follows', label: 'Follows back', hue: 'marigold', pattern: 'dots' },
]

const needsReply = 'Appears once your first reply has been checked.'

export function ResultsSection({ results, time_zone, network }: ResultsProps) {
  const { days, replies, answered, engaged, answers, likes, follows, followed_back, unwelcome, best } = results
  const span = days.length === 1 ? 'today' : `the last ${days.length} days`
  const followers = days.flatMap((day) => day.followers ?? [])
  const [first] = followers
  const isCounted = (day: (typeof days)[number]) => day.followers !== null
  const followed = days.findLastIndex(isCounted) - days.findIndex(isCounted)
  const nothing = replies + follows === 0
  const last = followers.at(-1)
  return (
    <Section
      title="Results"
      description={`What your replies and follows from ${span} have brought so far. While the bot is awake, Warble checks every hour, for a week after each one.`}
    >
      {(!nothing || last !== undefined) && (
        <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
          {!nothing && (
            <>
              <Stat
                label="Replies back"
                value={replies > 0 ? answers : undefined}
                series={days.map((day) => day.answers)}
                note={replies > 0 ? `${answered} of your ${counted(replies, 'reply', 'replies')} got one.` : needsReply}
              />
              <Stat
                label="Likes back"
                hue="clay"
                value={replies > 0 ? likes : undefined}
                series={days.map((day) => day.likes)}
                note={replies > 0 ? `${engagedOf(engaged, replies)} got a like or a reply.` : needsReply}
              />
              <Stat
                label="Followed Back"
                hue="marigold"
                value={follows > 0 ? followed_back : undefined}
                series={days.map((day) => day.follows)}
                note={
                  follows > 0
                    ? `Out of ${counted(follows, 'person', 'people')} you followed who didn’t follow you yet.`
                    : 'Appears once you follow someone who doesn’t follow you.'
                }
              />
            </>
          )}
          <Stat
            label="Followers"
            hue="slate"
            value={last}
            series={first === undefined ? undefined : followers.map((count) => count - first)}
            delta={
              followers.length > 1 && first !== undefined && last !== undefined
                ? deltaOf(last - first, '', `in ${counted(followed, 'day')}`)
                : undefined
            }
            note="All followers, from any source."
          />
        </div>
      )}
      {unwelcome > 0 && (
        <p className="mt-6 text-sm">
          <span className="font-medium">Unwelcome: {unwelcome}.</span> Complaints aren’t replies back.{' '}
          <TextLink to="/dashboard/inbox">See them in your inbox</TextLink>
        </p>
      )}
      {nothing ? (
        <Empty title="No results yet" className="mt-6">
          After your first reply or follow, Warble checks {network} for results within an hour, while the bot is awake.
        </Empty>
      ) : (
        <div className="mt-8 grid gap-10">
          {days.length > 1 && (
            <Chart
              title="Results, by the day of the action"
              description={`The last ${days.length} days, ${time_zone}`}
              points={days.map(({ day, answers, likes, follows }) => ({
                key: day,
                label: formatDay(day),
                values: { answers, likes, follows },
              }))}
              series={series}
              summary={`${counted(answers, 'reply', 'replies')}, ${counted(likes, 'like')} and ${counted(followed_back, 'follow')} back in ${days.length} days.`}
              pointHeader="Day"
              newestFirst
              counted="Replies and likes that each day’s replies got, and people you followed that day who now follow you. People who already followed you don’t count."
            />
          )}
          <BestReplies best={best} />
        </div>
      )}
    </Section>
  )
}

/** "9 of 10 replies", "85% of replies" */
function engagedOf(part: number, replies: number): string {
  const { value, unit } = shareOf(part, replies)
  return unit ? `${value}${unit} of replies` : `${value} ${replies === 1 ? 'reply' : 'replies'}`
}

function BestReplies({ best }: Pick<ResultsProps['results'], 'best'>) {
  if (best.length === 0) return null
  return (
    <section>
      <h3 className="font-semibold">Best replies</h3>
      <ol className="mt-3 grid gap-6 lg:grid-cols-3">
        {best.map(({ id, handle, name, text, post_text, answers, likes }) => (
          <li key={id} className="grid content-start gap-2">
            <Post author={name} handle={`@${handle}`}>
              <p className="line-clamp-4">{post_text}</p>
            </Post>
            <Post author="You" part="answer">
              {text}
            </Post>
            <p className="text-sm text-muted">
              {counted(answers, 'reply', 'replies')} back, {counted(likes, 'like')}.{' '}
              <TextLink to={personAddress(handle)}>All activity with @{handle}</TextLink>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
