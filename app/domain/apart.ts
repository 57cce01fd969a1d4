import { likeness, shingles } from '#app/adapters/model/likeness.ts'

/** From this likeness on, two posts say much the same. */
const sameText = 0.4

/** Moves posts that say much the same as an earlier one to the end. */
export function apart<T>(all: readonly T[], textOf: (one: T) => string): T[] {
  const [others, same]: [T[], T[]] = [[], []]
  for (const one of all) {
    const own = shingles(textOf(one))
    const isSame = others.some((other) => likeness(own, shingles(textOf(other))) >= sameText)
    ;(isSame ? same : others).push(one)
  }
  return [...others, ...same]
}
