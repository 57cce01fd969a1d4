import { once } from '#app/adapters/model/bounded.ts'
import { type Reading, stemPhrases } from './reading.ts'

export interface Hit<T> {
  value: T
  /** Positions in `Reading.stems`; `end` is exclusive. */
  start: number
  end: number
}

interface Entry<T> {
  /** Or, where it is meant exactly, the words. */
  stems: string[]
  value: T
}

/** Phrases with the same first word, by the second: some words begin dozens. */
interface Branch<T> {
  whole: Entry<T>[]
  starred: Entry<T>[]
  bySecond: Map<string, Entry<T>[]>
}

/** Up to this many words may stand where a phrase has a star. */
const gap = 3

/**
 * Phrases by meaning-bearing stems. `*` in a phrase stands for none to three words of the same sentence; a word after `=` is meant
 * exactly as written, and so are all of a phrase that begins with one, for words whose stem means something else ("=abortion", or an
 * aborted deploy is one; "=the shooting", or a photographer's shoot is one).
 */
export class Phrasebook<T> {
  readonly #byFirst = new Map<string, Branch<T>>()
  readonly #exact = new Map<string, Entry<T>[]>()

  constructor(all: readonly (readonly [phrase: string, value: T])[]) {
    for (const [phrase, value] of all) {
      if (!phrase.startsWith('=')) continue
      const stems = phrase.slice(1).split(' ')
      const [first = ''] = stems
      this.#exact.set(first, [...(this.#exact.get(first) ?? []), { stems, value }])
    }
    const entries = all.filter(([phrase]) => !phrase.startsWith('='))
    const stems = stemPhrases(entries.map(([phrase]) => phrase))
    for (const [i, [, value]] of entries.entries()) this.#plant({ stems: stems[i] ?? [], value })
  }

  #plant(entry: Entry<T>): void {
    const [first, second] = entry.stems
    if (first === undefined) return
    const branch: Branch<T> = this.#byFirst.get(first) ?? { whole: [], starred: [], bySecond: new Map() }
    this.#byFirst.set(first, branch)
    if (second === undefined) branch.whole.push(entry)
    else if (second === '*') branch.starred.push(entry)
    else branch.bySecond.set(second, [...(branch.bySecond.get(second) ?? []), entry])
  }

  /** Every phrase found, in the order of the text. Overlapping phrases are all given. */
  find(reading: Reading): Hit<T>[] {
    const hits: Hit<T>[] = []
    const { stems, tokens, at } = reading
    const norm = (position: number) => tokens[at[position] ?? -1]?.norm ?? ''
    for (let start = 0; start < stems.length; start++) {
      const stem = stems[start] ?? ''
      if (stem === '') continue
      const exact = this.#exact.size > 0 ? this.#exact.get(norm(start)) : undefined
      for (const { stems: words, value } of exact ?? [])
        if (words.every((word, nth) => norm(start + nth) === word))
          hits.push({ value, start, end: start + words.length })
      const branch = this.#byFirst.get(stem)
      if (!branch) continue
      for (const { value } of branch.whole) hits.push({ value, start, end: start + 1 })
      addLonger(hits, branch.starred, stems, start)
      addLonger(hits, branch.bySecond.get(stems[start + 1] ?? ''), stems, start)
    }
    return hits
  }

  has(reading: Reading): boolean {
    return this.find(reading).length > 0
  }
}

function addLonger<T>(hits: Hit<T>[], entries: Entry<T>[] | undefined, text: string[], start: number): void {
  if (!entries) return
  for (const { stems, value } of entries) {
    const end = matchFrom(text, start + 1, stems, 1)
    if (end > 0) hits.push({ value, start, end })
  }
}

function matchFrom(text: string[], at: number, phrase: string[], index: number): number {
  if (index === phrase.length) return at
  if (phrase[index] === '*') {
    for (let skip = 0; skip <= gap; skip++) {
      if (skip > 0 && !text[at + skip - 1]) return 0
      const end = matchFrom(text, at + skip, phrase, index + 1)
      if (end > 0) return end
    }
    return 0
  }
  return text[at] === phrase[index] ? matchFrom(text, at + 1, phrase, index + 1) : 0
}

/** A list between commas as phrases; a phrase may go on in the next line. */
export function phrases(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}

/** A book of one kind: every phrase of the list has the value. */
export function bookOf(list: string): Phrasebook<true> {
  return new Phrasebook(phrases(list).map((phrase) => [phrase, true] as const))
}

/** A book of a shelf. */
export interface Book {
  find(reading: Reading): readonly Hit<unknown>[]
  has(reading: Reading): boolean
}

const none: readonly Hit<unknown>[] = []

/** Books that are looked up together: a text is gone through once for all of them, and not once for each. */
export function shelf(): (list: string) => Book {
  const all: (readonly [phrase: string, book: number])[] = []
  let count = 0
  let whole: Phrasebook<number> | null = null
  const found = once((reading: Reading) => {
    whole ??= new Phrasebook(all)
    const byBook: Hit<unknown>[][] = []
    for (const hit of whole.find(reading)) {
      byBook[hit.value] ??= []
      byBook[hit.value]?.push(hit)
    }
    return byBook
  })
  return (list) => {
    const book = count++
    all.push(...phrases(list).map((phrase) => [phrase, book] as const))
    whole = null
    const find = (reading: Reading) => found(reading)[book] ?? none
    return { find, has: (reading) => find(reading).length > 0 }
  }
}

/** The text of a hit as it was written. */
export function surface(reading: Reading, hit: Hit<unknown>): string {
  const from = reading.at[hit.start] ?? 0
  const to = (reading.at[hit.end - 1] ?? from) + 1
  return reading.tokens
    .slice(from, to)
    .map((token) => (token.kind === 'hashtag' ? token.text.slice(1) : token.text))
    .join(' ')
    .replace(/ (['-]) /g, '$1')
    .replace(/ ([,;:%])/g, '$1')
    .replace(/([$€£]) (?=\d)/g, '$1')
    .replace(/(\d) (?=(?:k|m|kg|lbs?)\b)/g, '$1')
}
