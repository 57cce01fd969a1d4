/** Solves (K + ridge · I) x = y for a symmetric, positive K, by a lower triangular factor that is built row by row. */

/** The factor's next row; `row`: K's row up to its diagonal. */
export function factorRow(factor: readonly Float64Array[], row: Float64Array, ridge: number): Float64Array {
  const out = row.slice()
  const at = out.length - 1
  out[at] = (out[at] as number) + ridge
  for (let to = 0; to <= at; to++) {
    const other = factor[to] ?? out
    let sum = out[to] as number
    for (let i = 0; i < to; i++) sum -= (out[i] as number) * (other[i] as number)
    out[to] = to === at ? Math.sqrt(sum) : sum / (other[to] as number)
  }
  return out
}

export function solved(factor: readonly Float64Array[], target: ArrayLike<number>): Float64Array {
  const out = Float64Array.from(target)
  for (const [at, row] of factor.entries()) {
    let sum = out[at] as number
    for (let i = 0; i < at; i++) sum -= (row[i] as number) * (out[i] as number)
    out[at] = sum / (row[at] as number)
  }
  for (let at = factor.length - 1; at >= 0; at--) {
    const row = factor[at] as Float64Array
    out[at] = (out[at] as number) / (row[at] as number)
    for (let i = 0; i < at; i++) out[i] = (out[i] as number) - (row[i] as number) * (out[at] as number)
  }
  return out
}
