import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import type { Meter, Mind, Payer, UserUse } from '#app/adapters/model/mind.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { planOf } from '#app/domain/billing/entitlements.ts'
import { type ShareName, shareFor, shareNames, type TokenShares } from '#app/domain/metering/token-shares.ts'
import { cutoffOf } from '#app/domain/retention.ts'
import { day as aDay } from '#app/domain/time.ts'

/** The mind for one user, within their share of the day's tokens. */
export const countedMind = (mind: Mind, user_id: string, use: UserUse = 'account'): Mind =>
  mind.for?.({ user_id, use }) ?? mind

/** The mind for people who are not signed in. */
export const guestMind = (mind: Mind, share: 'guests' | 'guest_chat'): Mind => mind.for?.(share) ?? mind

/** The mind without a language model. */
export const unaidedMind = (mind: Mind): Mind => mind.unaided?.() ?? mind

interface Deps {
  db: Db
  clock: Clock
  token_shares: TokenShares
}

/** The UTC day of the clock. */
const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** When the shares of the language model begin anew. */
export const sharesReturn = (now: Date) => new Date(Date.parse(dayOf(now)) + aDay)

/** For a user whose share is used up. */
export function usedUpText(now: Date, timeZone: string): string {
  const at = sharesReturn(now).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
  return `Today’s share of the language model is used up. It’s back at ${at}.`
}

/**
 * Counts a payer's tokens against their own share and the common one. Each sum is one row, updated only while it stays
 * within its limit, so that concurrent processes cannot exceed it.
 */
export function tokenMeter(deps: Deps, payer: Payer): Meter {
  const { db, clock, token_shares } = deps
  let plan: Promise<PlanType> | undefined
  return {
    async reserve(tokens) {
      const now = clock.now()
      const today = dayOf(now)
      plan ??= planFor(db, payer, now)
      const { share, most, own } = shareFor(payer, await plan, token_shares)
      const ownUsed = typeof payer === 'object' && own !== null ? await addOwn(db, payer, share, today, tokens, own) : 0
      if (ownUsed === null) return 'own'
      const isOfPlan = typeof payer === 'object' && payer.use !== 'chat'
      const condition = isOfPlan ? isFair(share, today, ownUsed, tokens, most) : always
      if (!(await addCommon(db, share, today, tokens, most, condition))) {
        if (typeof payer === 'object') await takeOwnBack(db, payer, today, tokens)
        return 'common'
      }
      return async (used) => {
        if (typeof payer === 'object') await takeOwnBack(db, payer, today, tokens - used)
        await sql`update llm_usage_total set tokens = greatest(0, tokens + ${used - tokens}::bigint)
          where share = ${share} and day = ${today}`.execute(db)
      }
    },
  }
}

/** About what one reply takes: with less left, the bot's questions are refused. */
const tokensOfReply = 2_000

/** Whether the language model's share is used up for this user's bot; the same count as before each question. */
export async function isShareUsedUp(deps: Deps, user_id: string): Promise<boolean> {
  const spend = await tokenMeter(deps, { user_id, use: 'account' }).reserve(tokensOfReply)
  if (typeof spend === 'string') return true
  await spend(0)
  return false
}

type UserPayer = Extract<Payer, object>

const ownColumn = ({ use }: UserPayer) => sql.ref(use === 'chat' ? 'chat_tokens' : 'tokens')

async function planFor(db: Db, payer: Payer, now: Date): Promise<PlanType> {
  if (typeof payer === 'string') return 'free'
  const row = await db
    .selectFrom('subscriptions')
    .select(['status', 'plan_type', 'current_period_end', 'past_due_since'])
    .where('user_id', '=', payer.user_id)
    .executeTakeFirst()
  return row ? planOf(row, now).type : 'free'
}

/** Adds to what the user has used today, and returns it; null: it would be more than `most`. */
async function addOwn(
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
    insert into llm_usage as spent (user_id, day, tokens, chat_tokens, plan)
    select ${payer.user_id}::uuid, ${today}::date, ${own}::bigint, ${chat}::bigint, ${plan}::text
      where ${tokens}::bigint <= ${most}::bigint
    on conflict (user_id, day) do update
      set tokens = spent.tokens + excluded.tokens, chat_tokens = spent.chat_tokens + excluded.chat_tokens,
        plan = coalesce(excluded.plan, spent.plan)
      where spent.${column} + ${tokens}::bigint <= ${most}::bigint
    returning ${column} as used`.execute(db)
  return rows[0]?.used ?? null
}

async function takeOwnBack(db: Db, payer: UserPayer, today: string, tokens: number): Promise<void> {
  const column = ownColumn(payer)
  await sql`update llm_usage set ${column} = greatest(0, ${column} - ${tokens}::bigint)
    where user_id = ${payer.user_id} and day = ${today}`.execute(db)
}

const always = sql<boolean>`true`

/** How much of a plan's share is open to whoever comes first. */
const openPart = 2 / 3

/**
 * Whether a user of a plan, who has used `used` today with these tokens, may have them: what is left of the last third
 * of the share is divided by the users who are active today, so that whoever has used little still gets something.
 */
const isFair = (share: ShareName, today: string, used: number, tokens: number, most: number) => sql<boolean>`(
  spent.tokens + ${tokens}::bigint <= (${most}::bigint + spent.given) * ${openPart}::float8
  or ${used}::bigint * (select count(*) from llm_usage where day = ${today} and plan = ${share} and tokens > 0)
    <= ${most}::bigint + spent.given - spent.tokens)`

/** Adds to what the share has used today, unless that would be more than `most` and what the operator gave. */
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

/** Gives a share more tokens for today, out of the operator's reserve. false: so much is not left there. */
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
  /** The most for today, with what the operator gave. */
  most: number
}

/** What each share has used today. */
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

/** What was used on the last days, newest first. */
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

/** The users whose accounts and questions used most today. */
export function largestTokenUsers(db: Db, now: Date, most: number): Promise<{ email: string; tokens: number }[]> {
  const tokens = sql<number>`spent.tokens + spent.chat_tokens`
  return db
    .selectFrom('llm_usage as spent')
    .innerJoin('users', 'users.id', 'spent.user_id')
    .select(['users.email', tokens.as('tokens')])
    .where('spent.day', '=', dayOf(now))
    .orderBy(tokens, 'desc')
    .limit(most)
    .execute()
}

/** Deletes usage that no budget needs any more. */
export async function deleteOldUsage(db: Db, now: Date): Promise<void> {
  const before = dayOf(cutoffOf('llm_usage', now))
  await db.deleteFrom('llm_usage').where('day', '<', before).execute()
  await db.deleteFrom('llm_usage_total').where('day', '<', before).execute()
}
