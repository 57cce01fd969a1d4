import { type RawBuilder, sql } from 'kysely'
import type { NetworkId } from '#app/contract/networks.ts'
import type { Tx } from '#app/db/pool.ts'

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/**
 * SQL: the user's account, which waits to leave until what is being counted for it is there. Work that is still under
 * way for an account that left spends nothing more, as no one would count it.
 */
export const heldAccount = (userId: string, network: NetworkId | null = null): RawBuilder<unknown> => sql`
  select from connections where user_id = ${userId} and network = coalesce(${network}, network) for key share`

/** Before an account leaves its user: another sign-up doesn't begin its day's budgets again. */
export async function rememberSpending(tx: Tx, userId: string, now: Date): Promise<void> {
  const today = dayOf(now)
  await sql`
    insert into former_spending as former (account_hash, day, micros, searched, tokens)
    select account_hash, ${today}::date, coalesce(micros, 0), coalesce(searched, 0), coalesce(tokens, 0)
    from connections
    left join network_usage on network_usage.user_id = connections.user_id
      and network_usage.network = connections.network and network_usage.day = ${today}::date
    left join llm_usage on llm_usage.user_id = connections.user_id and llm_usage.day = ${today}::date
    where connections.user_id = ${userId} and account_hash is not null
      and (micros > 0 or tokens > 0)
    on conflict (account_hash, day) do update
    set micros = greatest(former.micros, excluded.micros), searched = greatest(former.searched, excluded.searched),
      tokens = greatest(former.tokens, excluded.tokens)`.execute(tx)
}

/** Once an account is connected: what it spent today under another user counts for this one. */
export async function recallSpending(tx: Tx, userId: string, now: Date): Promise<void> {
  await sql`
    with former as (
      select user_id, network, day, micros, searched, tokens from connections join former_spending using (account_hash)
      where user_id = ${userId} and day = ${dayOf(now)}::date),
    reading as (
      insert into network_usage as own (user_id, network, day, posts, users, micros, searched)
      select user_id, network, day, 0, 0, micros, searched from former where micros > 0
      on conflict (user_id, network, day) do update
      set micros = greatest(own.micros, excluded.micros), searched = greatest(own.searched, excluded.searched))
    insert into llm_usage as own (user_id, day, tokens)
    select user_id, day, tokens from former where tokens > 0
    on conflict (user_id, day) do update set tokens = greatest(own.tokens, excluded.tokens)`.execute(tx)
}
