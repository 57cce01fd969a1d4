import type { Activity } from '#app/domain/activity/activity.ts'
import type { FirstWork } from '#app/domain/bot/schedule/first-work.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { EmptyPage } from '#app/ui/empty-page.tsx'
import { type ActivityPage, activityAddress, isFiltered } from '#app/view/activity/address.ts'
import { WhileWaiting } from '#app/view/activity/while-waiting.tsx'

const texts = {
  done: {
    never: 'Wake the bot up on the dashboard. Everything it does shows up here, with the reason.',
    earlier: 'Choose another period to see what the bot did earlier.',
    ahead: {
      title: 'What each entry tells you',
      notes: [
        ['What', 'Their post and what the bot replied, or that it liked, followed or viewed.'],
        ['Why', 'Which of your topics it’s about, and what in the post led to the reply.'],
        ['Results', 'Likes, replies and follows back, for up to a week after each action.'],
        ['Undo', 'Replies, likes and follows can be taken back from here.'],
      ],
    },
  },
  left: {
    never: 'Posts the bot reads but skips show up here, with the reason.',
    earlier: 'Choose another period to see what the bot skipped.',
    ahead: {
      title: 'What the bot always skips',
      notes: [
        ['Grief, illness and politics', 'Disasters and health advice too.'],
        ['Giveaways, spam and bots', 'Also posts that pick a fight.'],
        ['Anyone who said stop', 'To your bot or to any other bot here.'],
        ['Your avoid list', 'The people, topics and words you choose.'],
      ],
    },
  },
} as const

interface NoActivityProps {
  page: ActivityPage
  activity: Activity
  first: FirstWork | null
}

export function NoActivity({ page, activity, first }: NoActivityProps) {
  const { show, period } = activity
  const everything = activityAddress(page, { show, period: 'all', filter: {} })
  if (isFiltered(activity))
    return (
      <Empty
        title="No matches"
        level={2}
        action={
          <LinkButton to={activityAddress(page, { ...activity, filter: {} })} variant="secondary">
            Clear filters
          </LinkButton>
        }
      >
        {period === 'all' ? 'Try fewer words or a different outcome.' : 'Try a longer period or fewer words.'}
      </Empty>
    )
  if (period === 'all' || first)
    return (
      <EmptyPage
        title={show === 'done' ? 'No activity yet' : 'Nothing skipped yet'}
        action={first ? <WhileWaiting {...first} /> : <LinkButton to="/dashboard">Go to the dashboard</LinkButton>}
        ahead={texts[show].ahead}
      >
        {first ? first.text : texts[show].never}
      </EmptyPage>
    )
  return (
    <Empty
      title="Nothing in this period"
      level={2}
      action={
        <LinkButton to={everything} variant="secondary">
          All time
        </LinkButton>
      }
    >
      {texts[show].earlier}
    </Empty>
  )
}
