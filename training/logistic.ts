/** Logistic regression over vectors, by gradient descent with momentum. Deterministic. */

export interface Linear {
  weights: Float64Array
  bias: number
}

const rounds = 200
const pace = 4
const momentum = 0.9

export function score({ weights, bias }: Linear, x: Float32Array | Float64Array): number {
  let sum = bias
  for (let at = 0; at < x.length; at++) sum += (weights[at] as number) * (x[at] as number)
  return sum
}

/** One linear function per class; two classes need only one, as the other's is zero. */
export function fitted(xs: Float32Array[], ys: number[], classes: number, shrink: number): Linear[] {
  const size = xs[0]?.length ?? 0
  const heads = Array.from({ length: classes }, () => ({ weights: new Float64Array(size), bias: 0 }))
  const speeds = Array.from({ length: classes }, () => ({ weights: new Float64Array(size), bias: 0 }))
  const counts = new Float64Array(classes)
  for (const y of ys) counts[y] = (counts[y] as number) + 1
  // Every class has the same weight, however many examples it has.
  const weightOf = (y: number) => (classes > 2 ? xs.length / classes / (counts[y] as number) : 1)
  for (let round = 0; round < rounds; round++) {
    const slopes = heads.map(() => ({ weights: new Float64Array(size), bias: 0 }))
    for (const [row, x] of xs.entries()) {
      const y = ys[row] as number
      const chances = shares(heads, x)
      for (const [at, slope] of slopes.entries()) {
        const error = ((chances[at] as number) - (at === y ? 1 : 0)) * weightOf(y)
        slope.bias += error
        for (let i = 0; i < size; i++) slope.weights[i] = (slope.weights[i] as number) + error * (x[i] as number)
      }
    }
    for (const [at, head] of heads.entries()) {
      const speed = speeds[at] as Linear
      const slope = slopes[at] as Linear
      for (let i = 0; i < size; i++) {
        const step = (slope.weights[i] as number) / xs.length + shrink * (head.weights[i] as number)
        speed.weights[i] = momentum * (speed.weights[i] as number) + step
        head.weights[i] = (head.weights[i] as number) - pace * (speed.weights[i] as number)
      }
      speed.bias = momentum * speed.bias + slope.bias / xs.length
      head.bias -= pace * speed.bias
    }
  }
  return heads
}

/** The probability of each class. */
export function shares(heads: Linear[], x: Float32Array): number[] {
  const scores = heads.map((head) => score(head, x))
  const most = Math.max(...scores)
  const powers = scores.map((one) => Math.exp(one - most))
  const sum = powers.reduce((a, b) => a + b, 0)
  return powers.map((one) => one / sum)
}

/** Each text's prediction by a head that was trained without it, in five-fold cross-validation. */
export function heldOut(xs: Float32Array[], ys: number[], classes: number, shrink: number): number[][] {
  const folds = 5
  const out: number[][] = []
  for (let fold = 0; fold < folds; fold++) {
    const inside = xs.map((_, at) => at).filter((at) => at % folds !== fold)
    const heads = fitted(
      inside.map((at) => xs[at] as Float32Array),
      inside.map((at) => ys[at] as number),
      classes,
      shrink,
    )
    for (let at = fold; at < xs.length; at += folds) out[at] = shares(heads, xs[at] as Float32Array)
  }
  return out
}
