import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table users (
    id uuid primary key default gen_random_uuid(),
    email text not null unique check (email = lower(email)),
    email_confirmed_at timestamptz,
    password_hash text,
    time_zone text not null default 'UTC',
    trial_credits int not null default 50 check (trial_credits >= 0),
    accepted_terms_at timestamptz,
    created_at timestamptz not null
  )`,
  `create table onboarding (
    user_id uuid primary key references users on delete cascade,
    welcome_completed_at timestamptz,
    plan_selected_at timestamptz,
    extension_skipped_at timestamptz,
    setup_completed_at timestamptz
  )`,
  `create table sessions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('cookie', 'token')),
    secret_hash bytea not null unique,
    user_agent text,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index sessions_user on sessions (user_id)',
  `create table mail_tokens (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    purpose text not null check (purpose in ('signup')),
    browser_hash bytea,
    created_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  'create index mail_tokens_user on mail_tokens (user_id)',
  `create table subscriptions (
    user_id uuid primary key references users on delete cascade,
    status text not null check (status in ('active', 'trialing', 'past_due', 'canceled')),
    plan_type text not null check (plan_type in ('starter', 'pro')),
    plan_name text not null,
    current_period_end timestamptz not null
  )`,
  `create table connections (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null unique references users on delete cascade,
    network text not null,
    network_account_id text not null,
    handle text not null,
    display_name text not null,
    profile_image_url text,
    connection_method text not null check (connection_method in ('extension', 'manual', 'oauth')),
    credentials text,
    state text not null check (state in ('connected', 'closed')),
    closed_reason text,
    paused_until timestamptz,
    connected_at timestamptz not null,
    last_sync timestamptz not null,
    unique (network, network_account_id)
  )`,
  `create table account_analyses (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    network text not null,
    network_account_id text not null,
    twitter_handle text not null,
    status text not null check (status in ('pending', 'in_progress', 'complete', 'failed')),
    stage text not null,
    percent int not null check (percent between 0 and 100),
    message text not null,
    error text,
    niche text,
    confidence_score int,
    tone text,
    engagement_style text,
    profile jsonb,
    evidence jsonb,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index account_analyses_newest on account_analyses (user_id, created_at desc)',
  `create unique index account_analyses_one_open on account_analyses (user_id) where status in ('pending', 'in_progress')`,
  `create table bots (
    user_id uuid primary key references users on delete cascade,
    state text not null default 'stopped' check (state in ('stopped', 'running')),
    mode text not null check (mode in ('autopilot', 'copilot')),
    generation int not null default 0,
    due_at timestamptz,
    lease uuid,
    lease_until timestamptz,
    max_actions_per_hour int not null check (max_actions_per_hour > 0),
    daily_follow_limit int not null check (daily_follow_limit >= 0),
    enable_auto_follow boolean not null,
    enable_auto_like boolean not null,
    enable_auto_retweet boolean not null,
    started_at timestamptz,
    stopped_reason text,
    note text,
    mentions_since text
  )`,
  `create index bots_due on bots (due_at) where state = 'running'`,
  `create table actions (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    network text not null,
    network_account_id text not null,
    kind text not null check (kind in ('reply', 'like', 'follow', 'view')),
    target_id text not null,
    post_id text,
    post_text text,
    author_id text not null,
    author_handle text not null,
    author_name text not null,
    situation text not null check (situation in ('addressed', 'stranger')),
    source text not null check (source in ('auto', 'approved', 'tap')),
    state text not null check (state in
      ('waiting', 'planned', 'sending', 'success', 'failed', 'unknown', 'skipped', 'rejected', 'expired', 'undone')),
    text text,
    reason text not null,
    code text,
    generation int not null,
    used_credit boolean not null default false,
    created_at timestamptz not null,
    claimed_at timestamptz,
    local_day date,
    local_hour int,
    call_deadline timestamptz,
    finished_at timestamptz,
    response_ms int,
    result_id text,
    outcome_likes int,
    outcome_replies int,
    check ((state in ('sending', 'success', 'unknown')) <= (claimed_at is not null and local_day is not null and local_hour is not null))
  )`,
  `create unique index actions_once on actions (network, network_account_id, kind, target_id)
    where state in ('waiting', 'planned', 'sending', 'success', 'unknown', 'undone')`,
  `create unique index actions_one_reply_per_author on actions (network, network_account_id, author_id, local_day)
    where kind = 'reply' and state in ('sending', 'success', 'unknown')`,
  `create index actions_claimed on actions (user_id, claimed_at desc) where state in ('sending', 'success', 'unknown')`,
  `create index actions_day on actions (user_id, local_day, kind) where state in ('sending', 'success', 'unknown')`,
  'create index actions_newest on actions (user_id, created_at desc)',
  'create index actions_seen on actions (network, network_account_id, target_id)',
  `create index actions_open on actions (call_deadline) where state = 'sending'`,
  `create table action_hours (
    user_id uuid not null references users on delete cascade,
    local_day date not null,
    local_hour int not null,
    kind text not null,
    success int not null default 0,
    failed int not null default 0,
    unknown int not null default 0,
    answered int not null default 0,
    response_ms bigint not null default 0,
    primary key (user_id, local_day, local_hour, kind)
  )`,
  `create table follower_days (
    user_id uuid not null references users on delete cascade,
    network text not null,
    network_account_id text not null,
    local_day date not null,
    first_count int not null,
    last_count int not null,
    taken_at timestamptz not null,
    primary key (user_id, network, network_account_id, local_day)
  )`,
  `create table live_heads (
    user_id uuid primary key references users on delete cascade,
    version bigint not null
  )`,
  `create table live_events (
    user_id uuid not null references users on delete cascade,
    version bigint not null,
    kind text not null,
    data jsonb not null,
    created_at timestamptz not null,
    primary key (user_id, version)
  )`,
  'create index live_events_age on live_events (created_at)',
  `create table rate_limits (
    key text not null,
    window_start timestamptz not null,
    hits int not null,
    primary key (key, window_start)
  )`,
]
