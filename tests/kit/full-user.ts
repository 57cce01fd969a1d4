import { randomBytes, randomUUID } from 'node:crypto'
import { type AccountBench, newAccount } from './accounts.ts'

/** A user with a row in every table whose rows are deleted with the user, marked by id, address or handle. */
export interface FullUser {
  id: string
  email: string
  handle: string
  password: string
  session_id: string
}

interface Subject {
  id: string
  email: string
  handle: string
  now: Date
  session_id: string
}

type Row = Record<string, unknown>

/** One row per table except `users`; a test fails for a missing table. */
const rows: Record<string, (subject: Subject) => Row> = {
  onboarding: () => ({}),
  sessions: ({ session_id, now }) => ({
    id: session_id,
    kind: 'cookie',
    secret_hash: randomBytes(32),
    created_at: now,
    seen_at: now,
    expires_at: later(now),
    amr: proof(now),
  }),
  mail_tokens: ({ email, now }) => ({ purpose: 'recovery', email, created_at: now, expires_at: later(now) }),
  subscriptions: ({ now }) => ({
    status: 'active',
    plan_type: 'pro',
    plan_name: 'Pro',
    current_period_end: later(now),
  }),
  billing_customers: ({ handle, now }) => ({ customer_id: `cus_${handle}`, created_at: now }),
  billing_history: ({ handle, now }) => ({
    id: `in_${handle}`,
    customer_id: `cus_${handle}`,
    status: 'paid',
    amount: 9_900,
    currency: 'usd',
    created_at: now,
  }),
  billing_mails: ({ handle, now }) => ({ kind: 'receipt', about: `in_${handle}`, data: {}, created_at: now }),
  connections: ({ handle, now }) => ({
    network: 'perch',
    network_account_id: `id-${handle}`,
    handle,
    display_name: handle,
    connection_method: 'manual',
    credentials: `sealed-${handle}`,
    state: 'connected',
    connected_at: now,
    last_sync: now,
  }),
  account_analyses: ({ handle, now }) => ({
    network: 'perch',
    network_account_id: `id-${handle}`,
    twitter_handle: handle,
    status: 'in_progress',
    stage: 'collecting',
    percent: 10,
    message: 'Collecting',
    created_at: now,
    updated_at: now,
  }),
  bots: ({ now }) => ({
    state: 'running',
    mode: 'autopilot',
    due_at: now,
    max_actions_per_hour: 15,
    daily_follow_limit: 5,
    enable_auto_follow: true,
    enable_auto_like: true,
    enable_auto_retweet: false,
  }),
  bot_terms: ({ handle, now }) => ({ list: 'avoid', key: handle, value: handle, added_at: now }),
  actions: ({ handle, now }) => ({
    network: 'perch',
    network_account_id: `id-${handle}`,
    kind: 'reply',
    target_id: `t-${handle}`,
    author_id: `a-${handle}`,
    author_handle: 'somebody',
    author_name: 'Somebody',
    situation: 'stranger',
    source: 'auto',
    state: 'planned',
    reason: 'A test.',
    generation: 0,
    created_at: now,
  }),
  drafts: ({ handle, now }) => ({ post: { text: handle }, shown_from: now }),
  draft_edits: ({ handle, now }) => ({ original: handle, edited: `${handle} again`, edited_at: now }),
  learning: ({ now }) => ({ is_on: true, since: now }),
  action_hours: () => ({ local_day: '2026-06-15', local_hour: 9, kind: 'reply' }),
  follower_days: ({ handle, now }) => ({
    network: 'perch',
    network_account_id: `id-${handle}`,
    local_day: '2026-06-15',
    first_count: 1,
    last_count: 2,
    taken_at: now,
  }),
  live_heads: () => ({ version: 1 }),
  live_events: ({ handle, now }) => ({ version: 1, kind: 'connection', data: { handle }, created_at: now }),
  llm_usage: () => ({ day: '2026-06-15', tokens: 7 }),
  searches: ({ handle, now }) => ({
    network: 'x',
    network_account_id: `id-${handle}`,
    query: 'coffee',
    newest_id: '1',
    posts: JSON.stringify([{ id: '1', text: handle }]),
    searched_at: now,
  }),
  network_usage: () => ({ network: 'x', day: '2026-06-15', posts: 3, users: 1, micros: 25_000 }),
  support_messages: ({ email, now }) => ({
    name: 'Ada',
    email,
    subject: 'A question',
    message: 'Hello.',
    digest: randomBytes(32),
    created_at: now,
  }),
  identities: ({ email, handle, now }) => ({
    provider: 'google',
    subject: handle,
    email,
    identity_data: { email },
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
  }),
  factors: ({ now }) => ({ friendly_name: 'Phone', status: 'unverified', created_at: now, updated_at: now }),
  factor_challenges: ({ session_id, now }) => ({ session_id, created_at: now, expires_at: later(now) }),
  recovery_codes: ({ now }) => ({ code_hash: randomBytes(32), created_at: now }),
  security_events: ({ now }) => ({ kind: 'signed_in', device: 'Firefox on Linux', created_at: now }),
  devices: ({ now }) => ({ mark_hash: randomBytes(32), created_at: now, seen_at: now }),
  flows: ({ now }) => ({ provider: 'google', state: 'started', created_at: now, expires_at: later(now) }),
  extension_pairings: ({ session_id, now }) => ({ session_id, expires_at: later(now) }),
  inbox_posts: ({ handle, now }) => ({
    network: 'perch',
    network_account_id: `id-${handle}`,
    post_id: `p-${handle}`,
    kind: 'answer',
    text: handle,
    author_id: `a-${handle}`,
    author_handle: 'somebody',
    author_name: 'Somebody',
    posted_at: now,
    thread: JSON.stringify([{ handle, text: 'Above.' }]),
  }),
  conversation_decisions: ({ now }) => ({ state: 'done', decided_at: now }),
  heard_opt_outs: ({ handle, now }) => ({
    network: 'perch',
    network_account_id: `id-${handle}`,
    author_id: `a-${handle}`,
    post_id: `p-${handle}`,
    said_at: now,
    words: `Stop, ${handle}.`,
    heard_at: now,
  }),
  people_pictures: ({ handle, now }) => ({
    network: 'perch',
    handle: 'somebody',
    address: `https://pictures.example/${handle}`,
    seen_at: now,
  }),
  unread_authors: ({ handle, now }) => ({
    network: 'perch',
    author_id: `a-${handle}`,
    post_id: `p-${handle}`,
    language: 'ja',
    written_at: now,
  }),
  hidden_suggestions: ({ handle, now }) => ({ network: 'perch', author_id: `a-${handle}`, hidden_at: now }),
  own_facts: ({ handle, now }) => ({ text: `${handle} is open on Mondays.`, added_at: now }),
  voice_choices: ({ now }) => ({ sound: { length: 2 }, changed_at: now }),
  rating_rounds: ({ handle, now }) => ({
    round: 1,
    network: 'perch',
    network_account_id: handle,
    wanted: 5,
    state: 'written',
    asked_at: now,
  }),
  ratings: ({ handle, now }) => ({
    round: 1,
    position: 1,
    post_id: `r-${handle}`,
    post_text: handle,
    posted_at: now,
    author_id: `r-${handle}`,
    author_handle: handle,
    author_name: handle,
    reason: handle,
    rests_on: handle,
    text: handle,
    created_at: now,
  }),
  voice_examples: ({ handle, now }) => ({ text: `As ${handle} would write it.`, added_at: now }),
  notices: ({ handle, now }) => ({ kind: 'answer', key: handle, person: handle, text: handle, created_at: now }),
  notification_preferences: () => ({ daily_summary: true }),
  unsubscribe_links: ({ now }) => ({ kind: 'daily_summary', expires_at: later(now) }),
  exports: ({ now }) => ({ state: 'ready', bytes: 3, created_at: now, ready_at: now, expires_at: later(now) }),
  export_parts: ({ handle }) => ({ part: 0, bytes: Buffer.from(handle) }),
  stream_tickets: ({ session_id, now }) => ({ session_id, expires_at: later(now), token_ends_at: later(now) }),
}

