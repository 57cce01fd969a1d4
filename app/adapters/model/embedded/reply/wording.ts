import { contentTokens, type Reading, read } from '#app/adapters/model/embedded/language/reading.ts'
import type { Match } from './match.ts'

/** The answers of a remark, the one nearest to the post's own words first; equal ones in an order fixed by the seed. */
export function ranked(mains: string[], reading: Reading, seed: number): string[] {
  const said = new Set(contentTokens(reading).map((token) => token.stem))
  const ruled = ruledOut(reading)
  return mains
    .map((main, index) => {
      const stems = new Set(contentTokens(read(main)).map((token) => token.stem))
      const shared = [...stems].filter((stem) => said.has(stem)).length
      const unwanted = [...stems].some((stem) => ruled.has(stem))
      const turn = (index + seed) % mains.length
      return { main, unwanted, order: Math.min(shared, 4) - turn * 0.01 }
    })
    .filter(({ unwanted }) => !unwanted)
    .sort((a, b) => b.order - a.order)
    .map(({ main }) => main)
}

const exclusions = new Set(['without', 'besid', 'except', 'exclud'])

/** What the post excludes: the words after "without" and the like. */
function ruledOut(reading: Reading): Set<string> {
  const out = new Set<string>()
  for (const [position, stem] of reading.stems.entries()) {
    if (!exclusions.has(stem)) continue
    for (const next of reading.stems.slice(position + 1, position + 4)) if (next) out.add(next)
  }
  return out
}

/** Whether the post already speaks of what a sentence asks; asking it again would show that nobody read the post. */
export function knows(reading: Reading, sentence: string): boolean {
  const said = new Set(reading.stems)
  return contentTokens(read(sentence)).some((token) => said.has(token.stem))
}

/** `{concept}` becomes the post's own word, `{#a/b}` the name of whichever concept the post has. */
export function filled(main: string, match: Match): string {
  return main.replace(/\{(#?)([^}]+)\}/g, (_, mark: string, names: string) => {
    const id = names.split('/').find((name) => match.wording.has(name)) ?? ''
    const own = match.wording.get(id) ?? ''
    return mark ? id : own.replace(/(^|\s)\p{Ll}/gu, (letter) => letter.toUpperCase())
  })
}
