import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { ActionKind, Network } from '#app/adapters/network/network.ts'
import type { Plan } from '#app/content/plans.ts'
import type { BotSettings } from '#app/contract/bot-settings.ts'
import type { NetworkId } from '#app/contract/networks.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { standardHours } from '#app/domain/bot/schedule/hours.ts'
import type { BotMode } from '#app/domain/bot/send/permission.ts'
import {
  holdsOn,
  idsOf,
  isNamed,
  type TermList,
  termKey,
  termsOf,
  termsSelect,
} from '#app/domain/bot/settings/terms.ts'
import { fail } from '#app/domain/failure.ts'

/** Throws `invalid` with the bound where the plan allows less. */
export function requireWithinPlan(
  { name, actions_per_hour, follows_per_day }: Plan,
  perHour: number | undefined,
  follows: number | undefined,
  followField: 'daily_follow_limit' | 'follow_limit',
): void {
  const fields: Record<string, string> = {}
  const bound = (most: number, what: string) => `The ${name} plan allows up to ${most} ${what}.`
  if (perHour !== undefined && perHour > actions_per_hour.most)
    fields.max_actions_per_hour = bound(actions_per_hour.most, 'actions an hour')
  if (perHour !== undefined && perHour < 1) fields.max_actions_per_hour = 'Allow at least one action an hour.'
  if (follows !== undefined && follows > follows_per_day.most)
    fields[followField] = bound(follows_per_day.most, 'follows a day')
  if (Object.keys(fields).length > 0) fail('invalid', fields, { clientMessage: Object.values(fields).join(' ') })
}

const switches = {
  reply: 'enable_auto_reply',
  like: 'enable_auto_like',
  follow: 'enable_auto_follow',
  view: 'enable_auto_view',
} as const satisfies Record<ActionKind, keyof BotSettings>
type Switch = (typeof switches)[ActionKind]

/** With the network's rule that makes each switch useless. */
export type UselessSwitches = Partial<Record<Switch, string>>

export function uselessSwitches(network: Network): UselessSwitches {
  return Object.fromEntries(
    Object.entries(switches).flatMap(([kind, name]) => {
      const rule = ruledOut(network, kind as ActionKind)
      return rule === null ? [] : [[name, rule]]
    }),
  )
}

export const hasViews = (network: Network) => ruledOut(network, 'view') === null

/** null: no such rule, or not known yet. */
function ruledOut({ capabilities, stands_for }: Network, kind: ActionKind): string | null {
  const { addressed, stranger } = capabilities[kind]
  const isNever = addressed.permission === 'no' && stranger.permission === 'no'
  return isNever && !stands_for ? stranger.rule : null
}

export async function botSettings(db: Db, network: Network, user: SessionUser) {
  const row = await db
    .selectFrom('users')
    .leftJoin('bots', 'bots.user_id', 'users.id')
    .select(['max_actions_per_hour', 'daily_follow_limit', 'enable_auto_reply', 'enable_auto_like'])
    .select(['enable_auto_follow', 'enable_auto_view', 'hours', 'mode', 'mode_chosen'])
    .select(termsSelect(sql.ref('users.id'), user.network).as('terms'))
    .where('users.id', '=', user.id)
    .executeTakeFirstOrThrow()
  const { name, actions_per_day, actions_per_hour, follows_per_day } = user.plan
  const { look_for, avoid } = termsOf(row.terms)
  return {
    plan: { name, actions_per_day, actions_per_hour, follows_per_day },
    mode: row.mode ?? network.standard_mode,
    mode_chosen: row.mode_chosen ?? false,
    max_actions_per_hour: row.max_actions_per_hour ?? actions_per_hour.standard,
    daily_follow_limit: row.daily_follow_limit ?? follows_per_day.standard,
    enable_auto_reply: row.enable_auto_reply ?? true,
    enable_auto_like: row.enable_auto_like ?? true,
    enable_auto_follow: row.enable_auto_follow ?? true,
    enable_auto_view: row.enable_auto_view ?? true,
    hours: row.hours ?? standardHours,
    look_for,
    avoid,
  }
}

export type BotSettingsView = Awaited<ReturnType<typeof botSettings>>

/**
 * Invalidates earlier claims. Unchanged values beyond a smaller plan's bounds are accepted, and entries added after
 * the form was loaded stay. Throws `invalid`.
 */
