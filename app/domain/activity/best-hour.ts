import { type Counted, distanceOf, significantOfHours } from '#app/domain/activity/chance.ts'
import { hourText } from '#app/domain/time.ts'

/** Replies with a measured outcome, by the hour of the day in which they were sent. */
export interface CountedHour extends Counted {
  hour: number
}

export interface BestHour {
  hour: number
  own: Counted
  others: Counted
  /** Its lead is more than chance. */
  is_clear: boolean
}

const sum = (hours: readonly Counted[]): Counted => ({
  replies: hours.reduce((all, { replies }) => all + replies, 0),
  answered: hours.reduce((all, { answered }) => all + answered, 0),
})

/** The hour whose replies got more back than the others', of equals the earliest; null: too few replies, or none did. */
export function bestHourOf(hours: readonly CountedHour[]): BestHour | null {
  const [best] = [...new Set(hours.map(({ hour }) => hour))]
    .map((hour) => {
      const own = sum(hours.filter((one) => one.hour === hour))
      const others = sum(hours.filter((one) => one.hour !== hour))
      return { hour, own, others, distance: distanceOf(own, others) }
    })
    .sort((a, b) => b.distance - a.distance || a.hour - b.hour)
  if (!best || best.distance <= 0) return null
  const { distance, ...found } = best
  return { ...found, is_clear: distance >= significantOfHours }
}

/** "6 of 14 replies got one back, 19 of 53 at other hours" */
export const bestHourText = ({ own, others }: BestHour) =>
  `${own.answered} of ${own.replies} replies got one back, ${others.answered} of ${others.replies} at other hours`

export const spanOfHour = (hour: number) => `${hourText(hour)} to ${hourText(hour + 1)}`
