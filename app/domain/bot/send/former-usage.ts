import { sql } from 'kysely'
import type { Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { accountIdentifier, hashesOf, type NetworkAccount } from '#app/domain/billing/once-per-person.ts'
import { usesSlot } from '#app/domain/bot/send/action-limits.ts'
import { rememberContacts } from '#app/domain/bot/send/former-contacts.ts'
import { cutoffOf } from '#app/domain/retention.ts'
import { day } from '#app/domain/time.ts'

/** Anonymously, before the user is deleted: what still counts towards limits, and whom not to contact again. */
export async function rememberUsage(tx: Tx, seals: Seals, userId: string, now: Date): Promise<void> {
  const contacted = sql`user_id = ${userId} and ${usesSlot} and claimed_at > ${cutoffOf('former_contacts', now)}`
  const { rows: accounts } = await sql<NetworkAccount>`
    select distinct network, network_account_id from actions where ${contacted}`.execute(tx)
  const hashes = await hashesOf(tx, seals, accounts.map(accountIdentifier))
  for (const [at, { network, network_account_id }] of accounts.entries()) {
    const hash = hashes?.[at]
    if (!hash) continue
    const recent = sql`
      select * from actions
      where ${contacted} and network = ${network} and network_account_id = ${network_account_id}`
    await rememberContacts(tx, hash, recent)
    await sql`
      insert into former_usage (account_hash, kind, used_until, count)
      select ${hash}::bytea, kind, date_trunc('hour', claimed_at) + interval '1 hour', count(*)
      from (${recent}) as recent where claimed_at > ${new Date(now.getTime() - day)}
      group by 2, 3
      on conflict (account_hash, used_until, kind) do update set count = former_usage.count + excluded.count`.execute(
      tx,
    )
  }
}