export async function saveBotSettings(
  db: Db,
  network: Network,
  user: SessionUser,
  given: BotSettings,
  now: Date,
): Promise<void> {
  const { look_for, avoid, hours, mode, loaded_at = now, ...row } = given
  const useless = Object.entries(uselessSwitches(network)) as [Switch, string][]
  const wanted = useless.filter(([name]) => given[name])
  if (wanted.length > 0) fail('invalid', Object.fromEntries(wanted))
  if (!Object.values(switches).some((name) => given[name]))
    fail('invalid', { enable_auto_reply: 'Keep at least one kind on. To stop the bot completely, pause it.' })
  await inTransaction(db, async (tx) => {
    const former = await tx
      .selectFrom('bots')
      .select(['max_actions_per_hour', 'daily_follow_limit', 'hours', ...Object.values(switches)])
      .where('user_id', '=', user.id)
      .forUpdate()
      .executeTakeFirst()
    const changed = <Key extends 'max_actions_per_hour' | 'daily_follow_limit'>(key: Key) =>
      given[key] === former?.[key] ? undefined : given[key]
    const limits = [changed('max_actions_per_hour'), changed('daily_follow_limit')] as const
    requireWithinPlan(user.plan, ...limits, 'daily_follow_limit')
    for (const [name] of useless) row[name] = former?.[name] ?? true
    // Leaving the standard hours unchanged does not count as choosing them.
    const isChosen = Boolean(former?.hours) || !isDeepStrictEqual(hours, standardHours)
    const chosen = isChosen ? JSON.stringify(hours) : null
    await tx
      .insertInto('bots')
      .values({
        user_id: user.id,
        mode: mode ?? network.standard_mode,
        mode_chosen: mode !== undefined,
        state: 'stopped',
        enable_auto_retweet: false,
        ...row,
        hours: chosen,
      })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((is) => ({
          ...row,
          ...(mode && { mode, mode_chosen: true }),
          hours: chosen,
          claims: is('bots.claims', '+', 1),
        })),
      )
      .execute()
    if (isChosen && !isDeepStrictEqual(former?.hours, hours))
      await tx
        .updateTable('bots')
        .set({ due_at: now, act_at: null })
        .where('user_id', '=', user.id)
        .where('state', '=', 'running')
        .execute()
    await replaceTerms(tx, user.id, { look_for, avoid }, { loaded_at, now })
  })
}

/** Works before the first start. Invalidates claims that relied on the previous mode; drafts stay. */
export async function chooseMode(db: Db, user: SessionUser, mode: BotMode): Promise<void> {
  await db
    .insertInto('bots')
    .values({ ...sleepingBot(user, mode), mode_chosen: true })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((is) => ({ mode, mode_chosen: true, claims: is('bots.claims', '+', 1) })),
    )
    .execute()
}

/** Limits are counted under the bot's row, even if it was never started. */
export async function ensureBot(db: Db, network: Network, user: SessionUser): Promise<void> {
  await db
    .insertInto('bots')
    .values({ ...sleepingBot(user, network.standard_mode), mode_chosen: false })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

const sleepingBot = ({ id, plan: { actions_per_hour, follows_per_day } }: SessionUser, mode: BotMode) => ({
  user_id: id,
  mode,
  state: 'stopped' as const,
  max_actions_per_hour: actions_per_hour.standard,
  daily_follow_limit: follows_per_day.standard,
  enable_auto_follow: true,
  enable_auto_like: true,
  enable_auto_retweet: false,
})

/** Replaces these lists as they were at `loaded_at`. */
async function replaceTerms(
  tx: Tx,
  userId: string,
  lists: Partial<Record<TermList, string[]>>,
  { loaded_at, now }: { loaded_at: Date; now: Date },
): Promise<void> {
  const rows = Object.entries(lists).flatMap(([list, values]) =>
    values.map((value) => ({ list: list as TermList, key: termKey(value), value })),
  )
  await sql`
    with given as (
      select distinct on (list, key) list, key, value
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(list text, key text, value text)),
    gone as (
      delete from bot_terms where user_id = ${userId} and list = any(${Object.keys(lists)}::text[])
        and added_at <= ${loaded_at}::timestamptz and (network is not null
          or not exists (select from given where given.list = bot_terms.list and given.key = bot_terms.key)))
    insert into bot_terms (user_id, list, key, value, network, added_at)
    select ${userId}::uuid, list, key, value, null, ${now}::timestamptz from given
    on conflict (user_id, list, key, network) do update set value = excluded.value`.execute(tx)
}

async function dropTargets(
  tx: Tx,
  userId: string,
  handle: string,
  authorId: string | null,
  network: NetworkId | null,
): Promise<void> {
  await tx
    .deleteFrom('bot_terms')
    .where('user_id', '=', userId)
    .where('list', '=', 'target')
    .where((term) =>
      term.or([
        term.and([term('key', '=', termKey(handle)), isNamed(authorId)]),
        sql<boolean>`${authorId} = any(${idsOf})`,
      ]),
    )
    .where(holdsOn(network))
    .execute()
}

interface NewTerm {
  list: TermList
  value: string
  author_id?: string | null
  network?: NetworkId | null
  name?: string | null
  bio?: string | null
}

export async function addTerm(
  tx: Tx,
  userId: string,
  { list, value, author_id = null, network = null, name = null, bio = null }: NewTerm,
  now: Date,
): Promise<void> {
  if (network !== null)
    await tx
      .deleteFrom('bot_terms')
      .where('user_id', '=', userId)
      .where('list', '=', list)
      .where('key', '=', termKey(value))
      .where('network', 'is', null)
      .execute()
  await tx
    .insertInto('bot_terms')
    .values({ user_id: userId, list, key: termKey(value), value, author_id, network, name, bio, added_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'list', 'key', 'network']).doUpdateSet({
        author_id: sql`coalesce(bot_terms.author_id, excluded.author_id)`,
        other_ids: sql`case when excluded.author_id = any(${idsOf}) then bot_terms.other_ids
            else array_remove(bot_terms.other_ids || case when bot_terms.author_id is not null then excluded.author_id end, null) end`,
        name: sql`coalesce(excluded.name, bot_terms.name)`,
        bio: sql`coalesce(excluded.bio, bot_terms.bio)`,
      }),
    )
    .execute()
  if (list === 'person') await dropTargets(tx, userId, value, author_id, network)
  await tx
    .updateTable('bots')
    .set((is) => ({ claims: is('claims', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}
