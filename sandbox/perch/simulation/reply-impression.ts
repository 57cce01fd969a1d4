import type { Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { normalisedText } from '../text/normalise.ts'

type Impression =
  | 'too_often'
  | 'repeated'
  | 'generic'
  | 'insensitive'
  | 'other_language'
  | 'ignored'
  | 'relevant'
  | 'neutral'

const DAY_MS = 86_400_000
const MAX_REPLIES_PER_DAY = 2
const STOP_WORDS = new Set(
  'this that with from have what your about they them then than when were been will would could there their just very really some more much also into only over like dont cant thats youre'.split(
    ' ',
  ),
)
const PRAISE_WORDS = new Set(
  'great good nice awesome amazing love loved cool post thread thanks sharing share interesting insight insights agree totally exactly wow well said true point congrats keep going work content valuable helpful best inspiring perfect thank'.split(
    ' ',
  ),
)
const SENSITIVE_CLASSES = new Set(['grief', 'disaster', 'medical', 'politics', 'hostile', 'injection'])
const AUTOMATED_CLASSES = new Set(['spam', 'giveaway', 'bot'])

function words(text: string): string[] {
  return normalisedText(text.replace(/@\w+/g, '').replaceAll(/[’']/g, ''))
    .split(' ')
    .filter((word) => word.length > 2)
}

/** Meaningful words, cut to a stem of five letters. */
function stems(text: string): Set<string> {
  const meaningful = words(text).filter((word) => word.length > 3 && !STOP_WORDS.has(word) && !PRAISE_WORDS.has(word))
  return new Set(meaningful.map((word) => word.slice(0, 5)))
}

function isSimilar(a: string, b: string): boolean {
  const first = new Set(words(a))
  const second = new Set(words(b))
  const shared = [...first].filter((word) => second.has(word)).length
  return shared > 0 && shared / (first.size + second.size - shared) > 0.75
}

/** How the author of a post takes a reply to it. */
export function impressionOf(network: Network, reply: Post, parent: Post): Impression {
  const dayAgo = new Date(Date.parse(reply.createdAt) - DAY_MS).toISOString()
  const weekAgo = new Date(Date.parse(reply.createdAt) - 7 * DAY_MS).toISOString()
  let today = 1
  let repeated = false
  for (const other of network.timeline(reply.author).newestFirst()) {
    if (other.createdAt < weekAgo) break
    if (other.id === reply.id || other.replyTo === null) continue
    if (other.replyToUser === parent.author && other.createdAt >= dayAgo && other.createdAt <= reply.createdAt)
      today += 1
    if (isSimilar(other.text, reply.text)) repeated = true
  }
  if (today > MAX_REPLIES_PER_DAY) return 'too_often'
  if (AUTOMATED_CLASSES.has(parent.label.class)) return 'ignored'
  if (SENSITIVE_CLASSES.has(parent.label.class)) return 'insensitive'
  if (repeated) return 'repeated'
  const replyStems = stems(reply.text)
  if (replyStems.size < 2) return 'generic'
  if (reply.lang !== parent.lang) return 'other_language'
  const shared = [...stems(parent.text)].some((stem) => replyStems.has(stem))
  return shared || (reply.text.includes('?') && replyStems.size >= 3) ? 'relevant' : 'neutral'
}
