import { sql } from 'kysely'
import type { NetworkClient, NetworkId } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { day } from '#app/domain/time.ts'

const standardWindow = 7 * day
/** X's maximum per lookup. */
const atOnce = 100

interface OwnAccount {
  network: NetworkId
  id: string
  /** How long after it an action is followed up, in ms. */
  window?: number
}

export async function recordOutcomes(...parameters: Parameters<typeof recordReplies>): Promise<void> {
  await recordReplies(...parameters)
  await recordFollowsBack(...parameters)
}

function followed(db: Db, userId: string, account: OwnAccount, kind: 'reply' | 'follow', now: Date) {
  return db
    .selectFrom('actions')
    .where('user_id', '=', userId)
    .where('network', '=', account.network)
    .where('network_account_id', '=', account.id)
    .where('kind', '=', kind)
    .where('state', '=', 'success')
    .where('claimed_at', '>', new Date(now.getTime() - (account.window ?? standardWindow)))
}

async function recordReplies(
  db: Db,
  client: NetworkClient,
  userId: string,
  account: OwnAccount,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const replies = await followed(db, userId, account, 'reply', now)
    .select(['id', 'result_id'])
    .where('result_id', 'is not', null)
    .execute()
  for (const part of inParts(replies)) {
    const outcomes = await client.outcomes(
      part.flatMap(({ result_id }) => result_id ?? []),
      signal,
    )
    const known = part.flatMap(({ id, result_id }) => {
      const outcome = outcomes.get(result_id ?? '')
      return outcome ? [{ id, ...outcome }] : []
    })
    if (known.length === 0) continue
    await sql`
      update actions set outcome_likes = read.likes, outcome_replies = read.replies
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as read(id uuid, likes int, replies int)
      where actions.id = read.id`.execute(db)
  }
}

/** Those who followed the user before don't count. */
async function recordFollowsBack(
  db: Db,
  client: NetworkClient,
  userId: string,
  account: OwnAccount,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const follows = await followed(db, userId, account, 'follow', now)
    .select('author_id')
    .where('was_follower', 'is not', true)
    .execute()
  for (const part of inParts(follows)) {
    const people = part.map(({ author_id }) => author_id)
    const followers = await client.followersAmong(people, signal)
    await sql`
      update actions set outcome_followed = author_id = any(${[...followers]}::text[])
      where user_id = ${userId} and network = ${account.network} and network_account_id = ${account.id} and kind = 'follow' and state = 'success'
        and author_id = any(${people}::text[]) and was_follower is not true
        and claimed_at > ${new Date(now.getTime() - (account.window ?? standardWindow))}`.execute(db)
  }
}

function inParts<T>(list: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(list.length / atOnce) }, (_, at) => list.slice(at * atOnce, (at + 1) * atOnce))
}
