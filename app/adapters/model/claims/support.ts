import type { TaggedWord, Tagger } from '#app/adapters/model/parts-of-speech.ts'
import { stem } from '#app/adapters/model/words.ts'

/** Set with `npm run bench mind`. */
const enough = 0.75

/** Verbs and nouns that say little alone. */
const light = new Set(
  (
    'be bring come do get give go happen have keep know let make mean put say seem start take thing think try use want ' +
    'way work'
  ).split(' '),
)
const weights: Partial<Record<TaggedWord['part'], number>> = { NOUN: 1, PROPN: 1, VERB: 1, NUM: 1, ADJ: 0.5 }

const named = (words: string, from: number, step: number) =>
  words.split(' ').map((word, at): [string, string] => [word, String(from + step * at)])

const numberWords = new Map([
  ...named('two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen', 2, 1),
  ...named('seventeen eighteen nineteen', 17, 1),
  ...named('twenty thirty forty fifty sixty seventy eighty ninety hundred', 20, 10),
])

const dates = new RegExp(
  String.raw`\b(?:January|February|March|April|(?<=(?:every|in|last|of|since|this|until) )May|June|July|August|September` +
    String.raw`|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?=s?\b)`,
  'g',
)

/** Digits and English words alike, months and days of the week. "one" is rarely a number. */
export function figuresIn(text: string): Set<string> {
  const digits = (text.match(/\d+(?:[.,]\d+)*/g) ?? []).map((one) => one.replace(/[.,](?=\d{3}(?:\D|$))/g, ''))
  const words = (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => numberWords.get(word) ?? [])
  return new Set([...digits, ...words, ...(text.match(dates) ?? [])])
}

const keysOf = ({ lemma, text }: TaggedWord) => [stem(lemma), stem(text.toLowerCase())]

/** Whether one text has nearly all words of the claim, and all its figures. */
export function isSupported(claim: readonly TaggedWord[], own: readonly string[], tag: Tagger): boolean {
  return own.some((text) => coverage(claim, text, tag) >= enough)
}

function coverage(claim: readonly TaggedWord[], own: string, tag: Tagger): number {
  const figures = figuresIn(own)
  for (const figure of figuresIn(claim.map(({ text }) => text).join(' '))) if (!figures.has(figure)) return 0
  const known = new Set(tag(own).flatMap(keysOf))
  let [all, found] = [0, 0]
  for (const word of claim) {
    const weight = light.has(word.lemma) ? 0 : (weights[word.part] ?? 0)
    all += weight
    if (keysOf(word).some((key) => known.has(key))) found += weight
  }
  // "Mine did too": no text can say that.
  return all === 0 ? 0 : found / all
}
