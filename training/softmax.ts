import { shares } from '#app/adapters/chat/subjects.ts'

const epochs = 6
const batch = 128
const firstStep = 0.05
const lastStep = 0.005
const ridge = 1e-5
/** Most classes are far off for most examples. */
const negligible = 1e-5
/** A prime: examples of all classes come into each batch, in the same order each time. */
const stride = 7919

/** Multinomial logistic regression by Adam, which makes as many weight vectors as there are classes. */
export function softmaxRegression(xs: readonly Float32Array[], classes: readonly number[], count: number) {
  const size = xs[0]?.length ?? 0
  const weights = Array.from({ length: count }, () => new Float32Array(size))
  const biases = new Float32Array(count)
  const steps = [...weights, biases].map(adam)
  const order = xs.map((_, at) => at).sort((a, b) => ((a * stride) % xs.length) - ((b * stride) % xs.length))
  let round = 0
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = firstStep + ((lastStep - firstStep) * epoch) / (epochs - 1)
    for (let from = 0; from < order.length; from += batch) {
      round += 1
      const { slopes, biasSlopes } = slopesOf(order.slice(from, from + batch))
      for (const [at, slope] of [...slopes, biasSlopes].entries()) steps[at]?.(slope, round, step)
    }
  }
  return { weights, biases }

  function slopesOf(some: readonly number[]) {
    const slopes = weights.map((own) => own.map((weight) => ridge * weight))
    const biasSlopes = new Float32Array(count)
    for (const at of some) {
      const x = xs[at] as Float32Array
      const used = [...x.keys()].filter((i) => x[i] !== 0)
      const likely = shares(weights.map((own, kind) => (biases[kind] as number) + sumOf(own, x, used)))
      for (const [kind, slope] of slopes.entries()) {
        const miss = (likely[kind] as number) - Number(kind === classes[at])
        if (Math.abs(miss) < negligible) continue
        const error = miss / some.length
        biasSlopes[kind] = (biasSlopes[kind] as number) + error
        for (const i of used) slope[i] = (slope[i] as number) + error * (x[i] as number)
      }
    }
    return { slopes, biasSlopes }
  }
}

function sumOf(own: Float32Array, x: Float32Array, used: readonly number[]): number {
  let sum = 0
  for (const i of used) sum += (own[i] as number) * (x[i] as number)
  return sum
}

function adam(values: Float32Array) {
  const mean = new Float32Array(values.length)
  const spread = new Float32Array(values.length)
  return (slope: Float32Array, round: number, step: number) => {
    const [meanPart, spreadPart] = [1 - 0.9 ** round, 1 - 0.99 ** round]
    for (let i = 0; i < values.length; i++) {
      const one = slope[i] as number
      const m = 0.9 * (mean[i] as number) + 0.1 * one
      const v = 0.99 * (spread[i] as number) + 0.01 * one * one
      mean[i] = m
      spread[i] = v
      values[i] = (values[i] as number) - (step * (m / meanPart)) / (Math.sqrt(v / spreadPart) + 1e-8)
    }
  }
}
