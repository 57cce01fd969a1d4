import type { TaggedWord, Tagger } from '#app/adapters/model/parts-of-speech.ts'
import { stem } from '#app/adapters/model/words.ts'

/** Verbs that say little without their object. */
const light = new Set(
  'be have do get go come make take put let use give bring keep seem want try start happen mean say know think work way thing'.split(' '),
)
const numberWords = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, String(value)]),
)
for (const [at, word] of 'thirty forty fifty sixty seventy eighty ninety hundred'.split(' ').entries())
  numberWords.set(word, String(30 + 10 * at))

/** Digits and number words alike, without separators of thousands. "one" is rarely a number. */
export function numbersIn(text: string): Set<string> {
  const digits = (text.match(/\d[\d.,]*/g) ?? []).map((one) => one.replace(/[.,]+$/, '').replace(/,(?=\d{3})/g, ''))
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const value = word === 'one' ? undefined : numberWords.get(word)
    return value === undefined ? [] : [value]
  })
  return new Set([...digits, ...words])
}

const weights: Partial<Record<TaggedWord['part'], number>> = { NOUN: 1, PROPN: 1, VERB: 1, ADJ: 0.5, NUM: 1 }

const keyOf = ({ lemma, text }: TaggedWord) => [stem(lemma), stem(text.toLowerCase())]

export interface OwnText {
  text: string
  keys: ReadonlySet<string>
  numbers: ReadonlySet<string>
}

export function ownText(text: string, tag: Tagger): OwnText {
  return { text, keys: new Set(tag(text).flatMap(keyOf)), numbers: numbersIn(text) }
}

/** The share of the claim's words that the text has too; 0 if it lacks one of its numbers. */
export function coverage(claim: readonly TaggedWord[], own: OwnText): number {
  const said = claim.map(({ text }) => text).join(' ')
  for (const number of numbersIn(said)) if (!own.numbers.has(number)) return 0
  let [all, found] = [0, 0]
  for (const word of claim) {
    const weight = light.has(word.lemma) ? 0 : (weights[word.part] ?? 0)
    all += weight
    if (keyOf(word).some((key) => own.keys.has(key))) found += weight
  }
  return all === 0 ? 1 : found / all
}
