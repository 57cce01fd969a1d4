import { ageText } from '#app/content/who-waits.ts'
import { zonedText } from '#app/time-zones.ts'

interface AgeProps {
  since: Date
  now: Date
  time_zone: string
  className?: string
}

/** "10 days": how long someone has waited. */
export const Age = ({ since, now, time_zone, className }: AgeProps) => (
  <time
    dateTime={since.toISOString()}
    title={zonedText(since, time_zone, { dateStyle: 'medium', timeStyle: 'short' })}
    className={className}
    suppressHydrationWarning
  >
    {ageText(since, now)}
  </time>
)
