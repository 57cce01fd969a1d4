import { sql } from 'kysely'
import { type Network, networksMeant } from '#app/adapters/network/network.ts'
import type { NetworkId } from '#app/contract/networks.ts'
import { handleRule, isHandle } from '#app/contract/networks.ts'
import { maxTargets } from '#app/contract/settings.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { hasOptedOut } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { repliesBack } from '#app/domain/bot/send/outcome.ts'
import { addTerm } from '#app/domain/bot/settings/settings.ts'
import { holdsOn, idsOf, isNamed, termKey } from '#app/domain/bot/settings/terms.ts'
import { fail } from '#app/domain/failure.ts'
import { picturePath } from '#app/domain/people/pictures.ts'

/** Results are of the last 90 days. */
export interface Target {
  handle: string
  url: string
  /** The page with their picture; null: none is known. */
  picture: string | null
  added_at: Date
  opted_out: boolean
  replies: number
  likes: number
  follows: number
  /** Counted for a week after each reply. */
  likes_back: number
  answers: number
  unwelcome: number
  followed_back: boolean
  last_at: Date | null
}

type Row = Omit<Target, 'url'>

type Account = Pick<SessionUser, 'id' | 'network'>

export async function loadTargets(db: Db, network: Network, user: Account, since: Date): Promise<Target[]> {
  const { id: userId, network: on } = user
  const { rows } = await sql<Row>`
    with came as materialized (
      select author_id, lower(author_handle) as key, count(*) filter (where kind = 'reply') as replies,
        count(*) filter (where kind = 'like') as likes, count(*) filter (where kind = 'follow') as follows,
        sum(outcome_likes) as likes_back, sum(${repliesBack}) as answers, sum(unwelcome) as unwelcome, bool_or(outcome_followed) as followed_back,
        max(claimed_at) as last_at
      from actions where user_id = ${userId} and network = ${network.id} and state = 'success'
        and claimed_at >= ${since}
      group by author_id, lower(author_handle))
    select target.value as handle, ${picturePath(sql`${userId}::uuid`, sql`${network.id}`, sql`target.value`)} as picture, target.added_at, max(last_at) as last_at,
      coalesce(sum(replies), 0)::bigint as replies, coalesce(sum(likes), 0)::bigint as likes,
      coalesce(sum(follows), 0)::bigint as follows, coalesce(sum(likes_back), 0)::bigint as likes_back,
      coalesce(sum(answers), 0)::bigint as answers, coalesce(sum(unwelcome), 0)::bigint as unwelcome, coalesce(bool_or(followed_back), false) as followed_back,
      exists (select from (select unnest(target.ids) as author_id union all select author_id from actions
          where target.ids = '{}' and user_id = ${userId} and network = ${network.id}
            and lower(author_handle) = target.key) as known
        where ${hasOptedOut(userId, network.id, sql`known.author_id`)}) as opted_out
    from (select key, value, added_at, ${idsOf} as ids from bot_terms where user_id = ${userId} and list = 'target' and ${holdsOn(on)}) as target
    left join came on case when target.ids = '{}' then came.key = target.key else came.author_id = any(target.ids) end
    group by target.key, target.value, target.added_at, target.ids
    order by answers desc, likes_back desc, replies desc, target.added_at desc`.execute(db)
  return rows.map((row) => ({ ...row, url: network.accountUrl(row.handle) }))
}

/** `author_id`: if known. Throws `invalid`. */
export async function addTarget(
  tx: Tx,
  userId: string,
  { handle, author_id, network }: { handle: string; author_id: string | null; network: NetworkId | null },
  now: Date,
): Promise<void> {
  // Parallel additions must not exceed the maximum. The bot's row is locked first, as in a claim.
  await tx.selectFrom('bots').select('user_id').where('user_id', '=', userId).forUpdate().execute()
  await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()
  const terms = await tx
    .selectFrom('bot_terms')
    .select(['list', 'key', isNamed(author_id).as('is_named')])
    .where('user_id', '=', userId)
    .where(holdsOn(network))
    .execute()
  const named = terms.filter(({ key }) => key === termKey(handle))
  const has = (list: string) => named.some((term) => term.list === list)
  if (named.some(({ list, is_named }) => list === 'person' && is_named))
    fail('invalid', { handle: `@${handle} is on your avoid list. Remove them there first.` })
  const known = terms.filter(({ list }) => list === 'target').length
  if (!has('target') && known >= maxTargets)
    fail('invalid', { handle: `You can have up to ${maxTargets} priority people.` })
  await addTerm(tx, userId, { list: 'target', value: handle, author_id, network }, now)
}

/** Throws `invalid`. */
export async function addTargetByHandle(
  db: Db,
  network: Network,
  user: Account,
  handle: string,
  now: Date,
): Promise<void> {
  const meant = networksMeant(network)
  if (!isHandle(handle, meant)) fail('invalid', { handle: `Enter the handle: ${handleRule(meant)}.` })
  const own = await db
    .selectFrom('connections')
    .select('handle')
    .where('user_id', '=', user.id)
    .where((row) => row(row.fn('lower', ['handle']), '=', handle.toLowerCase()))
    .executeTakeFirst()
  if (own) fail('invalid', { handle: 'That’s your own account. Add someone else.' })
  const person = { handle, author_id: null, network: user.network }
  await inTransaction(db, (tx) => addTarget(tx, user.id, person, now))
}

export async function removeTarget(db: Db, { id, network }: Account, handle: string): Promise<void> {
  await db
    .deleteFrom('bot_terms')
    .where('user_id', '=', id)
    .where('list', '=', 'target')
    .where('key', '=', termKey(handle))
    .where(holdsOn(network))
    .execute()
}
