import { sql } from 'kysely'
import type { Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { accountIdentifier, hashesOf, type NetworkAccount } from '#app/domain/billing/trial-claims.ts'
import { usesSlot } from '#app/domain/bot/send/action-limits.ts'
import { day } from '#app/domain/time.ts'

/** Anonymously, before the user is deleted. */
export async function rememberUsage(tx: Tx, seals: Seals, userId: string, now: Date): Promise<void> {
  const recent = sql`user_id = ${userId} and ${usesSlot} and claimed_at > ${new Date(now.getTime() - day)}`
  const { rows: accounts } = await sql<NetworkAccount>`
    select distinct network, network_account_id from actions where ${recent}`.execute(tx)
  const hashes = await hashesOf(tx, seals, accounts.map(accountIdentifier))
  for (const [at, { network, network_account_id }] of accounts.entries())
    if (hashes)
      await sql`
        insert into former_usage (account_hash, kind, used_until, count)
        select ${hashes[at]}::bytea, kind, date_trunc('hour', claimed_at) + interval '1 hour', count(*)
        from actions
        where ${recent} and network = ${network} and network_account_id = ${network_account_id}
        group by 2, 3
        on conflict (account_hash, used_until, kind) do update set count = former_usage.count + excluded.count`.execute(
        tx,
      )
}
