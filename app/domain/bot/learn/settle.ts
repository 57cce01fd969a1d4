import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import type { OpenConnection } from '#app/domain/connection/open.ts'
import { ifAffordable } from '#app/domain/metering/network-usage.ts'
import { day, hour } from '#app/domain/time.ts'

/** How long someone has to come back. */
const settledAfter = 48 * hour
/** Later than that, a follow may have any cause. */
const settledWithin = 14 * day
/** X's maximum per lookup. */
const atOnce = 100

/**
 * Whether the author of each reply's post wrote back within two days and meant it well, or follows the user since.
 * Only of replies after which mentions have been read for that long. Where each read costs money, follows don't count.
 */
export async function settleReplies(
  db: Db,
  userId: string,
  { network, client, network_account_id }: Pick<OpenConnection, 'network' | 'client' | 'network_account_id'>,
  mentionsReadAt: Date | null,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  if (!mentionsReadAt) return
  const until = new Date(Math.min(mentionsReadAt.getTime(), now.getTime()) - settledAfter)
  const { rows } = await sql<{ id: string; author_id: string; wrote: boolean; may_follow: boolean }>`
    select id, author_id, choice->'follows' = 'false' as may_follow, exists (
      select from inbox_posts as post
      where post.user_id = actions.user_id and post.network = actions.network
        and post.network_account_id = actions.network_account_id and post.author_id = actions.author_id
        and post.kind = 'answer' and coalesce(says, '') not in ('complaint', 'stop')
        and posted_at between claimed_at and claimed_at + make_interval(hours => 48)) as wrote
    from actions
    where user_id = ${userId} and network = ${network.id} and network_account_id = ${network_account_id}
      and state = 'success' and choice is not null and came_back is null
      and claimed_at between ${new Date(now.getTime() - settledWithin)}::timestamptz and ${until}::timestamptz
    order by claimed_at limit ${atOnce}`.execute(db)
  if (rows.length === 0) return
  const asked = rows.filter(({ wrote, may_follow }) => !wrote && may_follow).map(({ author_id }) => author_id)
  const lookUp = async () =>
    asked.length > 0 && !network.budget ? client.followersAmong([...new Set(asked)], signal) : null
  const follow = (await ifAffordable(lookUp(), null)) ?? new Set<string>()
  const settled = rows.map(({ id, author_id, wrote, may_follow }) => ({
    id,
    came_back: wrote || (may_follow && follow.has(author_id)),
  }))
  await sql`
    update actions set came_back = given.came_back
    from jsonb_to_recordset(${JSON.stringify(settled)}::jsonb) as given(id uuid, came_back boolean)
    where actions.id = given.id and actions.came_back is null`.execute(db)
}
