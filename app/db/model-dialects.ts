import { sql } from 'kysely'
import { dialectFrom } from '#app/adapters/model/llm/dialect.ts'
import type { DialectRecord } from '#app/adapters/model/llm/dialect-record.ts'
import type { Db } from '#app/db/pool.ts'

export function modelDialects(db: Db, server: string, model: string): DialectRecord {
  let known: ReturnType<typeof dialectFrom> | undefined
  return {
    async dialect() {
      if (known === undefined) {
        const row = await db
          .selectFrom('model_dialects')
          .select('dialect')
          .where('server', '=', server)
          .where('model', '=', model)
          .executeTakeFirst()
        known = row ? dialectFrom(row.dialect) : null
      }
      return known
    },
    async keep(dialect) {
      const { rows } = await sql`
        insert into model_dialects as kept (server, model, dialect) values (${server}, ${model}, ${JSON.stringify(dialect)})
        on conflict (server, model) do update set dialect = excluded.dialect
          where kept.dialect is distinct from excluded.dialect
        returning 1`.execute(db)
      known = dialect
      return rows.length > 0
    },
  }
}
