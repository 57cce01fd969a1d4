import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { product, topical } from '#app/adapters/model/heads/heads.ts'
import { singulars } from '#app/adapters/model/words.ts'
import learned from './subjects.json'

/** What accounts write about; `npm run train subjects` writes it. */
export interface Subject {
  name: string
  /** Of subjects that belong together. */
  group: string
}

export interface Reading {
  /** For each subject, how much likelier a text of it is than one of no subject; natural logarithm. */
  odds: Float32Array
  /** The words found that hardly mean anything else, by subject. */
  words: Map<number, string[]>
}

export const subjects: Subject[] = learned.subjects.map(({ name, group }) => ({ name, group: group ?? name }))

const none = subjects.length
const weights = (() => {
  const bytes = new Int8Array(Buffer.from(learned.weights.join(''), 'base64'))
  const size = bytes.length / (none + 1)
  return Array.from({ length: none + 1 }, (_, at) =>
    Float32Array.from(bytes.subarray(at * size, (at + 1) * size), (value) => (value / 127) * learned.most),
  )
})()

/** By first word: the phrases, with whether they hardly mean anything else. */
const index = new Map<string, { word: string; phrase: string; of: number; isWord: boolean }[]>()
for (const [of, { words, hints }] of learned.subjects.entries())
  for (const [list, isWord] of [
    [words, true],
    [hints, false],
  ] as const)
    for (const word of list.split(', ')) {
      const phrase = singulars(word)
      const [first = ''] = phrase.split(' ')
      index.set(first, [...(index.get(first) ?? []), { word, phrase, of, isWord }])
    }

const weight = { meaning: 0.8, offset: 2.5, most: 6, word: 4.5, nextWord: 1, hint: 0.9, hints: 2 }

export function subjectReading(text: string, vector: Vector): Reading {
  const seen = topical(vector)
  const base = product(weights[none] as Float32Array, seen) + (learned.biases[none] ?? 0)
  const words = new Map<number, string[]>()
  const hints = new Map<number, number>()
  const plain = ` ${singulars(text.replace(/#(\p{L}+)/gu, (_, tag: string) => tag.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')))} `
  for (const first of new Set(plain.trim().split(' ')))
    for (const { word, phrase, of, isWord } of index.get(first) ?? []) {
      if (!plain.includes(` ${phrase} `)) continue
      if (isWord) words.set(of, [...(words.get(of) ?? []), word])
      else hints.set(of, (hints.get(of) ?? 0) + 1)
    }
  const odds = Float32Array.from(subjects, (_, at) => {
    const meant = product(weights[at] as Float32Array, seen) + (learned.biases[at] ?? 0) - base
    const found = words.get(at)?.length ?? 0
    const said = found > 0 ? weight.word + weight.nextWord * (found - 1) : 0
    return (
      Math.min(weight.most, weight.meaning * meant + weight.offset) +
      said +
      weight.hint * Math.min(weight.hints, hints.get(at) ?? 0)
    )
  })
  return { odds, words }
}

/** From which odds on a single text is about a subject, whatever else its author writes. */
const clear = 3

/** The subject that a text is clearly about, and its group. */
export function subjectNamesOf(text: string, vector: Vector): string[] {
  const { odds } = subjectReading(text, vector)
  const best = odds.indexOf(Math.max(...odds))
  const subject = subjects[best]
  return subject && (odds[best] ?? 0) >= clear ? [subject.name, subject.group] : []
}
