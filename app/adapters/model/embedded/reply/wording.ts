import { contentTokens, type Reading, read } from '#app/adapters/model/embedded/language/reading.ts'
import { type Match, ruledOut } from './match.ts'

const stemCache = new Map<string, Set<string>>()

/** Content stems of a sentence of the knowledge, which is finite and stays the same. */
function stemsOf(sentence: string): Set<string> {
  const known = stemCache.get(sentence)
  if (known) return known
  const stems = new Set(contentTokens(read(sentence)).map((token) => token.stem))
  if (stemCache.size >= 5_000) stemCache.clear()
  stemCache.set(sentence, stems)
  return stems
}

/** The answers of a remark, the one nearest to the post's own words first; equal ones in an order fixed by the seed. */
export function ranked(mains: string[], reading: Reading, seed: number): string[] {
  const said = new Set(contentTokens(reading).map((token) => token.stem))
  const numbers = new Set(reading.text.match(/\d+/g) ?? [])
  const ruled = new Set([...ruledOut(reading)].map((position) => reading.stems[position] ?? ''))
  return mains
    .map((main, index) => {
      const stems = stemsOf(main)
      const figures = (main.match(/\d+/g) ?? []).filter((figure) => numbers.has(figure)).length
      const shared = [...stems].filter((stem) => said.has(stem)).length + figures
      const unwanted = [...stems].some((stem) => ruled.has(stem))
      const turn = (index + seed) % mains.length
      return { main, unwanted, order: Math.sqrt(shared) - turn * 0.25 }
    })
    .filter(({ unwanted }) => !unwanted)
    .sort((a, b) => b.order - a.order)
    .map(({ main }) => main)
}

/** Whether the post already speaks of what a sentence asks; asking it again would show that nobody read the post. */
export function knows(reading: Reading, sentence: string): boolean {
  const said = new Set(reading.stems)
  return [...stemsOf(sentence)].some((stem) => said.has(stem))
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
    return (last?.pos === 'NOUN' || last?.pos === 'PROPN') && words.length < 24 && !/\d/.test(words)
  })
  if (!name) return main
  const inner = /^\p{Lu}\p{Lu}|^I\b/u.test(main) ? main : main.charAt(0).toLowerCase() + main.slice(1)
  return `On ${/\p{Lu}.*\p{Lu}/u.test(name) ? name : name.toLowerCase()}: ${inner}`
}
