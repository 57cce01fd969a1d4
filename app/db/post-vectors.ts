import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import type { VectorStore } from '#app/adapters/model/encoder/reader.ts'
import type { Db } from '#app/db/pool.ts'

/** Vectors of posts, so that each post is encoded once for all bots and processes. */
export function postVectors(db: Db, clock: Clock): VectorStore {
  return {
    async known(network, postIds) {
      const { rows } = await sql<{ post_id: string; vector: Buffer }>`
        select post_id, vector from post_vectors where network = ${network} and post_id = any(${postIds})`.execute(db)
      return new Map(rows.map(({ post_id, vector }) => [post_id, Int8Array.from(vector, (byte) => (byte << 24) >> 24)]))
    },
    async keep(network, vectors) {
      const ids = [...vectors.keys()]
      const bytes = [...vectors.values()].map((vector) => Buffer.from(vector))
      await sql`
        insert into post_vectors (network, post_id, vector, read_at)
        select ${network}, post_id, vector, ${clock.now()}::timestamptz
        from unnest(${ids}::text[], ${bytes}::bytea[]) as read (post_id, vector)
        on conflict do nothing`.execute(db)
    },
  }
}

/** Posts older than a day are no longer judged. */
const retention = 2 * 24 * 60 * 60 * 1000

export async function deleteOldVectors(db: Db, now: Date): Promise<void> {
  await sql`delete from post_vectors where read_at < ${new Date(now.getTime() - retention)}`.execute(db)
}
