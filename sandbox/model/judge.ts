import { field, text } from './fields.ts'
import { recognise, topicOf } from './recognise.ts'
import { interest } from './topics.ts'
import type { Data } from './wire.ts'

/** The skip code for each class of Perch's special banks. */
const codes: Record<string, string> = {
  grief: 'sensitive',
  disaster: 'sensitive',
  medical: 'medical',
  politics: 'politics',
  hostile: 'hostile',
  sarcasm: 'nothing_to_add',
  spam: 'spam',
  giveaway: 'giveaway',
  bot: 'bot_author',
  injection: 'instruction',
  language: 'language',
}

const skip = (code: string, reason: string): Data => ({ verdict: 'skip', score: 0, code, reason })
const engage = (score: number, reason: string): Data => ({ verdict: 'engage', score, code: null, reason })

/** The skip code for a post of one of the special banks. */
export function codeOf(post: string): string | null {
  const match = recognise(post)
  return match && match.class !== 'ordinary' ? (codes[match.class] ?? 'nothing_to_add') : null
}

export function judge(data: Data): Data {
  const post = text(data.post, 'text')
  const match = recognise(post)
  const code = codeOf(post)
  if (code !== null) return skip(code, 'It’s better left alone.')
  const topic = match && topicOf(match)
  if (field(data.post, 'to_user') === 'answers')
    return engage(0.9, topic ? `It’s about ${topic}.` : 'They deserve a reply.')
  if (!match) return skip('nothing_to_add', 'There’s nothing to add.')
  const score = interest(data.profile, match.bank, post)
  if (score === 0) return skip('off_topic', 'It isn’t about your topics.')
  return engage(score, `It’s about ${match.bank.niche}, one of your topics.`)
}
