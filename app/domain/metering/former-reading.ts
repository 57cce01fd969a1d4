import { sql } from 'kysely'
import type { Tx } from '#app/db/pool.ts'

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Before an account leaves its user: another sign-up doesn't begin its day's reading budget again. */
export async function rememberReading(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`
    insert into former_reading as former (account_hash, day, micros, searched)
    select account_hash, day, micros, searched from connections join network_usage using (user_id, network)
    where user_id = ${userId} and account_hash is not null and day = ${dayOf(now)}::date
    on conflict (account_hash, day) do update
    set micros = greatest(former.micros, excluded.micros), searched = greatest(former.searched, excluded.searched)`.execute(
    tx,
  )
}

/** Once an account is connected: what was read for it today under another user counts for this one. */
export async function recallReading(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`
    insert into network_usage as own (user_id, network, day, posts, users, micros, searched)
    select user_id, network, day, 0, 0, micros, searched from connections join former_reading using (account_hash)
    where user_id = ${userId} and day = ${dayOf(now)}::date
    on conflict (user_id, network, day) do update
    set micros = greatest(own.micros, excluded.micros), searched = greatest(own.searched, excluded.searched)`.execute(
    tx,
  )
}
