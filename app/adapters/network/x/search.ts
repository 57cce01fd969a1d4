import { NetworkError } from '#app/adapters/network/network.ts'
import { termOf } from '#app/adapters/network/search-term.ts'
import { BadParameters } from '#app/adapters/network/x/problems.ts'
import { currentLog } from '#app/log.ts'

const maxQuery = 512
const maxRefused = 1_000

export const topicTerms = (topics: readonly string[]) => topics.map(termOf).filter(Boolean)
export const noReposts = ' -is:retweet'
export const authorTerms = (handles: readonly string[]) => handles.map((handle) => `from:${handle}`)
/** The bot answers no strangers' replies. */
export const postsOnly = ' -is:retweet -is:reply'
/** Any post of the account has its address below this path. */
export const quotesOf = (handle: string) => `url:"/${handle}/status" is:quote -is:retweet -from:${handle}`

export function anyOf(terms: readonly string[], tail: string): string {
  let any = ''
  for (const term of terms) {
    const longer = any ? `${any} OR ${term}` : term
    if (longer.length + tail.length + 2 <= maxQuery) any = longer
  }
  return `(${any})${tail}`
}

/** Terms that the network has refused, for as long as the process runs. */
export type RefusedTerms = Set<string>

interface Tried<T> {
  found: T[]
  refused: string[]
}

/** Without the terms that the network refuses, which are found by halving. Throws if it refuses all. */
export async function searchAny<T>(
  terms: readonly string[],
  known: RefusedTerms,
  ask: (terms: readonly string[]) => Promise<T[]>,
): Promise<T[]> {
  const left = terms.filter((term) => !known.has(term))
  if (left.length === 0) return []
  const { found, refused } = await tried(left, ask)
  if (refused.length === 0) return found
  if (known.size >= maxRefused) known.clear()
  for (const term of refused) known.add(term)
  currentLog()?.warn({ words: refused.length }, 'a network refused words of a search, which went on without them')
  return found
}

async function tried<T>(terms: readonly string[], ask: (terms: readonly string[]) => Promise<T[]>): Promise<Tried<T>> {
  try {
    return { found: await ask(terms), refused: [] }
  } catch (error) {
    if (!(error instanceof BadParameters && error.mayBeAbout(/^query$/)) || terms.length === 1) throw error
    const half = Math.ceil(terms.length / 2)
    const all: Tried<T> = { found: [], refused: [] }
    for (const part of [terms.slice(0, half), terms.slice(half)]) {
      const one = await tried(part, ask).catch((partly: unknown) => {
        if (partly instanceof BadParameters) return { found: [], refused: [...part] }
        throw partly
      })
      all.found.push(...one.found)
      all.refused.push(...one.refused)
    }
    if (all.refused.length === terms.length) throw error
    return all
  }
}

/** Repeated without `sinceId` if that is refused: X takes no ids older than a week, as far back as it searches. */
export async function sinceOrNewest<T>(sinceId: string | null, ask: (since_id?: string) => Promise<T>): Promise<T> {
  if (sinceId === null) return ask()
  return ask(sinceId).catch((error: unknown) => {
    if (error instanceof BadParameters && !error.mayBeAbout(/since_id/)) throw error
    if (error instanceof NetworkError && error.kind === 'refused') return ask()
    throw error
  })
}
