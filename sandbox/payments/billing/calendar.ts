import type { Price } from '../state/wire.ts'

export const DAY = 86_400

/**
 * The first end of a period after `start`. Counted from the anchor, so that an anchor on the 31st returns to it after a
 * shorter month.
 */
export function periodEnd(anchor: number, start: number, price: Price): number {
  const { interval, interval_count: every } = price.recurring ?? { interval: 'month', interval_count: 1 }
  for (let count = every; ; count += every) {
    const end = addIntervals(anchor, interval, count)
    if (end > start) return end
  }
}

function addIntervals(anchor: number, interval: string, count: number): number {
  if (interval === 'day') return anchor + count * DAY
  if (interval === 'week') return anchor + count * 7 * DAY
  const date = new Date(anchor * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + count * (interval === 'year' ? 12 : 1))
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, last))
  return Math.floor(date.getTime() / 1000)
}
