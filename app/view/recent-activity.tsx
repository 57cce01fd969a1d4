import type { ActivityItem } from '#app/domain/activity/recent.ts'
import { Badge } from '#app/ui/badge.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Logbook, LogEntry, type Outcome } from '#app/ui/logbook.tsx'
import { Post } from '#app/ui/post.tsx'
import { Time } from '#app/ui/time.tsx'
import type { Hue } from '#app/ui/tone.ts'
import type { Home } from '#app/view/home.ts'

const hues: Record<ActivityItem['type'], Hue> = { reply: 'pine', like: 'clay', follow: 'marigold', view: 'slate' }

/** Posts of strangers are shown in part; the link leads to the whole. */
const shownLetters = 100

export function RecentActivity({ home }: { home: Home }) {
  const { recent, network } = home
  return (
    <Section title="Recent Activity" description="The last 24 hours">
      {recent.length === 0 ? (
        <NothingYet home={home} />
      ) : (
        <Logbook label="Recent activity">
          {recent.map((item) => (
            <Entry key={item.id} item={item} home={home} network={network} />
          ))}
        </Logbook>
      )}
    </Section>
  )
}

function Entry({ item, home, network }: { item: ActivityItem; home: Home; network: string }) {
  return (
    <LogEntry
      icon={item.type}
      hue={hues[item.type]}
      time={<Time at={item.time} now={home.now} timeZone={home.time_zone} />}
      reason={item.reason}
      status={<State item={item} />}
      quote={item.tweet_content ? <Quotes item={item} /> : undefined}
      outcomes={outcomesOf(item)}
      actions={
        <TextLink href={item.url} target="_blank" rel="noreferrer" className="text-sm">
          See it on {network}
        </TextLink>
      }
    >
      {item.message}
    </LogEntry>
  )
}

function State({ item }: { item: ActivityItem }) {
  if (item.state === 'waiting') return <Badge tone="attention">Waits for you</Badge>
  if (item.state === 'unknown') return <Badge tone="attention">Answer lost</Badge>
  if (item.status === 'failed') return <Badge tone="failure">Failed: {item.error}</Badge>
  return item.status === 'pending' ? <Badge tone="info">Pending</Badge> : null
}

function Quotes({ item }: { item: ActivityItem }) {
  const { tweet_content, reply_content, target } = item
  return (
    <>
      <Post author={target}>{cut(tweet_content ?? '')}</Post>
      {reply_content && (
        <Post author="You" part="answer">
          {reply_content}
        </Post>
      )}
    </>
  )
}

function cut(text: string): string {
  const letters = [...text]
  return letters.length > shownLetters ? `${letters.slice(0, shownLetters).join('')}...` : text
}

function outcomesOf({ outcome }: ActivityItem): Outcome[] {
  if (!outcome) return []
  const { likes, replies } = outcome
  return [
    ...(likes > 0
      ? [
          {
            icon: 'like' as const,
            hue: 'clay' as const,
            label: likes === 1 ? '1 like' : `${likes} likes`,
            count: likes,
          },
        ]
      : []),
    ...(replies > 0
      ? [
          {
            icon: 'reply' as const,
            hue: 'pine' as const,
            label: replies === 1 ? '1 answer' : `${replies} answers`,
            count: replies,
          },
        ]
      : []),
  ]
}

function NothingYet({ home }: { home: Home }) {
  const { connection, analysis_complete, bot } = home
  if (!connection?.open)
    return (
      <Empty title="No activity yet">
        Once {home.network} is connected, the bot’s every action is written down here with its reason.
      </Empty>
    )
  if (!analysis_complete)
    return (
      <Empty title="No activity yet" action={<LinkButton to="/onboarding?step=3">Analyze the account</LinkButton>}>
        The bot writes in your voice, so it reads your posts first.
      </Empty>
    )
  return (
    <Empty title="No activity yet">
      {bot.running
        ? 'The bot is looking for its first post. It shows up here by itself.'
        : 'Wake the bot up, and what it does is written down here with its reason.'}
    </Empty>
  )
}
