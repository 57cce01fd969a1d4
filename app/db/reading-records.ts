import { sql } from 'kysely'
import type { ReadingRecords } from '#app/adapters/network/reading-record.ts'
import type { Db } from '#app/db/pool.ts'

export function readingRecords(db: Db): ReadingRecords {
  return (network) => {
    let known: string | null | undefined
    return {
      async vocabulary() {
        if (known === undefined) {
          const row = await db
            .selectFrom('network_readings')
            .select('vocabulary')
            .where('network', '=', network)
            .executeTakeFirst()
          known = row?.vocabulary ?? null
        }
        return known
      },
      async keepVocabulary(name) {
        const { rows } = await sql`
          insert into network_readings as kept (network, vocabulary) values (${network}, ${name})
          on conflict (network) do update set vocabulary = excluded.vocabulary
            where kept.vocabulary is distinct from excluded.vocabulary
          returning 1`.execute(db)
        known = name
        return rows.length > 0
      },
    }
  }
}
