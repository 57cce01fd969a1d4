import type { Figures } from './figures.ts'
import type { WeekUser } from './users.ts'

/** A sentence that gives numbers: where it stands, and what each of its numbers has to be. */
export interface Sentence {
  on: string
  reads: RegExp
  means: (figures: Figures, user: WeekUser) => (number | null | undefined)[]
}

export const of = (figures: Figures, name: string) => figures[name] as number | null
export const all = (figures: Figures, name: string) => figures[name] as number[]
export const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
