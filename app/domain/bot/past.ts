import { sql } from 'kysely'
import type { NetworkId } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { type Acquaintance, acquaintanceSelect } from '#app/domain/bot/acquaintance.ts'

/** What is known of some posts and their authors before one of them is chosen. */
export interface Past {
  /** `kind:target` and `post:id` of what the account dealt with before, in whatever way. */
  seen: Set<string>
  /** Those of the people who asked any of our users for silence. */
  silent: Set<string>
  acquaintances: Map<string, Acquaintance>
}

interface Row {
  seen: [kind: string, target_id: string, post_id: string | null][] | null
  silent: string[] | null
  known: (Acquaintance & { author_id: string })[] | null
}

/** Reads it in one statement. */
export async function pastWith(
  db: Db,
  account: { network: NetworkId; id: string },
  postIds: string[],
  authorIds: string[],
  today: string,
  now: Date,
): Promise<Past> {
  if (authorIds.length === 0) return { seen: new Set(), silent: new Set(), acquaintances: new Map() }
  const { network, id } = account
  const authors = sql<string[]>`asked.authors`
  const { rows } = await sql<Row>`
    select
      (select jsonb_agg(jsonb_build_array(kind, target_id, post_id)) from actions
       where network = ${network} and network_account_id = ${id}
         and (target_id = any(asked.posts || asked.authors) or post_id = any(asked.posts))) as seen,
      (select jsonb_agg(author_id) from opt_outs
       where network = ${network} and author_id = any(${authors}) and taken_back_at is null) as silent,
      (select jsonb_agg(known) from (${acquaintanceSelect(account, authors, today, now)}) as known) as known
    from (select ${postIds}::text[] as posts, ${authorIds}::text[] as authors) as asked`.execute(db)
  const [row] = rows
  return {
    seen: new Set(row?.seen?.flatMap(([kind, target, post]) => [`${kind}:${target}`, `post:${post}`])),
    silent: new Set(row?.silent),
    acquaintances: new Map(row?.known?.map(({ author_id, ...known }) => [author_id, known])),
  }
}
