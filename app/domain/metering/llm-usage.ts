import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import type { Meter, Mind, Payer, UserPayer, UserUse } from '#app/adapters/model/mind.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { planOf } from '#app/domain/billing/entitlements.ts'
import { addByAddress, takeBackByAddress } from '#app/domain/metering/address-usage.ts'
import { heldAccount } from '#app/domain/metering/former-spending.ts'
import {
  type Customer,
  type ShareName,
  shareFor,
  shareNames,
  type TokenShares,
} from '#app/domain/metering/token-shares.ts'
import { day as aDay, clockText } from '#app/domain/time.ts'

export const countedMind = (mind: Mind, user_id: string, use: UserUse = 'account'): Mind => mind.for({ user_id, use })

interface Deps {
  db: Db
  clock: Clock
  token_shares: TokenShares
}

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

export const sharesReturn = (now: Date) => new Date(Date.parse(dayOf(now)) + aDay)

export function usedUpText(now: Date, timeZone: string): string {
  const at = clockText(sharesReturn(now), timeZone)
  return `Today’s share of the language model is used up. It’s back at ${at}.`
}

/** Each sum is one row, updated only within its limit, so that concurrent processes can't exceed it. */
export function tokenMeter(deps: Deps, payer: Payer): Meter {
  const { db, clock, token_shares } = deps
  let customer: Promise<Customer> | undefined
  return {
    async reserve(tokens) {
      const now = clock.now()
      const today = dayOf(now)
      customer ??= customerOf(db, payer, now)
      const { share, most, own, address } = shareFor(payer, await customer, token_shares)
      const ownUsed = isUser(payer) ? await addUser(db, payer, share, today, tokens, own) : 0
      if (ownUsed === null) return 'own'
      const takeOwnBack = async (unused: number) => {
        if (isUser(payer)) await takeUserBack(db, payer, today, unused)
      }
      if (address && (await addByAddress(db, address, today, tokens)) === null) {
        await takeOwnBack(tokens)
        return 'own'
      }
      const takeBack = async (unused: number) => {
        await takeOwnBack(unused)
        if (address) await takeBackByAddress(db, address, today, unused)
      }
      const isOfPlan = isUser(payer) && payer.use !== 'chat'
      const condition = isOfPlan ? isFair(share, today, ownUsed, tokens, most) : always
      if (!(await addCommon(db, share, today, tokens, most, condition))) {
        await takeBack(tokens)
        return 'common'
      }
      return async (used) => {
        await takeBack(tokens - used)
        await sql`update llm_usage_total set tokens = greatest(0, tokens + ${used - tokens}::bigint)
          where share = ${share} and day = ${today}`.execute(db)
      }
    },
  }
}

const tokensOfReply = 2_000

export async function isShareUsedUp(deps: Deps, user_id: string): Promise<boolean> {
  const account = deps.db.selectFrom('connections').select('id').where('user_id', '=', user_id)
  if (!(await account.executeTakeFirst())) return false
  const spend = await tokenMeter(deps, { user_id, use: 'account' }).reserve(tokensOfReply)
  if (typeof spend === 'string') return true
  await spend(0)
  return false
}

const isUser = (payer: Payer): payer is UserPayer => typeof payer === 'object' && 'user_id' in payer

const ownColumn = ({ use }: UserPayer) => sql.ref(use === 'chat' ? 'chat_tokens' : 'tokens')

async function customerOf(db: Db, payer: Payer, now: Date): Promise<Customer> {
  if (!isUser(payer)) return { plan: 'free', mailbox: null, is_new: false }
  const row = await db
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .select(['mailbox_hash', 'status', 'plan_type', 'current_period_end', 'past_due_since'])
    .select(isNew(now).as('is_new'))
    .where('users.id', '=', payer.user_id)
    .executeTakeFirst()
  return row
    ? { plan: planOf(row, now).type, mailbox: row.mailbox_hash?.toString('base64url') ?? null, is_new: row.is_new }
    : { plan: 'free', mailbox: null, is_new: false }
}

/** Only who never had an account has trial credits. */
const isNew = (now: Date) => sql<boolean>`(trial_credits > 0 and not exists (
  select from llm_usage where user_id = users.id and day < ${dayOf(now)}::date and tokens > 0))`

