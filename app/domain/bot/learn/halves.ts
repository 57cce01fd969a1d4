import { createHash } from 'node:crypto'
import type { Choice } from '#app/contract/choice.ts'
import type { Candidate } from '#app/domain/bot/decide/choose.ts'
import { day } from '#app/domain/time.ts'

/** By people and not by days or actions, which would favour learning: it takes the best posts away from the others. */
export type Half = NonNullable<Choice['half']>

const testedFor = 28 * day

export const testEndOf = (since: Date) => new Date(since.getTime() + testedFor)

export const isTested = (since: Date | null, now: Date): since is Date =>
  since !== null && now >= since && now < testEndOf(since)

const isHeads = (...words: string[]) => ((createHash('sha256').update(words.join(' ')).digest()[0] ?? 0) & 1) === 1

/** Drawn anew for each test. */
export const halfOf = (userId: string, since: Date, { post }: Candidate): Half =>
  isHeads(userId, since.toISOString(), post.author.id) ? 'with' : 'without'

/** Which half the next reply goes to: drawn by the closest post, so that it is chance and stays the same in a step. */
export const nextHalf = (userId: string, { post }: Candidate): Half =>
  isHeads(userId, 'next', post.id) ? 'with' : 'without'
