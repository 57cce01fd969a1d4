import { BoundedCache } from './cache.ts'

/** Words that occur in any text, whatever it is about. */
const stopWords = new Set(
  (
    'a about after again all also am an and any are as at back be because been before being but by can could day did do does doing done ' +
    'down even ever every few first for from get gets getting go goes going gone good got had has have having he her here him his how i ' +
    'if in into is it its just know last least less let like little long lot made make makes many may me more most much must my need ' +
    'never new next no not now of off on once one only or other our out over own people put really right same say says see she should ' +
    'since so some something still such take than that the their them then there these they thing things think this those through time ' +
    'to today too two under until up us use used very want was way we week well were what when where which while who why will with ' +
    'without work would year years yet you your'
  ).split(' '),
)

/** Suffixes that do not change a word's meaning. */
const endings = /(?:'s|ing|ied|ies|ed|es|s)$/

/** Lower-case words of a text, without links, mentions and numbers. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .replace(/[‘’]/g, "'")
      .replace(/https?:\/\/\S+|@\w[\w.-]*/g, ' ')
      .toLowerCase()
      .match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? []
  )
}

export function isStopWord(word: string): boolean {
  return word.length < 3 || word.includes("'") || stopWords.has(word)
}

export function countStopWords(words: string[]): number {
  return words.filter((word) => stopWords.has(word)).length
}

/** A word without its suffix, so that "shots" and "shot" are the same. */
export function stem(word: string): string {
  return word.length > 4 ? word.replace(endings, '') : word
}

/** The beginning of a text: at most `most` UTF-16 units, and no half character at its end. */
export const beginning = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text

/** With a capital first letter, to stand alone. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A term as the texts usually spell it within a sentence, such as "GitHub Actions"; unchanged if they give no hint. */
export function spelledAs(term: string, texts: readonly string[]): string {
  if (!/^[\p{L}\p{N}'’ -]+$/u.test(term)) return term
  const within = new RegExp(`(?<=[\\p{L}\\p{N},;:)]\\s)${term.replaceAll(' ', '\\s')}(?![\\p{L}\\p{N}])`, 'giu')
  const forms = new Map<string, number>()
  for (const text of texts) for (const [form] of text.matchAll(within)) forms.set(form, (forms.get(form) ?? 0) + 1)
  const [usual] = [...forms].sort((a, b) => b[1] - a[1])
  return usual ? usual[0].replace(/\s/g, ' ') : term
}

const kept = new BoundedCache<string, ReadonlySet<string>>(2_000)

/** Stems of the words that carry meaning. */
export function contentStems(text: string): ReadonlySet<string> {
  return kept.of(
    text,
    () =>
      new Set(
        wordsOf(text)
          .filter((word) => !isStopWord(word))
          .map(stem),
      ),
  )
}

export function sharedStems(a: string, b: string): number {
  const others = contentStems(b)
  return [...contentStems(a)].filter((one) => others.has(one)).length
}

/** Makes a tag for regular expressions that span lines: a line break and the spaces after it are not part of them. */
export const pattern =
  (flags = '') =>
  ({ raw }: TemplateStringsArray) =>
    new RegExp(raw.join('').replace(/\n\s*/g, ''), flags)
