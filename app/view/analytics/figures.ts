import type { Delta } from '#app/ui/stat.tsx'

export function changeOf(value: number | null, unit: string, period: string): Delta | undefined {
  if (value === null) return undefined
  const direction = value > 0 ? 'up' : value < 0 ? 'down' : 'flat'
  return { direction, sentiment: value > 0 ? 'good' : 'neutral', value: `${Math.abs(value)}${unit}`, period }
}

/** A duration in at most two units. */
export function lasting(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours < 10) return `${hours} h ${minutes % 60} min`
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`
}

// Made once: making a format takes fifty times as long as using it, and charts have ninety days.
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

export const dayName = (day: string) => monthAndDay.format(new Date(`${day}T00:00:00Z`))
