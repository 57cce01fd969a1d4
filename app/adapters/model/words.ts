import { BoundedCache } from '#app/adapters/cache.ts'

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

const endings = /(?:'s|ing|ied|ies|ed|es|s)$/

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

export function stem(word: string): string {
  return word.length > 4 ? word.replace(endings, '') : word
}

/** At most `most` UTF-16 units, without splitting a character. */
export const beginning = (text: string, most: number): string =>
  text.length > most ? text.slice(0, most).replace(/[\ud800-\udbff]$/, '') : text

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const uncapitalized = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export function countsOf<Key>(keys: Iterable<Key>): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** As the texts usually spell it, such as "GitHub Actions". */
export function spelledAs(term: string, texts: readonly string[]): string {
  if (!/^[\p{L}\p{N}'’ -]+$/u.test(term)) return term
  const within = new RegExp(`(?<=[\\p{L}\\p{N},;:)]\\s)${term.replaceAll(' ', '\\s')}(?![\\p{L}\\p{N}])`, 'giu')
  const forms = countsOf(texts.flatMap((text) => text.match(within) ?? []))
  const [usual] = [...forms].sort((a, b) => b[1] - a[1])
  return usual ? usual[0].replace(/\s/g, ' ') : term
}

/** Whether the words of a phrase follow each other in a text, in any form. */
export const containsPhrase = (text: string, phrase: string): boolean => holdsPhrase(singulars(text), singulars(phrase))

/** The same for `singulars` of both. */
export const holdsPhrase = (text: string, phrase: string): boolean =>
  phrase !== '' && ` ${text} `.includes(` ${phrase} `)

export const singulars = (text: string): string =>
  (text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}'’+-]+|[.!?;:…\n]/gu) ?? []).map(singular).join(' ')

export const singular = (word: string): string =>
  word
    .toLowerCase()
    .replace(/['’]s?$/, '')
    .replace(/(?<=\p{L}{2})ies$/u, 'y')
    .replace(/(?<=\p{L}(?:ss|x|ch|sh)|\p{L}{3}o)es$/u, '')
    .replace(/(?<=\p{L}{2}[^s'’])s$/u, '')

const kept = new BoundedCache<string, ReadonlySet<string>>(2_000)

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

/** A template tag: line breaks and the spaces after them are not part of the pattern. */
export const pattern =
  (flags = '') =>
  ({ raw }: TemplateStringsArray, ...parts: string[]) =>
    new RegExp(String.raw({ raw }, ...parts).replace(/\n\s*/g, ''), flags)
