import { sql } from 'kysely'
import type { Profile, Sound } from '#app/contract/profile.ts'
import type { ActionBudget } from '#app/domain/bot/decide/choose.ts'
import { isExample, maxExamples } from '#app/domain/bot/decide/examples.ts'
import { type LearnedRow, learnedOf, learnedSelect } from '#app/domain/bot/learn/priors.ts'
import type { Learned } from '#app/domain/bot/learn/score.ts'
import type { ClaimedBot } from '#app/domain/bot/schedule/lease.ts'
import { type BudgetRow, budgetColumns, budgetJoins, budgetOf } from '#app/domain/bot/send/budget.ts'
import { type TermRow, type Terms, termsOf, termsSelect } from '#app/domain/bot/settings/terms.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { type ConnectionRow, type OpenConnection, opened } from '#app/domain/connection/open.ts'

interface StepState {
  /** null: none, or its key is missing. */
  connection: OpenConnection | null
  profile: Profile | null
  budget: ActionBudget
  has_planned: boolean
  terms: Terms
  newest_mention: string | null
  mentions_read_at: Date | null
  rejected_texts: string[]
  /** The user's examples and edits of drafts, newest first. */
  examples: string[]
  /** null: learning is off, or knows too little. */
  learned: Learned | null
}

interface Row extends BudgetRow, Omit<ConnectionRow, 'id' | 'user_id'> {
  id: string | null
  profile: Profile | null
  has_planned: boolean
  terms: TermRow[] | null
  newest_mention: string | null
  mentions_read_at: Date | null
  rejected_texts: string[] | null
  examples: string[] | null
  facts: string[] | null
  untrue: string[] | null
  sound: Sound | null
  learned: LearnedRow | null
}

/** Rejected drafts included in the prompt. */
const maxRejected = 5

/** Only the rows of the connected account. */
const ofConnection = sql`(network, network_account_id) = (connections.network, connections.network_account_id)`

const profile = sql`(
  select analyses.profile from account_analyses as analyses
  where user_id = users.id and ${ofConnection} and status = 'complete'
  order by created_at desc limit 1)`

const hasPlanned = sql`exists (select from actions where user_id = users.id and state = 'planned' and ${ofConnection})`

const newestMention = sql`(
  select post_id from inbox_posts where user_id = users.id and ${ofConnection}
  order by posted_at desc, length(post_id) desc, post_id desc limit 1)`

const mentionsReadAt = sql`greatest(
  (select mentions_read_at from bots where user_id = users.id),
  case when connections.look_refusal is null then connections.looked_at end)`

const rejectedTexts = sql`(
  select jsonb_agg(text) from (
    select text, created_at from actions where user_id = users.id and not_like_me and text is not null
    union all
    select text, rated_at from ratings where user_id = users.id and verdict = 'not_me' and why is distinct from 'not_post'
    order by created_at desc limit ${sql.lit(maxRejected)}) as rejected)`

const examples = sql`(
  select jsonb_agg(text) from (
    select text, added_at from voice_examples where user_id = users.id
    union all
    select edited, edited_at from draft_edits join actions on actions.id = action_id
    where draft_edits.user_id = users.id and ${isExample}
    order by added_at desc limit ${sql.lit(maxExamples)}) as given)`

const untrue = sql`(
  select jsonb_agg(text) from (
    select text from ratings where user_id = users.id and why = 'not_true'
    order by rated_at desc limit ${sql.lit(maxRejected)}) as untrue)`

const sound = sql`(select sound from voice_choices where user_id = users.id)`

const facts = sql`(select jsonb_agg(text order by added_at desc, id) from own_facts where user_id = users.id)`

/** Everything a step needs to know before it asks the network, in one round trip. */
export async function loadStepState(
  deps: Pick<StepDeps, 'db' | 'networks' | 'seals' | 'clock'>,
  bot: Pick<ClaimedBot, 'user_id' | 'time_zone'>,
  now: Date,
): Promise<StepState> {
  const { user_id, time_zone } = bot
  const { rows } = await sql<Row>`
    select ${budgetColumns(now)}, connections.id, connections.network, connections.credentials, connections.network_account_id,
      connections.handle, connections.paused_until, connections.paused_code, connections.last_sync, connections.click_only,
      connections.outages, ${profile} as profile, ${hasPlanned} as has_planned, ${newestMention} as newest_mention,
      ${mentionsReadAt} as mentions_read_at,
      ${rejectedTexts} as rejected_texts, ${examples} as examples, ${facts} as facts, ${untrue} as untrue, ${sound} as sound,
      ${learnedSelect(sql`users.id`)} as learned,
      ${termsSelect(sql`users.id`, sql`connections.network`)} as terms
    from users
    ${budgetJoins(user_id, time_zone, now)}
    where users.id = ${user_id}`.execute(deps.db)
  const [row] = rows
  if (!row) throw new Error('the bot’s user is gone')
  return {
    connection: row.id === null ? null : opened(deps, { ...row, id: row.id, user_id }),
    profile: row.profile && {
      ...row.profile,
      facts: row.facts ?? [],
      untrue: row.untrue ?? [],
      sound: row.sound ?? {},
    },
    has_planned: row.has_planned,
    terms: termsOf(row.terms),
    newest_mention: row.newest_mention,
    mentions_read_at: row.mentions_read_at,
    rejected_texts: row.rejected_texts ?? [],
    examples: row.examples ?? [],
    learned: row.learned && learnedOf(row.learned),
    budget: budgetOf(row, time_zone, now),
  }
}
