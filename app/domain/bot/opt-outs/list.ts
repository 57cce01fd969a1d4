import { sql } from 'kysely'
import type { NetworkId } from '#app/adapters/network/network.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { share } from '#app/domain/bot/opt-outs/ledger.ts'
import { dropPlanned } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { countsAsContact } from '#app/domain/bot/send/action-limits.ts'

export interface OptOut {
  network: NetworkId
  author_id: string
  handle: string | null
  said_at: Date
  words: string
  taken_back_at: Date | null
  /** Number of users it holds for while unconfirmed; null: it holds for everyone. */
  heard_by: number | null
}

/** Per user, whose server may have invented them. */
const maxPerUser = 50

const handleOf = sql<string | null>`(select author_handle from actions
  where actions.network = listed.network and actions.author_id = listed.author_id and ${countsAsContact}
  order by created_at desc limit 1)`

export async function listOptOuts(db: Db): Promise<OptOut[]> {
  const shared = await sql<OptOut>`
    select network, author_id, ${handleOf} as handle, said_at, words, taken_back_at, null as heard_by
    from opt_outs as listed order by said_at desc`.execute(db)
  const heard = await sql<OptOut>`
    select network, author_id, ${handleOf} as handle, said_at, words, null as taken_back_at, heard_by from (
      select network, author_id, max(said_at) as said_at, (array_agg(words order by said_at desc))[1] as words,
        count(*) as heard_by
      from (
        select heard.*, row_number() over (partition by user_id order by heard_at desc) as nth from heard_opt_outs as heard
        where taken_back_at is null and confirmed_at is null and not exists (
          select from opt_outs where opt_outs.network = heard.network and opt_outs.author_id = heard.author_id
            and opt_outs.taken_back_at is null)) as unconfirmed
      where nth <= ${maxPerUser} group by network, author_id) as listed
    order by said_at desc`.execute(db)
  return [...shared.rows, ...heard.rows]
}

const personId = /^(\d+|did:\S+)$/
export const isPersonId = (name: string) => personId.test(name)

export async function personNamed(db: Db, network: NetworkId, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('actions')
    .select('author_id')
    .where('network', '=', network)
    .where(sql<string>`lower(author_handle)`, '=', name.replace(/^@/, '').toLowerCase())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.author_id ?? null
}

export async function addOptOut(db: Db, network: NetworkId, authorId: string, now: Date): Promise<void> {
  const optOut = { said_at: now, post_id: null, words: 'Asked the operator.', taken_back_at: null }
  await db
    .insertInto('opt_outs')
    .values({ network, author_id: authorId, ...optOut })
    .onConflict((conflict) =>
      conflict.columns(['network', 'author_id']).doUpdateSet(optOut).where('opt_outs.taken_back_at', 'is not', null),
    )
    .execute()
  await dropPlanned(db, network, [authorId], now)
}

export async function confirmOptOut(db: Db, network: NetworkId, authorId: string, now: Date): Promise<boolean> {
  const isConfirmed = await inTransaction(db, async (tx) => {
    const heard = await tx
      .updateTable('heard_opt_outs')
      .set({ confirmed_at: now, check_at: null })
      .where('network', '=', network)
      .where('author_id', '=', authorId)
      .where('taken_back_at', 'is', null)
      .where('confirmed_at', 'is', null)
      .returning(['author_id', 'post_id', 'said_at', 'words'])
      .execute()
    const [newest] = heard.toSorted((one, other) => other.said_at.getTime() - one.said_at.getTime())
    if (newest) await share(tx, network, [newest])
    return newest !== undefined
  })
  if (isConfirmed) await dropPlanned(db, network, [authorId], now)
  return isConfirmed
}

/** Deletes the words; keeps the post's id and time. false: the person had not opted out. */
export async function withdrawOptOut(db: Db, network: NetworkId, authorId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const taken = { taken_back_at: now, words: '', said_at: sql<Date>`least(said_at, ${now})` }
    const heard = await tx
      .updateTable('heard_opt_outs')
      .set({ ...taken, check_at: null })
      .where('network', '=', network)
      .where('author_id', '=', authorId)
      .where('taken_back_at', 'is', null)
      .executeTakeFirst()
    const shared = await tx
      .updateTable('opt_outs')
      .set(taken)
      .where('network', '=', network)
      .where('author_id', '=', authorId)
      .where('taken_back_at', 'is', null)
      .executeTakeFirst()
    if (heard.numUpdatedRows + shared.numUpdatedRows === 0n) return false
    await tx
      .deleteFrom('unread_authors')
      .where('network', '=', network)
      .where('author_id', '=', authorId)
      .where('says', '=', 'stop')
      .execute()
    await tx
      .insertInto('opt_outs')
      .values({ network, author_id: authorId, said_at: now, post_id: null, words: '', taken_back_at: now })
      .onConflict((conflict) => conflict.columns(['network', 'author_id']).doUpdateSet({ taken_back_at: now }))
      .execute()
    return true
  })
}
