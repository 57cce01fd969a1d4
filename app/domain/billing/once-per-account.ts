import { sql } from 'kysely'
import type { Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { hasUsedTrial } from '#app/domain/billing/customer.ts'
import { accountIdentifier, hashesOf, type NetworkAccount } from '#app/domain/billing/once-per-person.ts'

/** An account gets credits once: if it had them under another user, this user loses their own. */
export async function claimAccount(
  tx: Tx,
  seals: Seals,
  userId: string,
  account: NetworkAccount,
  now: Date,
): Promise<void> {
  const [hash, userHash] =
    (await hashesOf(tx, seals, [accountIdentifier(account), { kind: 'user', value: userId }])) ?? []
  if (!hash || !userHash) return
  await tx.updateTable('connections').set({ account_hash: hash }).where('user_id', '=', userId).execute()
  const user = await tx
    .selectFrom('users')
    .select('trial_credits')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const credits_at = user.trial_credits > 0 ? now : null
  const trial_at = (await hasUsedTrial(tx, userId)) ? now : null
  if (!credits_at && !trial_at) return
  const { rows } = await sql<{ credits_of: Buffer | null }>`
    insert into persons (hash, kind, credits_at, credits_of, trial_at)
    values (${hash}, 'account', ${credits_at}, ${credits_at && userHash}, ${trial_at})
    on conflict (hash) do update set trial_at = coalesce(persons.trial_at, excluded.trial_at),
      credits_at = coalesce(persons.credits_at, excluded.credits_at),
      credits_of = case when persons.credits_at is null then excluded.credits_of else persons.credits_of end
    returning credits_of`.execute(tx)
  if (!credits_at || rows[0]?.credits_of?.equals(userHash)) return
  await tx
    .updateTable('users')
    .set({ trial_credits: 0, credits_withheld: 'account' })
    .where('id', '=', userId)
    .execute()
}
