import { weightedLength } from '#app/adapters/network/weighted-length.ts'
import { likenessLimit, nearest, repeats, type SentTexts, shingles, textsToCompare } from './likeness.ts'

const reasons = {
  too_long: 'The draft is too long.',
  empty: 'The draft is empty.',
  language: 'The draft is in another language.',
  link: 'The draft contains a link.',
  hashtag: 'The draft contains a hashtag.',
  mention: 'The draft mentions an account.',
  placeholder: 'The draft still has a placeholder in it.',
  generic: 'The draft is too generic. It would fit almost any post.',
  near_duplicate: 'It’s too close to a recent reply.',
  refusal: 'The draft is a refusal or talks about being an AI.',
  instruction_echo: 'The draft repeats the post, or words the post told it to say.',
  leak: 'The draft mentions instructions or contains something that looks like a secret.',
}

export type DraftFault = keyof typeof reasons

type LengthOf = (text: string) => number

export interface DraftProblem {
  code: DraftFault
  reason: string
}

export type DraftCheck = { ok: true } | ({ ok: false } & DraftProblem)

export const draftFaults = Object.keys(reasons) as DraftFault[]

export const fault = (code: DraftFault, reason = reasons[code]) => ({ ok: false as const, code, reason })

/** The only checks of a text that the user has approved or written. */
export function sendableText(text: string, recent: SentTexts, maxLength: number, lengthOf?: LengthOf): DraftCheck {
  const draft = text.trim()
  return shapeFault(draft, maxLength, lengthOf) ?? repetition(draft, recent) ?? { ok: true }
}

export function shapeFault(draft: string, maxLength: number, lengthOf: LengthOf = weightedLength): DraftCheck | null {
  if (!/[\p{L}\p{N}]{2,}/u.test(draft)) return fault('empty')
  const length = lengthOf(draft)
  return length > maxLength
    ? fault('too_long', `The draft is ${length} characters long. The limit is ${maxLength}.`)
    : null
}

export function repetition(draft: string, recent: SentTexts): DraftCheck | null {
  const sent = textsToCompare(draft, recent)
  if (nearest(shingles(draft), sent) >= likenessLimit) return fault('near_duplicate')
  if (repeats(shingles(draft), sent) === 'held')
    return fault('near_duplicate', 'One of its sentences is word for word from a recent reply.')
  return null
}
