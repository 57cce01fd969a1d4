import type { World } from './world.ts'

/** Tables whose rows name their user, and users itself. */
const owned = [
  ...['users', 'onboarding', 'sessions', 'mail_tokens', 'subscriptions', 'connections', 'account_analyses', 'bots'],
  ...['bot_terms', 'actions', 'action_hours', 'follower_days', 'live_heads', 'live_events', 'support_messages'],
  ...[
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
    'exports',
    'export_parts',
    'llm_usage',
    'security_events',
    'billing_customers',
    'billing_history',
    'billing_mails',
  ],
]

/** A digest of every row of a user, or of all users: equal digests mean that nothing was changed. */
export async function digest(world: World, userId?: string): Promise<Record<string, string>> {
  const entries = owned.map(async (table) => {
    const key = table === 'users' ? 'id' : 'user_id'
    // Failed attempts are recorded in any case.
    const counted = table === 'security_events' ? `kind not in ('sign_in_failed', 'factor_failed')` : 'true'
    const where = userId === undefined ? `where ${counted}` : `where ${counted} and ${key} = $1`
    const [row] = await world.sql<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest from ${table} t ${where}`,
      userId === undefined ? [] : [userId],
    )
    return [table, row?.digest ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The tables of the product with a user's rows; the digest must cover them all. */
export async function ownedTables(world: World): Promise<string[]> {
  const rows = await world.sql<{ table_name: string }>(
    `select distinct table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'`,
  )
  return ['users', ...rows.map(({ table_name }) => table_name)].sort()
}

export const digestedTables = owned.toSorted()
