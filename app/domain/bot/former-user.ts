import { type ActionUsage, includesOthers } from '#app/domain/bot/action-limits.ts'
import { soonText } from '#app/domain/time.ts'

/**
 * What the connected account did with another user and still counts against the user's daily limits, and until when;
 * null: nothing.
 */
export function formerUserText(usage: ActionUsage, now: Date, timeZone: string): string | null {
  const counting = usage.others.filter(({ kind }) => kind !== 'view').map(({ until }) => until)
  const [first, last] = [counting[0], counting.at(-1)]
  if (!first || !last || !(includesOthers(usage, 'action') || includesOthers(usage, 'reply'))) return null
  const [from, to] = [soonText(first, now, timeZone), soonText(last, now, timeZone)]
  const did = counting.length === 1 ? 'one action' : `${counting.length} actions`
  const they = counting.length === 1 ? 'It counts here' : 'They count here'
  const until = from === to ? `too, until ${from}` : `too: the first until ${from}, the last until ${to}`
  return `The account you connected did ${did} with another user in the last 24 hours. ${they} ${until}.`
}
