import { createHash } from 'node:crypto'
import { BoundedCache } from '#app/adapters/cache.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Encoder, readableText, encoder as shared } from './encoder.ts'
import type { Vector } from './vector.ts'

export interface VectorStore {
  known(keys: string[]): Promise<ReadonlyMap<string, Vector>>
  keep(vectors: ReadonlyMap<string, Vector>): Promise<void>
}

/** A hash of the text, not the post's id: a user's server can give any text under any id. */
export const vectorKey = (text: string): string => createHash('sha256').update(readableText(text)).digest('hex')

/** Encodes a post's text once per installation. Vectors are shared and must not be changed. */
export interface Reader {
  posts(posts: readonly Pick<Post, 'text'>[], signal: AbortSignal): Promise<Vector[]>
  texts(texts: readonly string[], signal: AbortSignal): Promise<Vector[]>
}

const maxCached = 10_000

export function createReader(store: VectorStore | null = null, encoder: Encoder = shared): Reader {
  const kept = new BoundedCache<string, Vector>(maxCached)

  /** Concurrent callers with the same text share one result. */
  const pending = new Map<string, Promise<Vector>>()

  function begin(missing: readonly string[], signal: AbortSignal): void {
    const reading = encoder.encode([...missing], signal)
    for (const [at, text] of missing.entries()) {
      const vector = reading.then((vectors) => vectors[at] as Vector)
      pending.set(text, vector)
      vector.then(
        (found) => {
          kept.set(text, found)
          pending.delete(text)
        },
        () => pending.delete(text),
      )
    }
  }

  async function vectorOf(text: string, own: ReadonlySet<string>, signal: AbortSignal): Promise<Vector> {
    const known = kept.get(text) ?? pending.get(text)
    try {
      if (known) return await known
    } catch (error) {
      if (own.has(text) || signal.aborted) throw error
    }
    // The caller that started encoding it has aborted.
    const [vector] = await encoder.encode([text], signal)
    return vector as Vector
  }

  async function texts(wanted: readonly string[], signal: AbortSignal): Promise<Vector[]> {
    const missing = new Set(wanted.filter((text) => !kept.get(text) && !pending.has(text)))
    if (missing.size > 0) begin([...missing], signal)
    return Promise.all(wanted.map((text) => vectorOf(text, missing, signal)))
  }

  return {
    texts,
    async posts(posts, signal) {
      const wanted = posts.map(({ text }) => text)
      const keys = new Map(wanted.filter((text) => store && !kept.get(text)).map((text) => [text, vectorKey(text)]))
      const known = keys.size > 0 ? await store?.known([...keys.values()]) : undefined
      for (const [text, key] of keys) {
        const vector = known?.get(key)
        if (vector && keys.delete(text)) kept.set(text, vector)
      }
      const vectors = await texts(wanted, signal)
      const made = new Map(wanted.map((text, at) => [keys.get(text) ?? '', vectors[at] as Vector]))
      made.delete('')
      if (made.size > 0) await store?.keep(made)
      return vectors
    },
  }
}
