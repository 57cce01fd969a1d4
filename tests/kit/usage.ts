import type { ActionUsage, Counts } from '#app/domain/bot/action-limits.ts'
import { minute } from '#app/domain/time.ts'

export interface UsageCounts {
  this_hour?: number
  /** Without views. */
  today?: number
  replies_today?: number
  follows_today?: number
  views_today?: number
  others?: ActionUsage['others']
}

/** What a user did with one account: in the last hour, a minute apart up to `now`, and today. */
export function usageOf(counts: UsageCounts, now: Date): ActionUsage {
  const { this_hour = 0, replies_today: reply = 0, follows_today: follow = 0, views_today: view = 0 } = counts
  const today: Counts = { reply, follow, view, like: (counts.today ?? reply + follow) - reply - follow }
  const hour = Array.from({ length: this_hour }, (_, at) => new Date(now.getTime() - (this_hour - at) * minute))
  return {
    hour: { own: hour, account: hour },
    today: { own: today, account: today },
    others: counts.others ?? [],
    credits_today: 0,
  }
}
