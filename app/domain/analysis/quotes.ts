import type { OwnPost } from '#app/contract/profile.ts'

export interface Quote {
  id: string
  text: string
  /** ISO 8601; empty: not known. */
  at: string
}

const fits = { least: 40, most: 200 }

/** The newest of a length that reads well, and none twice while there are others. */
export function quoteFrom(posts: readonly OwnPost[], quoted: Set<string>): Quote | null {
  const fresh = posts.filter(({ id }) => !quoted.has(id))
  const [first = posts[0]] = fresh.filter(({ text }) => text.length >= fits.least && text.length <= fits.most)
  const chosen = first && (fresh.includes(first) || fresh.length === 0) ? first : (fresh[0] ?? first)
  if (!chosen) return null
  quoted.add(chosen.id)
  return { id: chosen.id, text: chosen.text, at: chosen.created_at }
}

export const listed = (names: readonly string[]): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const partOf = (part: number, whole: number): string => (part === whole ? `all ${whole}` : `${part} of ${whole}`)
