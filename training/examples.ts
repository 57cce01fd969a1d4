/** Interleaves the examples, since each fold takes every fifth and must contain some of all. */
export function mixed<T>(examples: T[]): T[] {
  let state = 1
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state
  }
  return examples
    .map((one) => ({ one, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
}
