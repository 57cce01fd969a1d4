import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { retention } from '#app/domain/retention.ts'

/** The columns of a row's owner and of its time. */
const kept = {
  inbox_posts: { time: sql.ref('posted_at'), whose: sql`network, network_account_id, author_id` },
  notices: { time: sql.ref('created_at'), whose: sql`kind, coalesce(person, '')` },
} satisfies Record<string, { time: RawBuilder<unknown>; whose: RawBuilder<unknown> }>

/** Bounds what others' posts can add to a user's rows. The newest of each person stay, so that no one takes all places. */
export async function deleteBeyond(db: Db, table: keyof typeof kept, userId: string): Promise<void> {
  const { time, whose } = kept[table]
  const { most } = retention[table]
  await sql`
    delete from ${sql.table(table)} where user_id = ${userId}
      and (select count(*) from ${sql.table(table)} where user_id = ${userId}) > ${most}
      and id in (
        select id from (
          select id, ${time} as at, row_number() over (partition by ${whose} order by ${time} desc, id desc) as nth
          from ${sql.table(table)} where user_id = ${userId}) as ranked
        order by nth, at desc, id desc offset ${most})`.execute(db)
}