/** Returns today's use; null: it would exceed `most`. */
async function addUser(
  db: Db,
  payer: UserPayer,
  share: ShareName,
  today: string,
  tokens: number,
  most: number,
): Promise<number | null> {
  const [own, chat] = payer.use === 'chat' ? [0, tokens] : [tokens, 0]
  const column = ownColumn(payer)
  const plan = payer.use === 'chat' ? null : share
  const { rows } = await sql<{ used: number }>`
    with held as materialized (${heldAccount(payer.user_id)})
    insert into llm_usage as spent (user_id, day, tokens, chat_tokens, plan)
    select ${payer.user_id}::uuid, ${today}::date, ${own}::bigint, ${chat}::bigint, ${plan}::text
      where ${tokens}::bigint <= ${most}::bigint and (${payer.use === 'chat'} or exists (select from held))
    on conflict (user_id, day) do update
      set tokens = spent.tokens + excluded.tokens, chat_tokens = spent.chat_tokens + excluded.chat_tokens,
        plan = coalesce(excluded.plan, spent.plan)
      where spent.${column} + ${tokens}::bigint <= ${most}::bigint
    returning ${column} as used`.execute(db)
  return rows[0]?.used ?? null
}

async function takeUserBack(db: Db, payer: UserPayer, today: string, tokens: number): Promise<void> {
  const column = ownColumn(payer)
  await sql`update llm_usage set ${column} = greatest(0, ${column} - ${tokens}::bigint)
    where user_id = ${payer.user_id} and day = ${today}`.execute(db)
}

const always = sql<boolean>`true`

/** Part of a plan's share that is first come, first served. */
const openPart = 2 / 3

/** Divides the last third of a share by the users active today, so that light users still get something. */
const isFair = (share: ShareName, today: string, used: number, tokens: number, most: number) => sql<boolean>`(
  spent.tokens + ${tokens}::bigint <= (${most}::bigint + spent.given) * ${openPart}::float8
  or ${used}::bigint * (select count(*) from llm_usage where day = ${today} and plan = ${share} and tokens > 0)
    <= ${most}::bigint + spent.given - spent.tokens)`

async function addCommon(
  db: Db,
  share: ShareName,
  today: string,
  tokens: number,
  most: number,
  condition = always,
): Promise<boolean> {
  const { rows } = await sql`
    insert into llm_usage_total as spent (day, share, tokens)
    select ${today}::date, ${share}, ${tokens}::bigint
      where ${tokens}::bigint <= ${most}::bigint or exists (select from llm_usage_total where day = ${today} and share = ${share})
    on conflict (day, share) do update set tokens = spent.tokens + excluded.tokens
      where spent.tokens + excluded.tokens <= ${most}::bigint + spent.given and ${condition}
    returning 1`.execute(db)
  return rows.length > 0
}

/** For today, from the operator's reserve. false: not enough left there. */
export async function giveTokens(
  { db, token_shares }: Pick<Deps, 'db' | 'token_shares'>,
  share: ShareName,
  tokens: number,
  now: Date,
): Promise<boolean> {
  const today = dayOf(now)
  return inTransaction(db, async (tx) => {
    if (!(await addCommon(tx, 'operator', today, tokens, token_shares.of_share.operator))) return false
    await tx
      .insertInto('llm_usage_total')
      .values({ day: today, share, tokens: 0, given: tokens })
      .onConflict((conflict) =>
        conflict.columns(['day', 'share']).doUpdateSet({ given: sql`llm_usage_total.given + ${tokens}::bigint` }),
      )
      .execute()
    return true
  })
}

export interface ShareUsage {
  share: ShareName
  tokens: number
  most: number
}

export async function shareUsage(
  { db, token_shares }: Pick<Deps, 'db' | 'token_shares'>,
  now: Date,
): Promise<ShareUsage[]> {
  const rows = await db.selectFrom('llm_usage_total').selectAll().where('day', '=', dayOf(now)).execute()
  return shareNames.map((share) => {
    const { tokens = 0, given = 0 } = rows.find((row) => row.share === share) ?? {}
    return { share, tokens, most: token_shares.of_share[share] + given }
  })
}

export function tokenDays(db: Db, days: number): Promise<{ day: string; share: string; tokens: number }[]> {
  return db
    .selectFrom('llm_usage_total')
    .select(['day', 'share', 'tokens'])
    .where('tokens', '>', 0)
    .where('day', '>', (row) =>
      row.selectFrom('llm_usage_total').select(sql<string>`max(day) - ${days}::int`.as('first')),
    )
    .orderBy('day', 'desc')
    .orderBy('share')
    .execute()
}

export function largestTokenUsers(db: Db, now: Date, limit: number): Promise<{ email: string; tokens: number }[]> {
  const tokens = sql<number>`spent.tokens + spent.chat_tokens`
  return db
    .selectFrom('llm_usage as spent')
    .innerJoin('users', 'users.id', 'spent.user_id')
    .select(['users.email', tokens.as('tokens')])
    .where('spent.day', '=', dayOf(now))
    .orderBy(tokens, 'desc')
    .limit(limit)
    .execute()
}
