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
  { key: 'answers', label: 'Answers', hue: 'pine', pattern: 'solid' },
  { key: 'likes', label: 'Likes', hue: 'clay', pattern: 'stripes' },
  { key: 'follows', label: 'Follows', hue: 'marigold', pattern: 'dots' },
]

const needsReply = 'Shown once the outcome of a reply is known.'

/** The responses to the user's actions; the page shows them before the actions themselves. */
export function ResultsSection({ results, time_zone, network }: ResultsProps) {
  const { days, replies, answered, engaged, answers, likes, follows, followed_back, best } = results
  const span = days.length === 1 ? 'today' : `the last ${days.length} days`
  const followers = days.flatMap((day) => day.followers ?? [])
  const [first] = followers
  const isCounted = (day: (typeof days)[number]) => day.followers !== null
  const followed = days.findLastIndex(isCounted) - days.findIndex(isCounted)
  const nothing = replies + follows === 0
  const last = followers.at(-1)
  return (
    <Section
      title="What came back"
      description={`To the replies and follows of ${span}, so far. While the bot is awake, ${network} is asked every hour, for a week after each.`}
    >
      {(!nothing || last !== undefined) && (
        <div className="grid grid-cols-2 gap-8 md:grid-cols-4">
          {!nothing && (
            <>
              <Stat
                label="Answers"
                value={replies > 0 ? answers : undefined}
                series={days.map((day) => day.answers)}
                note={replies > 0 ? `${answered} of ${counted(replies, 'reply', 'replies')} got one.` : needsReply}
              />
              <Stat
                label="Likes"
                hue="clay"
                value={replies > 0 ? likes : undefined}
                series={days.map((day) => day.likes)}
                note={
                  replies > 0 ? (
                    <>
                      <Share part={engaged} whole={replies} /> of the replies got a like or an answer.
                    </>
                  ) : (
                    needsReply
                  )
                }
              />
              <Stat
                label="Followed Back"
                hue="marigold"
                value={follows > 0 ? followed_back : undefined}
                series={days.map((day) => day.follows)}
                note={
                  follows > 0
                    ? `Of ${counted(follows, 'follow')} of people who did not follow you yet.`
                    : 'Shown once you have followed somebody who did not follow you.'
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
            note="However they came to follow you."
          />
        </div>
      )}
      {nothing ? (
        <Empty title="Nothing has come back yet" className="mt-6">
          It takes a reply or a follow, and then up to an hour, while the bot is awake, until {network} has been asked
          what came of it.
        </Empty>
      ) : (
        <div className="mt-8 grid gap-10">
          {days.length > 1 && (
            <Chart
              title="What came back, by the day of the action"
              description={`The last ${days.length} days, ${time_zone}`}
              points={days.map(({ day, answers, likes, follows }) => ({
                key: day,
                label: formatDay(day),
                values: { answers, likes, follows },
              }))}
              series={series}
              summary={`${counted(answers, 'answer')}, ${counted(likes, 'like')} and ${counted(followed_back, 'follow')} back in ${days.length} days.`}
              pointHeader="Day"
              newestFirst
              counted="Answers and likes that your replies of each day got, and people followed on it who follow you since. Who followed you before does not count."
            />
          )}
          <BestReplies best={best} />
        </div>
      )}
    </Section>
  )
}

function Share({ part, whole }: { part: number; whole: number }) {
  const { value, unit = '' } = shareOf(part, whole)
  return (
    <>
      {value}
      {unit}
    </>
  )
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
              {counted(answers, 'answer')}, {counted(likes, 'like')}.{' '}
              <TextLink to={personAddress(handle)}>All with @{handle}</TextLink>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
