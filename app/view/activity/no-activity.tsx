import type { Activity } from '#app/domain/activity/activity.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { type ActivityPage, activityAddress, isFiltered } from '#app/view/activity/address.ts'

const texts = {
  done: {
    never: 'Wake the bot up on the dashboard: each of its actions will be listed here with its reason.',
    earlier: 'Choose another period to see what the bot did earlier.',
  },
  left: {
    never: 'Posts that the bot reads and does not answer will be listed here, each with the reason.',
    earlier: 'Choose another period to see what the bot left alone earlier.',
  },
}

/** Why the list is empty, and what to do next. */
export function NoActivity({ page, activity }: { page: ActivityPage; activity: Activity }) {
  const { show, period } = activity
  const everything = activityAddress(page, { show, period: 'all', filter: {} })
  if (isFiltered(activity))
    return (
      <Empty
        title="Nothing found"
        level={2}
        action={
          <LinkButton to={activityAddress(page, { ...activity, filter: {} })} variant="secondary">
            Show all of the period
          </LinkButton>
        }
      >
        {period === 'all'
          ? 'No entry fits. Fewer words, or another outcome, find more.'
          : 'No entry of this period fits. A longer period, or fewer words, find more.'}
      </Empty>
    )
  if (period === 'all')
    return (
      <Empty
        title={show === 'done' ? 'No activity yet' : 'Nothing left alone yet'}
        level={2}
        action={<LinkButton to="/dashboard">Go to the dashboard</LinkButton>}
      >
        {texts[show].never}
      </Empty>
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
