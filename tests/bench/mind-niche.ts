import { type Niche, niches } from '#app/contract/profile.ts'
import { rounded, shareOf } from '../kit/measure.ts'

const named: Record<string, Niche> = {
  ...{ coffee: 'coffee', crypto: 'crypto', fitness: 'fitness', tech: 'tech', marketing: 'marketing' },
  ...{ creators: 'onlyfans', finance: 'finance', lifestyle: 'lifestyle' },
}

/** The model's name for one of Perch's niches; others are general. */
export const nicheOfLabel = (niche: string): Niche => named[niche] ?? 'general'

/** One account: its niche, the model's answer, and its confidence, 0 to 100. */
export interface Reading {
  truth: Niche
  said: Niche
  confidence: number
}

export interface NicheLine {
  accounts: number
  precision: number
  recall: number
  f1: number
}

export function scoresByNiche(readings: Reading[]): { lines: Record<string, NicheLine>; macro: number } {
  const lines: Record<string, NicheLine> = {}
  for (const niche of niches) {
    const accounts = readings.filter(({ truth }) => truth === niche).length
    const said = readings.filter((one) => one.said === niche).length
    if (accounts === 0) continue
    const right = readings.filter((one) => one.said === niche && one.truth === niche).length
    const precision = said === 0 ? 0 : right / said
    const recall = right / accounts
    const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
    lines[niche] = { accounts, precision: rounded(precision, 3), recall: rounded(recall, 3), f1: rounded(f1, 3) }
  }
  const all = Object.values(lines)
  return { lines, macro: all.reduce((sum, { f1 }) => sum + f1, 0) / all.length }
}

const bins = 10

/** Expected calibration error: how far confidence and accuracy differ, over ten bins. */
export function calibration(readings: Reading[]): number {
  let error = 0
  for (let bin = 0; bin < bins; bin += 1) {
    const inside = readings.filter(
      ({ confidence }) => Math.min(bins - 1, Math.floor(confidence / (100 / bins))) === bin,
    )
    if (inside.length === 0) continue
    const right = shareOf(inside.filter(({ truth, said }) => truth === said).length, inside.length)
    const sure = inside.reduce((sum, { confidence }) => sum + confidence / 100, 0) / inside.length
    error += (inside.length / readings.length) * Math.abs(right - sure)
  }
  return error
}
