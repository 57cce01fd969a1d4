import type { Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { sameText } from '../text/shape.ts'

type Impression = 'too_often' | 'repeated' | 'generic' | 'misplaced' | 'foreign' | 'unheard' | 'fitting' | 'plain'

const DAY_MS = 86_400_000
const PER_DAY = 2
const SMALL_WORDS = new Set(
  'this that with from have what your about they them then than when were been will would could there their just very really some more much also into only over like dont cant thats youre'.split(
    ' ',
  ),
)
const PRAISE = new Set(
  'great good nice awesome amazing love loved cool post thread thanks sharing share interesting insight insights agree totally exactly wow well said true point congrats keep going work content valuable helpful best inspiring perfect thank'.split(
    ' ',
  ),
)
const TENDER = new Set(['grief', 'disaster', 'medical', 'politics', 'hostile', 'injection'])
const UNHEARD = new Set(['spam', 'giveaway', 'bot'])

function words(text: string): string[] {
  return sameText(text.replace(/@\w+/g, '').replaceAll(/[’']/g, ''))
    .split(' ')
    .filter((word) => word.length > 2)
}

/** Meaningful words, cut to a stem of five letters. */
function stems(text: string): Set<string> {
  const carrying = words(text).filter((word) => word.length > 3 && !SMALL_WORDS.has(word) && !PRAISE.has(word))
  return new Set(carrying.map((word) => word.slice(0, 5)))
}

function alike(a: string, b: string): boolean {
  const first = new Set(words(a))
  const second = new Set(words(b))
  const shared = [...first].filter((word) => second.has(word)).length
  return shared > 0 && shared / (first.size + second.size - shared) > 0.75
}

/** How a reply is received by the author of the post. */
export function impressionOf(network: Network, answer: Post, parent: Post): Impression {
  const dayAgo = new Date(Date.parse(answer.createdAt) - DAY_MS).toISOString()
  const weekAgo = new Date(Date.parse(answer.createdAt) - 7 * DAY_MS).toISOString()
  let today = 1
  let repeated = false
  for (const other of network.timeline(answer.author).newestFirst()) {
    if (other.createdAt < weekAgo) break
    if (other.id === answer.id || other.replyTo === null) continue
    if (other.replyToUser === parent.author && other.createdAt >= dayAgo && other.createdAt <= answer.createdAt)
      today += 1
    if (alike(other.text, answer.text)) repeated = true
  }
  if (today > PER_DAY) return 'too_often'
  if (UNHEARD.has(parent.label.class)) return 'unheard'
  if (TENDER.has(parent.label.class)) return 'misplaced'
  if (repeated) return 'repeated'
  const carried = stems(answer.text)
  if (carried.size < 2) return 'generic'
  if (answer.lang !== parent.lang) return 'foreign'
  const shared = [...stems(parent.text)].some((stem) => carried.has(stem))
  return shared || (answer.text.includes('?') && carried.size >= 3) ? 'fitting' : 'plain'
}
