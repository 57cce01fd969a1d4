const ofTopics = 16
const powerSteps = 60

/** The mean of the vectors. */
export function meanOf(xs: Float32Array[]): Float32Array {
  const mean = new Float32Array(xs[0]?.length ?? 0)
  for (const x of xs)
    for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] as number) + (x[at] as number) / xs.length
  return mean
}

/** The orthogonal directions along which the means of the topics differ most: what texts of a topic have in common. */
export function topicDirections(topics: Float32Array[][], center: Float32Array): Float32Array[] {
  const means = topics.map((xs) => meanOf(xs).map((value, at) => value - (center[at] as number)))
  return directions(means, ofTopics)
}

/** The `count` orthogonal directions along which the rows vary most. */
export function directions(rows: Float32Array[], count: number): Float32Array[] {
  const found: Float32Array[] = []
  for (let nth = 0; nth < count; nth++) {
    let direction = Float32Array.from(rows[0] ?? [], (_, at) => Math.sin(at * 7 + nth))
    for (let step = 0; step < powerSteps; step++) {
      const next = new Float32Array(direction.length)
      for (const row of rows) add(next, row, product(row, direction))
      for (const other of found) add(next, other, -product(next, other))
      const length = Math.sqrt(product(next, next))
      direction = next.map((value) => value / length)
    }
    found.push(direction)
  }
  return found
}

function product(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number)
  return sum
}

function add(to: Float32Array, other: Float32Array, times: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] as number) + (other[at] as number) * times
}
