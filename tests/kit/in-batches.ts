/** Does the work for each item, eight at a time. */
export async function inBatches<T>(list: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < list.length; at += 8) await Promise.all(list.slice(at, at + 8).map(work))
}
