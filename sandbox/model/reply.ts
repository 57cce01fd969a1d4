import { fill } from '../perch/people/grammar.ts'
import { type Random, randomFrom } from '../perch/people/random.ts'
import { field, list, number, text } from './fields.ts'
import { recognise } from './recognise.ts'
import type { Data } from './wire.ts'
import { stemsOf, wordsOf } from './words.ts'

const skip = (code: string, reason: string): Data => ({ verdict: 'skip', text: '', code, reason })

/** How often each template was used, so that they take turns. */
const useCounts = new Map<string, number>()
const timesUsed = (template: string) => useCounts.get(template) ?? 0

/** Picks one of the replies prepared for the post's pattern, or skips. */
export function reply(data: Data): Data {
  const post = text(data.post, 'text')
  const match = recognise(post)
  const written = match?.bank.replies?.[match.pattern] ?? []
  if (!match || written.length === 0) return skip('nothing_to_add', 'There’s nothing to add.')
  const voice = field(data.profile, 'voice')
  const preferredLength = Math.min(140, Math.max(60, number(voice, 'median_length', 100)))
  const maxLength = number(data, 'max_length', 280)
  const random = randomFrom(post, useCounts.size)
  const told = list(data.profile, 'guidelines').map((one) => text(one, 'text'))
  const options = written
    .filter((template) => !told.some((one) => isFrom(template).test(one)))
    .map((template) => {
      const { text: answer } = fill(template, {}, random, match.slots)
      return { template, answer: applyVoice(answer, voice, match.bank.emoji ?? '', random) }
    })
    .filter(({ answer }) => answer.length <= maxLength)
  const distance = ({ answer }: { answer: string }) => Math.abs(answer.length - preferredLength)
  const [best] = options.sort((a, b) => timesUsed(a.template) - timesUsed(b.template) || distance(a) - distance(b))
  if (!best) return skip('nothing_to_add', 'The reply would be too long.')
  useCounts.set(best.template, timesUsed(best.template) + 1)
  return { verdict: 'reply', text: best.answer, code: null, reason: reasonFor(post, best.answer, match.slots) }
}

/** Names what the reply takes up: something that the post is about, else a sentence of it. */
function reasonFor(post: string, answer: string, slots: Record<string, string>): string {
  const isIn = (whole: string, part: string) => whole.toLowerCase().includes(part.toLowerCase())
  const [shared] = Object.values(slots)
    .filter((part) => isThing(part) && isIn(post, part) && isIn(answer, part))
    .sort((one, other) => other.length - one.length)
  if (shared) return `It picks up “${shared}” from their post.`
  const said = new Set(stemsOf(answer))
  const taken = sentencesOf(post).find((sentence) => stemsOf(sentence).some((stem) => said.has(stem)))
  if (taken) return `It takes up “${taken.slice(0, 250)}”.`
  return post.includes('?') ? 'It answers their question.' : 'It responds to what they wrote.'
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)

/** "Rwandan bourbon", but not "nobody" or "the price of". */
const isThing = (part: string) => /\p{L}{4}/u.test(part) && wordsOf(/\S+$/.exec(part)?.[0] ?? '').length > 0

/** Matches what was said with the template, as in a guideline about replies that are not wanted. */
const isFrom = (template: string) =>
  new RegExp(
    template
      .replace(/[.!]$/, '')
      .split(/\{[^{}]+\}/)
      .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replaceAll('!', '[.!]'))
      .join('.+'),
    'i',
  )

/** Adapts a text to the person's typing habits: exclamation marks, lower case, emoji. */
function applyVoice(original: string, voice: unknown, emoji: string, random: Random): string {
  let text = original
  if (field(voice, 'uses_exclamation') !== true) text = text.replace(/!+/g, '.')
  else if (random.chance(0.4)) text = text.replace(/\.$/, '!')
  if (field(voice, 'lower_case') === true) text = text.toLowerCase().replace(/\.$/, '')
  if (field(voice, 'uses_emoji') === true && emoji !== '' && random.chance(0.5)) text = `${text} ${emoji}`
  return text
}
