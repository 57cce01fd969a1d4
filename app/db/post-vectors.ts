import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import type { VectorStore } from '#app/adapters/model/encoder/reader.ts'
import type { Db } from '#app/db/pool.ts'

export function postVectors(db: Db, clock: Clock): VectorStore {
  return {
    async known(keys) {
      const { rows } = await sql<{ key: string; vector: Buffer }>`
        select encode(text_digest, 'hex') as key, vector from post_vectors
        where text_digest in (select decode(key, 'hex') from unnest(${keys}::text[]) as key)`.execute(db)
      return new Map(rows.map(({ key, vector }) => [key, Int8Array.from(vector, (byte) => (byte << 24) >> 24)]))
    },
    async keep(vectors) {
      const keys = [...vectors.keys()]
      const bytes = [...vectors.values()].map((vector) => Buffer.from(vector))
      await sql`
        insert into post_vectors (text_digest, vector, read_at)
        select decode(key, 'hex'), vector, ${clock.now()}::timestamptz
        from unnest(${keys}::text[], ${bytes}::bytea[]) as read (key, vector)
        on conflict do nothing`.execute(db)
    },
  }
}
