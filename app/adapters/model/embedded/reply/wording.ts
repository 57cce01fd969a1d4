import { Bounded } from '#app/adapters/model/bounded.ts'
import { conceptKeys } from '#app/adapters/model/embedded/knowledge/concepts.ts'
import { library } from '#app/adapters/model/embedded/knowledge/index.ts'
import { contentStems, type Reading, read } from '#app/adapters/model/embedded/language/reading.ts'
import { cases, commands } from '#app/adapters/model/embedded/lexicon/telling.ts'
import { type Match, ruledOut } from './match.ts'
import { subjectOf } from './subject.ts'

/** Of sentences of the knowledge, which is finite and stays the same. */
const stems = new Bounded<string, ReadonlySet<string>>(6_000)
const meanings = new Bounded<string, readonly string[]>(6_000)

function stemsOf(sentence: string): ReadonlySet<string> {
  return stems.of(sentence, () => contentStems(read(sentence)))
}

/** The telling words and the concepts of a sentence: what it is about. */
export function meaningOf(sentence: string): readonly string[] {
  return meanings.of(sentence, () => {
    const reading = read(sentence)
    return [...contentStems(reading), ...new Set(conceptKeys(reading))]
  })
}

const isVerb = (pos: string | undefined) => pos === 'AUX' || pos === 'VERB'

/**
 * Whether a sentence tells its reader what to do, or speaks of a case they may not be in: help where it was asked for, a lecture where
 * it was not.
 */
export function tells(sentence: string): boolean {
  const [first, second] = read(sentence).tokens
  const opening = sentence.match(/^[\p{L}']+/u)?.[0].toLowerCase() ?? ''
  if (cases.has(opening)) return true
  return (
    commands.has(opening) &&
    !(first?.pos !== 'VERB' && isVerb(second?.pos) && /^(?:is|are|beats?)$/.test(second?.norm ?? ''))
  )
}

/** The answers of a remark, the one nearest to the post's own words first; equal ones in an order fixed by the seed. */
export function ranked(mains: string[], reading: Reading, seed: number): string[] {
  const said = contentStems(reading)
  const numbers = new Set(reading.text.match(/\d+/g) ?? [])
  const ruled = new Set([...ruledOut(reading)].map((position) => reading.stems[position] ?? ''))
  return mains
    .map((main, index) => {
      const own = stemsOf(main)
      const figures = (main.match(/\d+/g) ?? []).filter((figure) => numbers.has(figure)).length
      const shared = [...own].filter((stem) => said.has(stem)).length + figures
      const unwanted = [...own].some((stem) => ruled.has(stem))
      const turn = (index + seed) % mains.length
      return { main, unwanted, order: Math.sqrt(shared) - turn * 0.25 }
    })
    .filter(({ unwanted }) => !unwanted)
    .sort((a, b) => b.order - a.order)
    .map(({ main }) => main)
}

/**
 * Whether the post already speaks of what a sentence asks, the thing asked about aside; asking it again would show that nobody read
 * the post.
 */
export function knows(reading: Reading, sentence: string, aside: ReadonlySet<string> = new Set()): boolean {
  const said = contentStems(reading)
  return [...stemsOf(sentence)].some((stem) => said.has(stem) && !aside.has(stem))
}

/** `{concept}` becomes the post's own word, `{=a/b}` the name of whichever concept the post has. */
export function filled(main: string, match: Match): string {
  return main.replace(/\{(=?)([^}]+)\}/g, (_, mark: string, names: string) => {
    const id = names.split('/').find((name) => match.wording.has(name)) ?? ''
    const own = match.wording.get(id) ?? ''
    return mark ? id : own.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
  })
}

/** "On your flaky test: ...", where the post names the matter in words that can be taken up. */
export function anchored(main: string, words: readonly string[], reading: Reading): string | null {
  const subject = subjectOf(reading, words)
  if (!subject) return null
  const own = stemsOf(main)
  if ([...stemsOf(subject)].every((stem) => own.has(stem))) return null
  const pause = main.includes(':') ? ',' : ':'
  return `On ${subject}${pause} ${isName(main) ? main : main.charAt(0).toLowerCase() + main.slice(1)}`
}

let names: ReadonlySet<string> | null = null

/** Whether a sentence begins with a word that keeps its capital: "Postgres", "AI", "I". */
function isName(sentence: string): boolean {
  names ??= new Set(
    Object.values(library)
      .flatMap(({ remarks }) => remarks.flatMap(({ mains }) => mains))
      .flatMap((main) => [...main.matchAll(/[\p{Ll},] (\p{Lu}[\p{L}\p{N}]*)/gu)].map(([, word = '']) => word)),
  )
  const [first = ''] = sentence.match(/^[\p{L}\p{N}]+/u) ?? []
  return /^I$|^\p{Lu}[\p{Lu}\d]|\p{L}\p{Lu}/u.test(first) || names.has(first)
}
