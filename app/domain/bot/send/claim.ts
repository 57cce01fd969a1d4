import { sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import type { Week } from '#app/contract/settings.ts'
import { type Db, isUniqueViolation } from '#app/db/pool.ts'
import { zoneAt } from '#app/domain/account/user/time-zone.ts'
import { planOf, type SubscriptionColumns } from '#app/domain/billing/entitlements.ts'
import { isEnabled, type Kinds } from '#app/domain/bot/decide/choose.ts'
import {
  contactHistorySelect,
  isAnsweredEnough,
  isContactLimitReached,
  isConversationOver,
  type RecentContact,
} from '#app/domain/bot/find/contact-history.ts'
import { isHeld, reachesCode, unreadableCode } from '#app/domain/bot/opt-outs/held.ts'
import { hasOptedOut, optedOutCode } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { modeAt, nextChange, nextWork, standardHours } from '#app/domain/bot/schedule/hours.ts'
import {
  actionUsageOf,
  checkLimits,
  type LimitCode,
  type UsageRow,
  type UserLimits,
  usageSelect,
} from '#app/domain/bot/send/action-limits.ts'
import { creditsOf } from '#app/domain/bot/send/budget.ts'
import { type BotMode, gate } from '#app/domain/bot/send/permission.ts'
import type { PlannedAction } from '#app/domain/bot/send/planned-actions.ts'
import { warmedPlan } from '#app/domain/bot/send/warm-up.ts'
import { termIn } from '#app/domain/bot/settings/term-in.ts'
import {
  avoidCodes,
  avoidedBy,
  avoidedIds,
  neverSaidCode,
  type TermRow,
  termsOf,
  termsSelect,
} from '#app/domain/bot/settings/terms.ts'
import { type LocalTime, localTime } from '#app/domain/time.ts'

/** Counts from the claim; then the call is aborted and its result counts as unknown. */
export const callSeconds = 20

export type ClaimResult =
  | { claimed: true; generation: number; claimed_at: Date }
  | { claimed: false; code: LimitCode; retry_at: Date }
  | { claimed: false; code: Refusal; retry_at: null }

type Refusal = 'stopped' | 'not_planned' | 'needs_click' | PermanentRefusal

export type PermanentRefusal = (typeof permanentRefusals)[number]
const permanentRefusals = [
  'forbidden',
  'kind_off',
  'author_today',
  'talk_over',
  'person_limit',
  optedOutCode,
  unreadableCode,
  reachesCode,
  ...avoidCodes,
  neverSaidCode,
] as const

export const isPermanentRefusal = (code: string): code is PermanentRefusal =>
  permanentRefusals.some((one) => one === code)

const notClaimed = (code: Refusal): ClaimResult => ({ claimed: false, code, retry_at: null })

/** The bot must be running for its own; a user's click works at any time. */
export type Sender = 'bot' | 'user'

/** Counts again if another claim was made for the user since the count: no two rely on the same one. */
export async function claimAction(
  db: Db,
  network: Network,
  action: PlannedAction,
  now: Date,
  sender: Sender = 'bot',
): Promise<ClaimResult> {
  const zone = zoneAt(action, now)
  const local = localTime(now, zone)
  for (;;) {
    const facts = await loadClaimFacts(db, network, action, zone, now)
    if (!facts || (facts.state !== 'running' && sender === 'bot')) return notClaimed('stopped')
    const allowed = gate(network, facts.mode, action)
    if (allowed !== 'open') return notClaimed(allowed)
    const decision = decideClaim(facts, action, zone, now)
    if (!decision.allowed) return decision.refusal
    try {
      if (await markSending(db, network, action, facts, local, decision.credit, now, sender))
        return { claimed: true, generation: facts.generation, claimed_at: now }
    } catch (error) {
      if (isUniqueViolation(error, 'actions_one_reply_per_author')) return notClaimed('author_today')
      throw error
    }
  }
}

interface ClaimFacts extends UsageRow, RecentContact, UserLimits, Kinds, SubscriptionColumns {
  hours: Week | null
  terms: TermRow[] | null
  state: 'running' | 'stopped'
  mode: BotMode
  generation: number
  claims: number
  /** Same text, account and (if the bot's own) run. */
  still_planned: boolean
  trial_credits: number
  opted_out: boolean
  held: boolean
  /** Such a person would hear of it too. */
  reaches: boolean
}

async function loadClaimFacts(
  db: Db,
  network: Network,
  { id, user_id, network_account_id, author_id, text, source }: PlannedAction,
  timeZone: string,
  now: Date,
): Promise<ClaimFacts | undefined> {
  const account = { network: network.id, id: network_account_id }
  const { rows } = await sql<ClaimFacts>`
    select users.trial_credits, subscriptions.status, subscriptions.plan_type, subscriptions.current_period_end,
      subscriptions.past_due_since,
      bots.state, bots.mode, bots.generation, bots.claims, bots.max_actions_per_hour, bots.daily_follow_limit,
      bots.enable_auto_reply, bots.enable_auto_like, bots.enable_auto_follow, bots.enable_auto_view, bots.hours,
      ${termsSelect(sql`bots.user_id`, network.id)} as terms,
      exists (select from actions join connections using (user_id, network, network_account_id)
        where actions.id = ${id} and actions.state = 'planned'
          and actions.text is not distinct from ${text}::text and connections.state = 'connected'
          and (actions.source <> 'auto' or actions.generation >= bots.generation)) as still_planned,
      ${hasOptedOut(user_id, network.id, author_id)} as opted_out,
      ${isHeld(user_id, network.id, author_id, heldOnlyFor(source))} as held,
      exists (select from actions, unnest(actions.reaches) as reached(id)
        where actions.id = ${id} and reached.id not in (${author_id}, ${network_account_id})
          and (${hasOptedOut(user_id, network.id, sql`reached.id`)} or ${isHeld(user_id, network.id, sql`reached.id`)}
            or reached.id in ${avoidedIds(user_id, sql`${network.id}::text`)})) as reaches,
      coalesce(known.replies_week, 0) as replies_week, coalesce(known.replies_today, 0) as replies_today,
      coalesce(known.actions_week, 0) as actions_week,
      coalesce(known.actions_today, 0) as actions_today,
      usage.*
    from bots
    join users on users.id = bots.user_id
    left join subscriptions on subscriptions.user_id = users.id
    cross join lateral (${usageSelect(user_id, timeZone, now)}) as usage
    left join lateral (${contactHistorySelect(account, sql`array[${author_id}]::text[]`, timeZone, now)}) as known on true
    where bots.user_id = ${user_id}`.execute(db)
  return rows[0]
}

/** By hand the user may answer someone who complained, but not someone who asked for no contact. */
const heldOnlyFor = (source: PlannedAction['source']) => (source === 'hand' ? 'stop' : undefined)

type ClaimDecision = { allowed: true; credit: boolean } | { allowed: false; refusal: ClaimResult }

function decideClaim(facts: ClaimFacts, action: PlannedAction, zone: string, now: Date): ClaimDecision {
  const refused = (refusal: ClaimResult): ClaimDecision => ({ allowed: false, refusal })
  if (!facts.still_planned) return refused(notClaimed('not_planned'))
  if (facts.opted_out) return refused(notClaimed(optedOutCode))
  if (facts.held) return refused(notClaimed(action.source === 'hand' ? optedOutCode : unreadableCode))
  const restraint = action.source === 'hand' ? null : restraintOf(facts, action, zone, now)
  if (restraint) return refused(restraint)
  const allowance = {
    usage: actionUsageOf(facts),
    plan: warmedPlan(planOf(facts, now), facts.worked_days),
    credits: creditsOf(facts),
    time_zone: zone,
  }
  const decision = checkLimits(action.kind, allowance, facts, now)
  return decision.allowed ? decision : refused({ claimed: false, code: decision.code, retry_at: decision.retry_at })
}

/** Not for what the user wrote by hand; null: it may be sent. */
function restraintOf(facts: ClaimFacts, action: PlannedAction, zone: string, now: Date): ClaimResult | null {
  const { kind, situation } = action
  if (facts.reaches && kind === 'reply') return notClaimed(reachesCode)
  const unwanted = unwantedBy(facts, action)
  if (unwanted) return notClaimed(unwanted)
  const later = outOfHours(facts.hours, action, zone, now)
  if (later) return { claimed: false, code: 'quiet_hours', retry_at: later }
  if (kind === 'reply' && isAnsweredEnough(situation, facts)) return notClaimed('author_today')
  if (kind === 'reply' && isConversationOver(situation, facts)) return notClaimed('talk_over')
  return isContactLimitReached(kind, situation, facts) ? notClaimed('person_limit') : null
}

function unwantedBy(facts: ClaimFacts, action: PlannedAction): PermanentRefusal | null {
  if (!isEnabled(action.kind, facts)) return 'kind_off'
  const author = { id: action.author_id, handle: action.author_handle }
  const terms = termsOf(facts.terms)
  const text = action.text ?? ''
  const avoided = avoidedBy(terms, author, `${action.post_text ?? ''} ${text}`)
  if (avoided) return avoided.code
  // The user has read and approved the rest.
  return action.source === 'auto' && termIn(terms.never_say, text) !== null ? neverSaidCode : null
}

/** null: the hours allow it. The standard hours only restrict what the user has not decided on. */
function outOfHours(chosen: Week | null, action: PlannedAction, zone: string, now: Date): Date | null {
  const { situation, source } = action
  const hours = chosen ?? (source === 'auto' ? standardHours : null)
  if (!hours) return null
  const mode = modeAt(hours, now, zone)
  if (mode === 'quiet') return nextChange(hours, now, zone)
  return mode === 'answer' && situation === 'stranger' ? nextWork(hours, now, zone) : null
}

/** Re-evaluates its condition after waiting for the lock, which serializes parallel claims. false: facts are stale. */
async function markSending(
  db: Db,
  network: Network,
  { id, user_id, author_id, text, source }: PlannedAction,
  facts: ClaimFacts,
  local: LocalTime,
  credit: boolean,
  now: Date,
  sender: Sender,
): Promise<boolean> {
  const { rows } = await sql`
    with locked_bot as (
      update bots set claims = claims + 1
      where user_id = ${user_id} and claims = ${facts.claims} and (state = 'running' or ${sender === 'user'})
        and generation = ${facts.generation} and max_actions_per_hour = ${facts.max_actions_per_hour}
        and daily_follow_limit = ${facts.daily_follow_limit}
      returning user_id, generation),
    claimed as (
      update actions set state = 'sending', generation = locked_bot.generation, claimed_at = ${now},
        local_day = ${local.day}, local_hour = ${local.hour}, used_credit = ${credit},
        call_deadline = now() + make_interval(secs => ${callSeconds})
      from locked_bot
      where actions.id = ${id} and actions.state = 'planned' and actions.text is not distinct from ${text}::text
        and not ${hasOptedOut(user_id, network.id, author_id)}
        and not ${isHeld(user_id, network.id, author_id, heldOnlyFor(source))}
      returning actions.id),
    credit as (
      update users set trial_credits = trial_credits - 1
      from locked_bot, claimed where users.id = locked_bot.user_id and ${credit})
    select id from claimed`.execute(db)
  return rows.length > 0
}
