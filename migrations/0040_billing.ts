import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table subscriptions drop constraint subscriptions_status_check',
  `alter table subscriptions add constraint subscriptions_status_check check (status in
    ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused'))`,
  `alter table subscriptions
    add column subscription_id text unique,
    add column customer_id text,
    add column created_at timestamptz,
    add column trial_end timestamptz,
    add column past_due_since timestamptz,
    add column cancel_at timestamptz,
    add column ended_at timestamptz`,
  `create index subscriptions_trials on subscriptions (current_period_end) where status = 'trialing'`,
  `create table billing_customers (
    user_id uuid primary key references users on delete cascade,
    customer_id text not null unique,
    payment_method_brand text,
    payment_method_last4 text,
    payment_method_exp_month int,
    payment_method_exp_year int,
    trial_used_at timestamptz,
    checkout_id text,
    checkout_wants text,
    checkouts int not null default 0,
    portal_opened_at timestamptz,
    checked_at timestamptz,
    created_at timestamptz not null
  )`,
  'create index billing_customers_checked on billing_customers (checked_at)',
  `create table billing_history (
    id text primary key,
    user_id uuid not null references users on delete cascade,
    customer_id text not null,
    subscription_id text,
    number text,
    status text not null check (status in ('open', 'paid', 'void', 'uncollectible')),
    amount int not null,
    currency text not null,
    hosted_invoice_url text,
    invoice_pdf text,
    created_at timestamptz not null
  )`,
  'create index billing_history_newest on billing_history (user_id, created_at desc)',
  // The sync queue, and each customer's lock.
  `create table billing_syncs (
    customer_id text primary key,
    wanted bigint not null default 1,
    done bigint not null default 0,
    due_at timestamptz not null default now(),
    tries int not null default 0,
    lease uuid,
    lease_until timestamptz
  )`,
  'create index billing_syncs_due on billing_syncs (due_at) where wanted > done',
  `create table webhook_events (
    id text primary key,
    kind text not null,
    customer_id text,
    created_at timestamptz not null,
    received_at timestamptz not null
  )`,
  'create index webhook_events_age on webhook_events (received_at)',
  `create table billing_mails (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    kind text not null,
    about text not null,
    data jsonb not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    unique (user_id, kind, about)
  )`,
]
