import { factorRow, solved } from './cholesky.ts'
import { directions, meanOf } from './directions.ts'
import { fitted, type Linear, score } from './logistic.ts'

/**
 * Kernel ridge regression: a text is scored by its similarity to each of the examples, since a head that is linear in
 * the vector misses classes that form several clusters.
 */

/** Number of directions kept of the vectors, and how fast an example's weight decreases with distance. */
const kept = 128
export const steepness = 4
const ridge = 0.3
const whole = 127

export interface View {
  center: Float32Array
  directions: Float32Array[]
}

/** The directions along which the examples differ most. */
export function viewOf(xs: Float32Array[]): View {
  const center = meanOf(xs)
  const apart = xs.map((x) => x.map((value, at) => value - (center[at] as number)))
  const size = center.length
  const spread = Array.from({ length: size }, () => new Float32Array(size))
  for (const x of apart)
    for (let row = 0; row < size; row++) {
      const [to, own] = [spread[row] as Float32Array, x[row] as number]
      for (let at = 0; at < size; at++) to[at] = (to[at] as number) + (own * (x[at] as number)) / xs.length
    }
  return { center, directions: directions(spread, kept) }
}

/** Normalized to unit length and rounded to integers, as the examples are stored. */
export function seenBy({ center, directions }: View, x: Float32Array): Int8Array {
  const along = directions.map((direction) =>
    direction.reduce((sum, value, at) => sum + value * ((x[at] as number) - (center[at] as number)), 0),
  )
  const length = Math.hypot(...along) || 1
  return Int8Array.from(along, (value) => Math.round((value / length) * whole))
}

/** The similarity of every pair, 0 to 1. */
export function closenessOf(xs: Int8Array[], others: Int8Array[], steep = steepness): Float64Array[] {
  return xs.map((x) => Float64Array.from(others, (other) => Math.exp(steep * (product(x, other) - 1))))
}

/** For each of `targets`, the weight of each example, by a Cholesky factor that all of them share. */
export function weightsOf(closeness: Float64Array[], targets: number[][]): Linear[] {
  const factor: Float64Array[] = []
  for (const [at, row] of closeness.entries()) factor.push(factorRow(factor, row.subarray(0, at + 1), ridge))
  return targets.map((target) => {
    const bias = target.reduce((sum, y) => sum + y, 0) / target.length
    return {
      weights: solved(
        factor,
        target.map((y) => y - bias),
      ),
      bias,
    }
  })
}

/** Each text's score from the other folds' examples, in five-fold cross-validation. */
export function heldOutScores(closeness: Float64Array[], targets: number[][]): number[][] {
  const folds = 5
  const out = targets.map(() => [] as number[])
  for (let fold = 0; fold < folds; fold++) {
    const inside = closeness.map((_, at) => at).filter((at) => at % folds !== fold)
    const among = (row: Float64Array) => Float64Array.from(inside, (at) => row[at] as number)
    const heads = weightsOf(
      inside.map((at) => among(closeness[at] as Float64Array)),
      targets.map((target) => inside.map((at) => target[at] as number)),
    )
    for (let at = fold; at < closeness.length; at += folds) {
      const row = among(closeness[at] as Float64Array)
      for (const [nth, head] of heads.entries()) (out[nth] as number[])[at] = score(head, row)
    }
  }
  return out
}

/** Scores as log-odds (Platt scaling): `slope` and `offset` of the curve that fits the outcomes. */
export function curveOf(scores: number[], ys: number[]): { slope: number; offset: number } {
  const [no, yes] = fitted(
    scores.map((one) => Float32Array.of(one)),
    ys,
    2,
    0,
  )
  if (!no || !yes) throw new Error('two classes are needed')
  return { slope: (yes.weights[0] ?? 0) - (no.weights[0] ?? 0), offset: yes.bias - no.bias }
}

function product(a: Int8Array, b: Int8Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number)
  return sum / (whole * whole)
}
