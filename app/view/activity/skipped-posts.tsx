import type { ActivityItem } from '#app/domain/activity/recent.ts'
import { Disclosure } from '#app/ui/accordion.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Logbook } from '#app/ui/logbook.tsx'
import { Entry } from '#app/view/activity/entry.tsx'

interface SkippedPostsProps {
  /** The newest of the last 24 hours. */
  items: ActivityItem[]
  /** How many there were in those hours. */
  count: number
  /** There may have been more. */
  count_is_capped: boolean
  now: Date
  time_zone: string
  network: string
}

/** Posts that the bot read and did not answer: collapsed, as they need no action. */
export function SkippedPosts({ items, count, count_is_capped, ...entry }: SkippedPostsProps) {
  if (items.length === 0) return null
  return (
    <Disclosure title={titleOf(items.length, count, count_is_capped)} className="mt-6">
      <Logbook label="Skipped" className="mt-3">
        {items.map((item) => (
          <Entry key={item.id} item={item} {...entry} />
        ))}
      </Logbook>
      <p className="mt-4">
        <TextLink to="/dashboard/activity?show=left">See all skipped posts</TextLink>
      </p>
    </Disclosure>
  )
}

function titleOf(shown: number, count: number, isCapped: boolean): string {
  if (count === 1) return '1 post skipped, and why'
  const newest = shown < count ? ` (latest ${shown} shown)` : ''
  return `${count}${isCapped ? '+' : ''} posts skipped, and why${newest}`
}
