import { countsOf } from '#app/adapters/model/words.ts'

/** Shorter words with an error could be too many others. */
const minLength = 2
const longFrom = 6
/** What is written less often may itself be an error. */
const minUses = 3

/** Reads a text with typing errors as the known words that its unknown ones are closest to; null: nothing to correct. */
export function correcting(texts: readonly string[]): (text: string) => string | null {
  const read = texts.map(wordsOf)
  const counts = countsOf(read.flat())
  const pairs = countsOf(read.flatMap((words) => words.map((word, at) => pairOf(words[at - 1], word))))
  for (const [word, count] of counts) if (count < minUses) counts.delete(word)
  const known = [...counts.keys()]
  /** How usual a word is between its neighbours, then at all. */
  const usual = (word: string, before?: string, after?: string) =>
    (pairs.get(pairOf(before, word)) ?? 0) + (pairs.get(pairOf(word, after)) ?? 0) + (counts.get(word) ?? 0) / 1e6
  return (text) => {
    const words = wordsOf(text)
    const read = words.map((word) => (counts.has(word) ? [word] : nearest(word, known)))
    if (read.every(([first], at) => first === words[at])) return null
    const chosen: string[] = []
    for (const [at, options] of read.entries()) {
      const score = (word: string) => usual(word, chosen[at - 1], read[at + 1]?.[0])
      chosen.push(options.reduce((best, one) => (score(one) > score(best) ? one : best), options[0] ?? ''))
    }
    return text.replace(letters, () => chosen.shift() ?? '')
  }
}

const letters = /\p{L}(?:['’]?\p{L})*/gu
const wordsOf = (text: string) => (text.match(letters) ?? []).map((word) => word.toLowerCase().replace(/['’]/g, ''))
const pairOf = (one = '', other = '') => `${one} ${other}`

/** The known words with the fewest errors, else the word itself. The first letter is seldom mistyped. */
function nearest(word: string, known: readonly string[]): string[] {
  if (word.length < minLength) return [word]
  let fewest = word.length >= longFrom ? 2 : 1
  let found: string[] = []
  for (const one of known) {
    if (one[0] !== word[0] || Math.abs(one.length - word.length) > fewest) continue
    const errors = errorsBetween(word, one)
    if (errors < fewest) found = []
    if (errors <= fewest) found.push(one)
    fewest = Math.min(fewest, errors)
  }
  return found.length > 0 ? found : [word]
}

/** Letters missed, added, exchanged or swapped with their neighbour. */
function errorsBetween(one: string, other: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const [left = 0, above = 0, corner = 0] = [next[at - 1], last[at], last[at - 1]]
      const errors = Math.min(left + 1, above + 1, corner + (isSame ? 0 : 1))
      next.push(isSwapped ? Math.min(errors, (before[at - 2] ?? 0) + 1) : errors)
    }
    ;[before, last] = [last, next]
  }
  return last[other.length] ?? 0
}
