import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { subjects } from '#app/content/help/subjects.ts'
import { fitTo } from './fit.ts'
import learned from './learned.json'
import { subjectShares } from './subjects.ts'

const maxParts = 8
const sharesOf = subjectShares(subjects, learned)
const compared = fitTo(subjects)

/** A question, or a part of it that asks. */
export interface Reading {
  text: string
  /** For each subject how likely it is about it. */
  shares: number[]
}

/** Not what only tells something, such as "I have 40k followers" or "and it renewed yesterday". */
const asks = (part: string) =>
  part.includes('?') ||
  !/^(?:(?:and|but|so)\s+)?(?:i|we|it|he|she|they|my|our)\b(?!.*\b(?:want|need|like to|how|can’?t|cannot|what|why)\b)/i.test(
    part,
  )

const opener = '(?:can|do|does|is|are|will|what|how|when|where|why|who|which)'
const between = new RegExp(
  `(?<=[.!?;])\\s+|(?<!\\s)\\s+(?=(?:and|but|so)\\s)|(?<!\\s)\\s+(?=or\\s${opener}\\s)|(?<=,)\\s+(?=${opener}\\s)`,
  'i',
)

/** The sentences or clauses of a question, if each has three words or more. */
function partsOf(question: string): string[] {
  const parts = question.split(between).filter((part) => part.trim().split(/\s+/).length >= 3)
  return parts.length > 1 ? parts.slice(0, maxParts) : []
}

/** A part without a hint of the subject in the whole says nothing by itself: “and can I skip that”. */
const minHint = 0.01

/** The whole question first; its shares are the mean of its own and its best part's. */
export async function readingsOf(
  question: string,
  whole: Vector,
  reader: Reader,
  signal: AbortSignal,
): Promise<[Reading, ...Reading[]]> {
  const ofWhole = sharesOf(question, whole)
  const parts = partsOf(question)
  if (parts.length === 0) return [{ text: question, shares: ofWhole }]
  const vectors = await reader.texts(parts, signal)
  const read = parts.map((text, at) => ({ text, shares: sharesOf(text, vectors[at] as Vector) }))
  const best = (subject: number) => Math.max(...read.map(({ shares }) => shares[subject] ?? 0))
  const shares = ofWhole.map((share, subject) => (share + Math.min(1, share / minHint) * best(subject)) / 2)
  return [{ text: question, shares }, ...read.filter(({ text }) => asks(text))]
}

/** In log-odds, how surely a subject is what the question, or one of its parts, asks about. */
export function fitOf(readings: readonly Reading[], subject: number): number {
  const { weights, bias } = learned.fit
  const fit = ({ text, shares }: Reading) =>
    compared(text, subject, shares[subject] ?? 0).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)
  return Math.max(...readings.map(fit))
}
