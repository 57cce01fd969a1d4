import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const purposes = `('signup', 'recovery', 'magiclink', 'email_change_current', 'email_change_new', 'reauthentication')`

const statements = [
  `alter table users
    add column new_email text check (new_email = lower(new_email)),
    add column user_metadata jsonb not null default '{}',
    add column last_sign_in_at timestamptz,
    add column updated_at timestamptz`,
  // The email identity is the user's row itself.
  `create table identities (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    provider text not null,
    subject text not null,
    email text,
    identity_data jsonb not null,
    last_sign_in_at timestamptz not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (provider, subject)
  )`,
  'create index identities_user on identities (user_id)',
  // An API client's refresh token is a MAC of the row's id and rotation: the row holds nothing usable.
  'alter table sessions alter column secret_hash drop not null',
  `alter table sessions
    add column aal text not null default 'aal1' check (aal in ('aal1', 'aal2')),
    add column amr jsonb not null default '[]',
    add column rotation int not null default 0,
    add column rotated_at timestamptz,
    add check ((kind = 'cookie') = (secret_hash is not null))`,
  // Old links can't be told apart and have to be requested again.
  'delete from mail_tokens',
  'alter table mail_tokens drop constraint mail_tokens_purpose_check',
  `alter table mail_tokens
    add check (purpose in ${purposes}),
    add column email text not null,
    add column redirect_to text,
    add column code_challenge text,
    add column code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
    drop column used_at`,
  'create unique index mail_tokens_one_a_purpose on mail_tokens (user_id, purpose)',
  `create table factors (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    friendly_name text not null default '',
    status text not null check (status in ('unverified', 'verified')),
    secret text,
    last_step bigint,
    last_challenged_at timestamptz,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    unique (user_id, friendly_name)
  )`,
  `create table factor_challenges (
    id uuid primary key default gen_random_uuid(),
    factor_id uuid not null references factors on delete cascade,
    user_id uuid not null references users on delete cascade,
    session_id uuid not null references sessions on delete cascade,
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create table recovery_codes (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    code_hash bytea not null,
    created_at timestamptz not null,
    used_at timestamptz,
    unique (user_id, code_hash)
  )`,
  // A sign-in through another site, or a link that ends in a code for an API client.
  `create table flows (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references users on delete cascade,
    provider text not null,
    browser_hash bytea,
    redirect_to text,
    code_challenge text,
    code_challenge_method text check (code_challenge_method in ('s256', 'plain')),
    state text not null check (state in ('started', 'returned', 'used')),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`,
  'create index flows_age on flows (expires_at)',
]
