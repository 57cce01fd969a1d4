import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table drafts (
    action_id uuid primary key references actions on delete cascade,
    user_id uuid not null references users on delete cascade,
    post jsonb,
    rests_on text,
    shown_from timestamptz not null,
    is_snoozed boolean not null default false,
    rewrite_asked_at timestamptz,
    note text
  )`,
  'create index drafts_user on drafts (user_id)',
  'create index drafts_snoozed on drafts (shown_from) where is_snoozed',
  `create table draft_edits (
    id uuid primary key default gen_random_uuid(),
    action_id uuid not null references actions on delete cascade,
    user_id uuid not null references users on delete cascade,
    original text not null,
    edited text not null,
    edited_at timestamptz not null,
    unique (action_id, original)
  )`,
  'create index draft_edits_newest on draft_edits (user_id, edited_at desc)',
  `create index actions_undecided on actions (user_id, created_at) where state in ('waiting', 'planned')`,
]
