import type { Period } from '#app/domain/activity/timeline.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { type Show, timelineAddress } from '#app/view/activity/periods.ts'

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

export function NoActivity({ period, show }: { period: Period; show: Show }) {
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
        <LinkButton to={timelineAddress('all', show)} variant="secondary">
          All time
        </LinkButton>
      }
    >
      {texts[show].earlier}
    </Empty>
  )
}
