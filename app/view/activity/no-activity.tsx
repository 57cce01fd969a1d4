import type { Period } from '#app/domain/activity/timeline.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Empty } from '#app/ui/empty.tsx'

export function NoActivity({ period }: { period: Period }) {
  if (period === 'all')
    return (
      <Empty title="No activity yet" level={2} action={<LinkButton to="/dashboard">Go to the dashboard</LinkButton>}>
        Wake the bot up on the dashboard, and each of its actions is written down here with its reason.
      </Empty>
    )
  return (
    <Empty
      title="Nothing in this period"
      level={2}
      action={
        <LinkButton to="/dashboard/activity?period=all" variant="secondary">
          All time
        </LinkButton>
      }
    >
      What the bot did earlier is under another period.
    </Empty>
  )
}
