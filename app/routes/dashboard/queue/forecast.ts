import type { QueueItem } from '#app/domain/drafts/queue.ts'
import type { Left } from './draft-entry.tsx'

/** What approving these will do, as far as the limits tell. */
export function forecast(selected: readonly QueueItem[], left: Left, network: string): string {
  const own = selected.filter(({ click_url }) => click_url !== null).length
  const rest = selected.filter(({ click_url }) => click_url === null)
  const clicks = own > 0 ? `${own} ${own === 1 ? 'needs' : 'need'} your own click on ${network}.` : ''
  if (rest.length === 0) return clicks
  const ofKind = (one: QueueItem['kind']) => rest.filter(({ kind }) => kind === one).length
  const [replies, follows] = [ofKind('reply'), ofKind('follow')]
  const fitting = Math.min(replies, left.replies) + Math.min(follows, left.follows) + rest.length - replies - follows
  const fit = Math.min(fitting, left.now)
  return [sentence(fit, rest.length), clicks].filter(Boolean).join(' ')
}

function sentence(fit: number, of: number): string {
  const edits = of === 1 ? 'your edits included' : 'your edits with them'
  if (fit === of) return of === 1 ? `It can go out now, ${edits}.` : `All ${of} can go out now, ${edits}.`
  if (fit === 0) return of === 1 ? 'It goes out when your limits allow.' : 'They go out when your limits allow.'
  return `${fit} can go out now, ${of - fit} when your limits allow.`
}
