import type { TaggedWord, Tagger } from '#app/adapters/model/parts-of-speech.ts'
import { isStopWord } from '#app/adapters/model/words.ts'
import common from './common-words.json'
import { addTo, maxWordLength, type Term } from './terms.ts'

/** For each word, the share of the subjects of ordinary texts that contain it; `npm run train words` writes them. */
const shares = new Map(
  common.words.flatMap((words, at) => words.split(' ').map((word) => [word, (at + 2) / common.subjects])),
)

const setOf = (kind: keyof typeof common.nouns) => new Set(common.nouns[kind].split(' '))
/** Name no subject on their own, an amount, or a time; and no words at all. */
const [general, measures, calendar, abbreviations] = [
  setOf('general'),
  setOf('measure'),
  setOf('calendar'),
  setOf('abbreviation'),
]

/** The same for a word's forms and spellings: "sign-ups" and "signup". */
export const keyOf = ({ lemma }: Pick<TaggedWord, 'lemma'>): string =>
  lemma.replaceAll('-', '').replace(/(?<=[^s]{3})s$/, '')

const maxWords = 3

/** Nouns, and two or three in a row. English only. Most adjectives before them are chance. */
export function nounTerms(texts: readonly string[], tag: Tagger): Map<string, Term> {
  const terms = new Map<string, Term>()
  for (const [index, text] of asWritten(texts).entries())
    for (const run of runsOf(withCompounds(tag(text), text)))
      for (const end of run.keys()) {
        const isLast = run[end + 1] === undefined && run[end]?.part !== 'ADJ'
        for (let start = Math.max(0, end - maxWords + 1); start <= end; start++) {
          const words = run.slice(start, end + 1)
          const isHead = isLast && start === 0
          const form = words.map((word) => word.text).join(' ')
          const keys = words.map(keyOf)
          addTo(terms, keys, form, index, { isHead, telling: tellingShare(words) })
        }
      }
  return terms
}

/** In how many of other subjects a word tells nothing, squeezed so that two fifths of them are all. */
const commonness = 2.5

function tellingShare(words: TaggedWord[]): number {
  const keys = words.map(keyOf)
  const each = keys.map((key) => Math.max(0, 1 - commonness * (shares.get(key) ?? 0)))
  if (keys.every((key) => general.has(key)) || keys.some((key) => measures.has(key))) return 0
  return each.reduce((sum, one) => sum + one, 0) / each.length
}

function runsOf(words: TaggedWord[]): TaggedWord[][] {
  const runs: TaggedWord[][] = [[]]
  for (const [at, word] of words.entries()) {
    const isFirst = words[at - 1]?.sentence !== word.sentence
    // "Ha, …" and "Friends, …" say nothing about what follows.
    const isSetOff = isFirst && words[at + 1]?.text === ','
    const belongs = isTerm(word) && !isSetOff
    if (isFirst || !belongs) runs.push([])
    const isModifier = words[at + 1]?.part === 'ADJ' && words[at + 2]?.part === 'NOUN'
    if (belongs) runs.at(-1)?.push(isModifier ? { ...word, part: 'ADJ' } : word)
  }
  return runs
}

/** Without a vowel: "km", "mm". */
const unit = /^[b-df-hj-np-tv-xz]{2}$/

function isTerm({ text, lemma, part }: TaggedWord): boolean {
  // An adjective with a capital belongs to a name: "Romanian deadlift".
  if (part !== 'NOUN' && part !== 'PROPN' && !(part === 'ADJ' && /^\p{Lu}/u.test(text))) return false
  const isWord = /^\p{L}[\p{L}\p{N}+-]+$/u.test(text) && text.length <= maxWordLength && !unit.test(text)
  return (
    isWord && !(text.length > 2 && isStopWord(text.toLowerCase())) && !calendar.has(lemma) && !abbreviations.has(lemma)
  )
}

/** The library splits "pull-up" into three words. */
function withCompounds(words: TaggedWord[], text: string): TaggedWord[] {
  const compounds = text.match(/(?<!\p{L})\p{L}+(?:-\p{L}+)+/gu) ?? []
  if (compounds.length === 0) return words
  const joined: TaggedWord[] = []
  for (const word of words) {
    const [before, hyphen] = joined.slice(-2)
    const whole = `${before?.text}-${word.text}`
    if (before && hyphen?.text === '-' && compounds.some((one) => one.includes(whole)))
      joined.splice(-2, 2, { ...word, text: whole, lemma: `${before.lemma}-${word.lemma}` })
    else joined.push(word)
  }
  return joined
}

/** Without what would be taken for a name: capitals at the start of a sentence, and hashtags of several words. */
function asWritten(texts: readonly string[]): string[] {
  const plain = texts.join('\n').replace(/[#@]\w+/g, ' ')
  const known = new Set([...shares.keys(), ...(plain.toLowerCase().match(/\p{L}{2,}/gu) ?? [])])
  const names = new Set(plain.match(/(?<=[\p{Ll}\p{N},;]\s)\p{Lu}\p{L}+/gu))
  return texts.map((text) =>
    text
      .replace(/#(\w+)/g, (_, hashtag: string) => hashtagWords(hashtag, known))
      .replace(/\p{Lu}(?<=(?:^|[.!?:…\n"“(]\s*)\p{Lu})\p{Ll}+(?![\p{L}'’])/gu, (word) =>
        names.has(word) ? word : word.toLowerCase(),
      ),
  )
}

const shortestPart = 3

/** Nothing if it can't be told which words it is made of. */
function hashtagWords(hashtag: string, known: ReadonlySet<string>): string {
  const spelled = hashtag.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ')
  if (spelled.includes(' ')) return spelled
  const word = hashtag.toLowerCase()
  if (known.has(word)) return word
  for (let at = shortestPart; at <= word.length - shortestPart; at++) {
    const [one, other] = [word.slice(0, at), word.slice(at)]
    if (known.has(one) && (known.has(other) || known.has(`${other}s`))) return `${one} ${other}`
  }
  return '.'
}
