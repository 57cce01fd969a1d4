/** The value below which this share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export const median = (values: readonly number[]) => quantile(values, 0.5)

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}

export const shareOf = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole)

/** The duration of the work in ms, and its result. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const start = performance.now()
  const value = await work()
  return { ms: performance.now() - start, value }
}

export interface Aim {
  figure: string
  value: number
  /** null if the value is only reported. */
  aim: { least: number } | { most: number } | null
}

export function missed({ value, aim }: Aim): boolean {
  if (aim === null) return false
  return 'least' in aim ? !(value >= aim.least) : !(value <= aim.most)
}

/** One row per figure, with its target and whether it is met. */
export function aimTable(aims: Aim[]): Record<string, { value: number; aim: string; met: string }> {
  const lines = aims.map((one) => {
    const { figure, value, aim } = one
    const bound = aim === null ? '' : 'least' in aim ? `at least ${aim.least}` : `at most ${aim.most}`
    return [figure, { value: rounded(value, 3), aim: bound, met: aim === null ? '' : missed(one) ? 'NO' : 'yes' }]
  })
  return Object.fromEntries(lines)
}
