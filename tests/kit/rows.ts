import { until } from './until.ts'
import type { World } from './world.ts'

/** `users` and all tables with a `user_id` column. */
const owned = [
  'users',
  'onboarding',
  'sessions',
  'mail_tokens',
  'subscriptions',
  'connections',
  'account_analyses',
  'bots',
  'bot_terms',
  'actions',
  'drafts',
  'draft_edits',
  'action_hours',
  'follower_days',
  'live_heads',
  'live_events',
  'support_messages',
  'identities',
  'factors',
  'factor_challenges',
  'recovery_codes',
  'flows',
  'devices',
  'stream_tickets',
  'extension_sessions',
  'extension_pairings',
  'notification_preferences',
  'unsubscribe_links',
  'inbox_posts',
  'learning',
  'conversation_decisions',
  'heard_opt_outs',
  'unread_authors',
  'people_pictures',
  'hidden_suggestions',
  'voice_examples',
  'own_facts',
  'voice_choices',
  'rating_rounds',
  'ratings',
  'notices',
  'exports',
  'export_parts',
  'llm_usage',
  'network_usage',
  'searches',
  'security_events',
  'billing_customers',
  'billing_history',
  'billing_mails',
]

/** Rows without the time of the last use: even a refused request updates a session's, and maintenance the user's. */
const withoutLastUse: Record<string, string> = {
  sessions: "(to_jsonb(t) - 'seen_at')::text",
  users: "(to_jsonb(t) - 'active_at')::text",
}

/** A digest per table of all rows of a user or of all users; equal digests mean that nothing changed. */
export async function digest(
  world: Pick<World, 'sql'>,
  userId?: string,
  except: readonly string[] = [],
): Promise<Record<string, string>> {
  const tables = owned.filter((table) => !except.includes(table))
  const digests = tables.map((table) => {
    const key = table === 'users' ? 'id' : 'user_id'
    // Failed attempts are always recorded, so they do not count as changes.
    const counted = table === 'security_events' ? `kind not in ('sign_in_failed', 'factor_failed')` : 'true'
    const whose = userId === undefined ? '' : ` and ${key} = $1`
    return `select '${table}' as name, count(*) || ' ' || coalesce(md5(string_agg(row, '|' order by row)), '') as digest
      from (select ${withoutLastUse[table] ?? 't::text'} as row from ${table} t where ${counted}${whose}) as rows`
  })
  const parameters = userId === undefined ? [] : [userId]
  const rows = await world.sql<{ name: string; digest: string }>(digests.join(' union all '), parameters)
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}

/**
 * Waits for the last steps of stopped bots, and for maintenance to end what they had planned and to tell open pages.
 */
export async function botsAtRest(world: World): Promise<void> {
  const none = (rows: string) => until(async () => (await world.sql(`select 1 from ${rows}`)).length === 0)
  await none('bots where lease is not null')
  await none(`actions where state = 'planned'`)
  await none(`actions where state = 'expired' and not exists (select from live_events
    where user_id = actions.user_id and kind = 'action' and (data ->> 'id', data ->> 'state') = (actions.id::text, 'expired'))`)
}

/** The tables with rows of users; the digest must cover all of them. */
export async function ownedTables(world: World): Promise<string[]> {
  const rows = await world.sql<{ table_name: string }>(
    `select distinct table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )
  return ['users', ...rows.map(({ table_name }) => table_name)].sort()
}

export const digestedTables = owned.toSorted()
