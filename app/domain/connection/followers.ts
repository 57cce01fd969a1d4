import { sql } from 'kysely'
import type { Account, NetworkId } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { localTime } from '#app/domain/time.ts'

/** The first and last count of each local day. */
export async function recordFollowers(
  db: Db,
  user: { id: string; time_zone: string },
  network: NetworkId,
  account: Account,
  now: Date,
): Promise<void> {
  await db
    .insertInto('follower_days')
    .values({
      user_id: user.id,
      network,
      network_account_id: account.id,
      local_day: localTime(now, user.time_zone).day,
      first_count: account.followers,
      last_count: account.followers,
      taken_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'network', 'network_account_id', 'local_day'])
        .doUpdateSet({ last_count: sql`excluded.last_count`, taken_at: sql`excluded.taken_at` }),
    )
    .execute()
}
