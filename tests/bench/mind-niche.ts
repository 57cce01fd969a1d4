import { type Niche, niches } from '#app/contract/profile.ts'
import { rounded, shareOf } from '../kit/measure.ts'

const named: Record<string, Niche> = {
  coffee: 'coffee',
  crypto: 'crypto',
  fitness: 'fitness',
  tech: 'tech',
  marketing: 'marketing',
  creators: 'onlyfans',
  finance: 'finance',
  lifestyle: 'lifestyle',
}

/** The model's name for one of Perch's niches; others are general. */
export const nicheOfLabel = (niche: string): Niche => named[niche] ?? 'general'

/** One account: its niche, the predicted one, and the confidence from 0 to 100. */
export interface Reading {
  truth: Niche
  predicted: Niche
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
    const predicted = readings.filter((one) => one.predicted === niche).length
    if (accounts === 0) continue
    const right = readings.filter((one) => one.predicted === niche && one.truth === niche).length
    const precision = predicted === 0 ? 0 : right / predicted
    const recall = right / accounts
    const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
    lines[niche] = { accounts, precision: rounded(precision, 3), recall: rounded(recall, 3), f1: rounded(f1, 3) }
  }
  const all = Object.values(lines)
  return { lines, macro: all.reduce((sum, { f1 }) => sum + f1, 0) / all.length }
}

const bins = 10

/** Expected calibration error: how far confidence and accuracy differ, in ten bins. */
export function calibration(readings: Reading[]): number {
  let error = 0
  for (let bin = 0; bin < bins; bin += 1) {
    const inBin = readings.filter(({ confidence }) => Math.min(bins - 1, Math.floor(confidence / (100 / bins))) === bin)
    if (inBin.length === 0) continue
    const right = shareOf(inBin.filter(({ truth, predicted }) => truth === predicted).length, inBin.length)
    const claimed = inBin.reduce((sum, { confidence }) => sum + confidence / 100, 0) / inBin.length
    error += (inBin.length / readings.length) * Math.abs(right - claimed)
  }
  return error
}
