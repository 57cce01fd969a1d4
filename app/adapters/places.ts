import { product } from '#app/adapters/model/heads/heads.ts'

const rounds = 60

/** On a plane, from -1 to 1, so that what is alike lies near each other: the two main axes of their likeness. */
export function placesOf(vectors: readonly Float32Array[]): [x: number, y: number][] {
  const likeness = centered(vectors.map((one) => vectors.map((other) => product(one, other))))
  const first = mainAxis(likeness)
  const second = mainAxis(likeness.map((row, at) => row.map((value, to) => value - first.part(at, to))))
  const scale = Math.max(...first.along.map(Math.abs), ...second.along.map(Math.abs), Number.EPSILON)
  return vectors.map((_, at) => [(first.along[at] ?? 0) / scale, (second.along[at] ?? 0) / scale])
}

const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

/** Relative to their middle; the table is symmetric. */
function centered(table: readonly number[][]): number[][] {
  const means = table.map(mean)
  const all = mean(means)
  return table.map((row, at) => row.map((value, to) => value - (means[at] ?? 0) - (means[to] ?? 0) + all))
}

/** By power iteration. */
function mainAxis(table: readonly number[][]): { along: number[]; part(at: number, to: number): number } {
  let axis = table.map((_, at) => 1 / (at + 1))
  let length = 0
  for (let round = 0; round < rounds; round++) {
    const next = table.map((row) => row.reduce((sum, value, at) => sum + value * (axis[at] ?? 0), 0))
    length = Math.hypot(...next)
    if (length === 0) break
    axis = next.map((value) => value / length)
  }
  return {
    along: axis.map((value) => value * Math.sqrt(length)),
    part: (at, to) => length * (axis[at] ?? 0) * (axis[to] ?? 0),
  }
}
