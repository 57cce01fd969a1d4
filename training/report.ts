/** The value that no more than `share` of the probabilities exceed. */
export function thresholdAt(chances: number[], share: number): number {
  const sorted = [...chances].sort((a, b) => b - a)
  return sorted[Math.floor(sorted.length * share)] ?? 0.5
}

const bins = 10

/** How far the predicted probabilities deviate from the outcomes, over ten bins. */
export function calibrationError(predictions: { chance: number; right: boolean }[]): number {
  let error = 0
  for (let bin = 0; bin < bins; bin++) {
    const inside = predictions.filter(({ chance }) => Math.min(bins - 1, Math.floor(chance * bins)) === bin)
    if (inside.length === 0) continue
    const right = inside.filter((one) => one.right).length / inside.length
    const sure = inside.reduce((sum, { chance }) => sum + chance, 0) / inside.length
    error += (inside.length / predictions.length) * Math.abs(right - sure)
  }
  return error
}

export function macroF1(predicted: number[], truth: number[], classes: number): number {
  let sum = 0
  for (let one = 0; one < classes; one++) {
    const right = predicted.filter((value, at) => value === one && truth[at] === one).length
    const named = predicted.filter((value) => value === one).length + truth.filter((value) => value === one).length
    sum += named === 0 ? 0 : (2 * right) / named
  }
  return sum / classes
}