/** For tables whose rows belong to another table's row: the column and that table. */
const parents: Record<string, [column: string, parent: string]> = {
  factor_challenges: ['factor_id', 'factors'],
  export_parts: ['export_id', 'exports'],
  drafts: ['action_id', 'actions'],
  draft_edits: ['action_id', 'actions'],
  conversation_decisions: ['inbox_id', 'inbox_posts'],
}

const later = (now: Date) => new Date(now.getTime() + 3_600_000)
const proof = (now: Date) => JSON.stringify([{ method: 'password', timestamp: Math.floor(now.getTime() / 1000) }])

export async function fullUser(bench: AccountBench): Promise<FullUser> {
  const password = 'a full long sentence'
  const account = await newAccount(bench, { password })
  const handle = `h${randomBytes(5).toString('hex')}`
  const subject = { ...account, handle, now: bench.clock.now(), session_id: randomUUID() }
  const made: Record<string, Row> = {}
  for (const [table, row] of Object.entries(rows)) {
    const [column, parent] = parents[table] ?? []
    const of = column && parent ? { [column]: made[parent]?.id } : {}
    made[table] = await insert(bench, table, { user_id: account.id, ...of, ...row(subject) })
  }
  await addExtension(bench, subject)
  await bench.sql('insert into billing_syncs (customer_id) values ($1)', [`cus_${handle}`])
  await bench.sql(
    `insert into webhook_events (id, kind, customer_id, created_at, received_at) values ($1, 'invoice.paid', $2, $3, $3)`,
    [`evt_${account.id}`, `cus_${handle}`, subject.now],
  )
  await bench.sql('insert into rate_limits (key, window_start, hits) values ($1, $3, 1), ($2, $3, 1)', [
    `write:${account.id}`,
    `account:sign-in:${account.email}`,
    subject.now,
  ])
  return { ...account, handle, password, session_id: subject.session_id }
}

