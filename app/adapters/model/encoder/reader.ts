import { Bounded } from '#app/adapters/model/bounded.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Encoder, encoder as shared } from './encoder.ts'
import type { Vector } from './vector.ts'

/** Vectors of posts that were read before, by this process or another one. */
export interface VectorStore {
  known(postIds: string[]): Promise<ReadonlyMap<string, Vector>>
  keep(vectors: ReadonlyMap<string, Vector>): Promise<void>
}

/** Reads each text once, and each post once in an installation. Vectors are shared: nobody may change them. */
export interface Reader {
  posts(posts: readonly Post[], signal: AbortSignal): Promise<Vector[]>
  texts(texts: readonly string[], signal: AbortSignal): Promise<Vector[]>
}

const mostKept = 10_000

export function createReader(store: VectorStore | null = null, encoder: Encoder = shared): Reader {
  const kept = new Bounded<string, Vector>(mostKept)

  async function texts(wanted: readonly string[], signal: AbortSignal): Promise<Vector[]> {
    const found = wanted.map((text) => kept.get(text))
    const missing = [...new Set(wanted.filter((_, at) => !found[at]))]
    const read = missing.length > 0 ? await encoder.encode(missing, signal) : []
    const fresh = new Map(missing.map((text, at) => [text, read[at] as Vector]))
    for (const [text, vector] of fresh) kept.set(text, vector)
    return wanted.map((text, at) => found[at] ?? (fresh.get(text) as Vector))
  }

  return {
    texts,
    async posts(posts, signal) {
      const unread = store ? posts.filter(({ text }) => !kept.get(text)) : []
      const known = unread.length > 0 ? await store?.known(unread.map(({ id }) => id)) : undefined
      for (const { id, text } of unread) {
        const vector = known?.get(id)
        if (vector) kept.set(text, vector)
      }
      const vectors = await texts(
        posts.map(({ text }) => text),
        signal,
      )
      const toRead = new Set(unread.map(({ id }) => id).filter((id) => !known?.has(id)))
      const fresh = posts.flatMap(({ id }, at): [string, Vector][] =>
        toRead.has(id) ? [[id, vectors[at] as Vector]] : [],
      )
      if (fresh.length > 0) await store?.keep(new Map(fresh))
      return vectors
    },
  }
}
