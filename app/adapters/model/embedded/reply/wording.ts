import { Bounded } from '#app/adapters/model/bounded.ts'
import { conceptKeys } from '#app/adapters/model/embedded/knowledge/concepts.ts'
import { contentStems, type Reading, read } from '#app/adapters/model/embedded/language/reading.ts'
import { type Match, ruledOut } from './match.ts'

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

/** Where an answer shares no word with the post, the post's own name for the matter goes before it: "On cold email: ...". */
export function anchored(main: string, match: Match, reading: Reading): string {
  const said = new Set(reading.stems)
  if ([...stemsOf(main)].some((stem) => said.has(stem))) return main
  const name = [...match.wording.values()].find((words) => {
    const last = reading.tokens.find((token) => token.text === words.split(' ').at(-1))
    const first = reading.tokens.find((token) => token.text === words.split(' ')[0])
    if (!['NOUN', 'PROPN', 'ADJ'].includes(first?.pos ?? '')) return false
    const telling = words.includes(' ') || /\p{Lu}\p{Lu}/u.test(words)
    return telling && (last?.pos === 'NOUN' || last?.pos === 'PROPN') && words.length < 24 && !/\d/.test(words)
  })
  if (!name) return main
  const inner = /^\p{Lu}\p{Lu}|^I\b/u.test(main) ? main : main.charAt(0).toLowerCase() + main.slice(1)
  return `On ${/\p{Lu}.*\p{Lu}/u.test(name) ? name : name.toLowerCase()}: ${inner}`
}