/** A paired extension with its own session. */
async function addExtension(bench: AccountBench, { id: user_id, now }: Subject): Promise<void> {
  const times = { created_at: now, seen_at: now, expires_at: later(now) }
  const { id } = await insert(bench, 'sessions', { user_id, kind: 'token', ...times })
  const about = { browser_info: 'Chrome on Linux', extension_version: '1.0', created_at: now, last_activity: now }
  await insert(bench, 'extension_sessions', { session_id: id, user_id, ...about })
}

async function insert(bench: AccountBench, table: string, row: Row): Promise<Row> {
  const names = Object.keys(row)
  const places = names.map((_, at) => `$${at + 1}`)
  const [made] = await bench.sql<Row>(
    `insert into ${table} (${names}) values (${places}) returning *`,
    Object.values(row),
  )
  return made ?? {}
}

/** The tables, including the queue's, that contain one of these words, as text or as bytes: what a dump would show. */
export async function tablesMentioning(bench: AccountBench, words: string[]): Promise<string[]> {
  const tables = await bench.sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  )
  const searched = words.flatMap((word) => [word, Buffer.from(word).toString('hex')]).join('|')
  const found: string[] = []
  for (const { name } of tables) {
    const hits = await bench.sql(`select 1 from ${name} as t where t::text ~ $1 limit 1`, [searched])
    if (hits.length > 0) found.push(name)
  }
  return found
}

/** A digest of each of our tables without the rows that contain one of the words. */
export async function digestsWithout(bench: AccountBench, words: string[]): Promise<Record<string, string>> {
  const tables = await bench.sql<{ tablename: string }>(`select tablename from pg_tables where schemaname = 'public'`)
  const entries = tables.map(async ({ tablename }) => {
    const [row] = await bench.sql<{ digest: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as digest
       from ${tablename} as t where t::text !~ $1`,
      [words.join('|')],
    )
    return [tablename, row?.digest ?? ''] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}
