import { BoundedCache } from '#app/adapters/model/cache.ts'
import type { NetworkId } from '#app/contract/networks.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Encoder, encoder as shared } from './encoder.ts'
import type { Vector } from './vector.ts'

/** Vectors of posts that this process or another one has encoded before. */
export interface VectorStore {
  known(network: NetworkId, postIds: string[]): Promise<ReadonlyMap<string, Vector>>
  keep(network: NetworkId, vectors: ReadonlyMap<string, Vector>): Promise<void>
}

/**
 * Encodes each text once per process, and each post once per installation. Vectors are shared and must not be changed.
 */
export interface Reader {
  /** Posts of one network. */
  posts(posts: readonly Post[], signal: AbortSignal): Promise<Vector[]>
  texts(texts: readonly string[], signal: AbortSignal): Promise<Vector[]>
}

const maxCached = 10_000

export function createReader(store: VectorStore | null = null, encoder: Encoder = shared): Reader {
  const kept = new BoundedCache<string, Vector>(maxCached)

  /** The texts being encoded, so that concurrent callers with the same text share one result. */
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
      const unread = store ? posts.filter(({ text }) => !kept.get(text)) : []
      const network = unread[0]?.network
      const known =
        network &&
        (await store?.known(
          network,
          unread.map(({ id }) => id),
        ))
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
      if (network && fresh.length > 0) await store?.keep(network, new Map(fresh))
      return vectors
    },
  }
}
