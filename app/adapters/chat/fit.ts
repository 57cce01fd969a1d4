import { contentStems, countsOf } from '#app/adapters/model/words.ts'
import { partsOfWord } from './subjects.ts'

const scales = { odds: 10, missing: 4, words: 6 }

/**
 * A question that names what no wording of a subject does asks for something else, however close it is: "a dark web
 * scan" is no "dark mode". Rare words count more; a word's likeness to the closest one forgives endings and typing
 * errors.
 */
export function fitTo(subjects: readonly string[][]) {
  const wordings = subjects.map((texts) => texts.map(contentStems))
  const all = wordings.flat()
  const uses = countsOf(all.flatMap((stems) => [...stems]))
  const rarity = (stem: string) => 1 - Math.log(1 + (uses.get(stem) ?? 0)) / Math.log(1 + all.length)
  const parts = new Map([...uses.keys()].map((stem) => [stem, partsOfWord(stem)]))
  const known = wordings.map((stems) => new Set(stems.flatMap((own) => [...own])))
  return (text: string, subject: number, share: number): number[] => {
    const stems = [...contentStems(text)]
    const said = known[subject] ?? new Set<string>()
    const closest = (stem: string) => {
      if (said.has(stem)) return 1
      const own = partsOfWord(stem)
      return Math.max(0, ...[...said].map((one) => alike(own, parts.get(one) ?? new Set())))
    }
    const missing = stems.map((stem) => rarity(stem) * (1 - closest(stem)))
    const odds = Math.log((share + 1e-6) / (1 - share + 1e-6))
    return [
      odds / scales.odds,
      Math.max(0, ...missing),
      missing.reduce((sum, one) => sum + one, 0) / scales.missing,
      stems.length / scales.words,
    ]
  }
}

export function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0
  for (const part of one) if (other.has(part)) shared += 1
  return (2 * shared) / (one.size + other.size)
}

export const alikeWords = (one: string, other: string): number => alike(partsOfWord(one), partsOfWord(other))
