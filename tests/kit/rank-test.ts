/**
 * The two-sided p-value of the Mann-Whitney U test (normal approximation with correction for ties; for lists of 20 or
 * more values).
 */
export function mannWhitney(one: readonly number[], other: readonly number[]): number {
  const all = [...one.map((value) => ({ value, mine: true })), ...other.map((value) => ({ value, mine: false }))]
  all.sort((a, b) => a.value - b.value)
  let [rankSum, ties] = [0, 0]
  for (let from = 0; from < all.length; ) {
    let to = from
    while (to < all.length && all[to]?.value === all[from]?.value) to += 1
    const rank = (from + 1 + to) / 2
    rankSum += rank * all.slice(from, to).filter(({ mine }) => mine).length
    ties += (to - from) ** 3 - (to - from)
    from = to
  }
  const [n, m] = [one.length, other.length]
  const u = rankSum - (n * (n + 1)) / 2
  const spread = Math.sqrt(((n * m) / 12) * (n + m + 1 - ties / ((n + m) * (n + m - 1))))
  return 2 * (1 - normal(Math.abs(u - (n * m) / 2) / spread))
}

/** The standard normal CDF (Abramowitz and Stegun 26.2.17, error below 7.5e-8). */
function normal(z: number): number {
  const t = 1 / (1 + 0.2316419 * z)
  const powers = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const tail = powers.reduce((sum, factor, at) => sum + factor * t ** (at + 1), 0)
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail
}
