import { TextLink } from '#app/ui/link.tsx'
import { counted } from '#app/view/text.ts'
import type { Home } from './home-data.ts'

/** How many posts were skipped in the last 24 hours, and why. */
export function SkippedSummary({ home: { skipped, skipped_count, count_is_capped } }: { home: Home }) {
  if (skipped_count === 0) return null
  const reasons = new Map<string, number>()
  for (const { reason, count } of skipped) reasons.set(reason, (reasons.get(reason) ?? 0) + count)
  return (
    <div className="mt-5 text-sm">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>
          <span className="font-medium">
            {`${count_is_capped ? `More than ${skipped_count} posts` : counted(skipped_count, 'post')} skipped`}
          </span>{' '}
          <span className="text-muted">{`in the last 24 hours${count_is_capped ? '. Of the latest:' : ''}`}</span>
        </span>
        <TextLink to="/dashboard/activity?show=left">See all skipped posts</TextLink>
      </p>
      <ul aria-label="Reasons for skipping" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-muted">
        {[...reasons].map(([reason, count]) => (
          <li key={reason}>
            <span className="figures font-medium text-ink">{count}</span> {reason}
          </li>
        ))}
      </ul>
    </div>
  )
}
