import { weightedLength } from '#app/adapters/network/text-length.ts'
import { likenessLimit, nearest, repeats, type SentTexts, shingles } from './likeness.ts'

export type DraftFault =
  | 'too_long'
  | 'empty'
  | 'language'
  | 'link'
  | 'hashtag'
  | 'mention'
  | 'generic'
  | 'near_duplicate'
  | 'refusal'
  | 'instruction_echo'
  | 'leak'

/** As the network counts. */
type LengthOf = (text: string) => number

/** `reason` is a sentence for the user. */
export type DraftCheck = { ok: true } | { ok: false; code: DraftFault; reason: string }

export function fault(code: DraftFault, reason: string): DraftCheck {
  return { ok: false, code, reason }
}

/** The only checks of a text that the user has approved or written: it has words, fits, and repeats nothing. */
export function sendableText(text: string, recent: SentTexts, maxLength: number, lengthOf?: LengthOf): DraftCheck {
  const draft = text.trim()
  return shapeFault(draft, maxLength, lengthOf) ?? repetition(draft, recent) ?? { ok: true }
}

export function shapeFault(draft: string, maxLength: number, lengthOf: LengthOf = weightedLength): DraftCheck | null {
  if (!/[\p{L}\p{N}]{2,}/u.test(draft)) return fault('empty', 'The draft has no words.')
  const length = lengthOf(draft)
  return length > maxLength ? fault('too_long', `The draft has ${length} characters, ${maxLength} are allowed.`) : null
}

export function repetition(draft: string, recent: SentTexts): DraftCheck | null {
  if (nearest(shingles(draft), recent) >= likenessLimit)
    return fault('near_duplicate', 'Something very similar was sent recently.')
  if (repeats(shingles(draft), recent) === 'held')
    return fault('near_duplicate', 'One of its sentences was sent recently, word for word.')
  return null
}
