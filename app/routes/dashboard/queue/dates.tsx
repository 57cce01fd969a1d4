import type { QueueItem } from '#app/domain/drafts/queue.ts'
import { zonedText } from '#app/time-zones.ts'
import { cx } from '#app/ui/cx.ts'
import { Time } from '#app/ui/time.tsx'
import { isSameDate } from '#app/view/days.ts'

const hour = 3_600_000
/** So little is left that it's said in colour. */
const soon = 3 * hour

interface DatesProps {
  item: Pick<QueueItem, 'drafted_at' | 'expires_at'>
  now: Date
  time_zone: string
}

export function Dates({ item: { drafted_at, expires_at }, now, time_zone }: DatesProps) {
  const end = new Date(expires_at)
  const time = zonedText(end, time_zone, { hour: 'numeric', minute: '2-digit' })
  const day = isSameDate(end, now, time_zone) ? 'today' : 'tomorrow'
  const isSoon = end.getTime() - now.getTime() < soon
  return (
    <span className="text-muted">
      Drafted <Time at={drafted_at} now={now} timeZone={time_zone} inSentence />,{' '}
      <time dateTime={expires_at} className={cx(isSoon && 'font-medium text-marigold')} suppressHydrationWarning>
        expires {day} at {time}
      </time>
    </span>
  )
}
