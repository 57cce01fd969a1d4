import { type Expression, type RawBuilder, sql } from 'kysely'
import type { NetworkId } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { publishUnsent } from '#app/domain/bot/send/unsent.ts'

/**
 * Authors are held, without contact until the user decides, if they complained, or wrote in a language that the mind cannot
 * read, so that they may have asked for no contact. The table `unread_authors` has both.
 */
export const unreadableCode = 'unread' as const

const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'code' })

export function languageNamed(code: string): string {
  try {
    const name = names.of(code) ?? code
    return name === 'root' ? 'another language' : name
  } catch {
    return 'another language'
  }
}

export const unreadableReason = (handle: string) =>
  `@${handle} wrote to you in a language the bot can’t read. Decide in your inbox whether it may contact them.`

/** People whom a post names, or in its thread, would hear of a reply to it. */
export const reachesCode = 'reaches' as const

export const reachesReason = 'A reply would also reach someone the bot leaves alone.'

/** They complained, or asked for no contact in words that the rule does not hear. */
export const complainedCode = 'complained' as const

export const complainedReason = (handle: string) =>
  `@${handle} complained to you. The bot won’t contact them until you allow it.`

export type HeldFor = 'stop' | 'complaint' | 'language'

export const heldFor = (says = sql.ref('says')) => sql<HeldFor>`coalesce(${says}, 'language')`

type Value = string | Expression<string>

/** The user has not yet said that contact is fine. `only`: with someone who asked for none. */
export function isHeld(userId: Value, network: Value, authorId: Value, only?: 'stop'): RawBuilder<boolean> {
  return sql`exists (select from unread_authors as held
    where held.user_id = ${userId} and held.network = ${network} and held.author_id = ${authorId}
      and held.allowed_at is null and (${only !== 'stop'} or held.says = 'stop'))`
}

interface SeenHold {
  network: NetworkId
  author_id: string
  held_for: HeldFor | null
  written_at: Date
}

/** Lifts the hold that the user saw, and none for a later post or another reason. Returns whether the author is free. */
export async function releaseHeld(
  db: Db,
  userId: string,
  { network, author_id, held_for, written_at }: SeenHold,
  now: Date,
): Promise<boolean> {
  await db
    .updateTable('unread_authors')
    .set({ allowed_at: now })
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('author_id', '=', author_id)
    .where(sql`date_trunc('milliseconds', written_at)`, '<=', written_at)
    .where(heldFor(), '=', held_for)
    .execute()
  const { rows } = await sql<{ held: boolean }>`select ${isHeld(userId, network, author_id)} as held`.execute(db)
  return !rows[0]?.held
}

/** Per user; far more than anyone gets, unless their server invents them. */
const maxHeld = 10_000

/** Either `language` or `says` is null. */
export interface HoldingPost {
  post: Post
  language: string | null
  says: 'complaint' | 'stop' | null
}

/** In the order in which they count. */
const gravity = ['stop', 'complaint', null]

/** A newer post and a first stop ask again; the gravest stays until then. People to avoid are held for when they no longer are. */
export async function holdAuthors(
  db: Db,
  network: NetworkId,
  userId: string,
  posts: HoldingPost[],
  now: Date,
): Promise<void> {
  if (posts.length === 0) return
  const newestBy = (id: string) =>
    Math.max(...posts.map(({ post }) => (post.author.id === id ? post.created_at.getTime() : 0)))
  const rows = posts
    .toSorted(
      (one, other) =>
        gravity.indexOf(one.says) - gravity.indexOf(other.says) ||
        other.post.created_at.getTime() - one.post.created_at.getTime(),
    )
    .filter(({ post }, at, all) => all.findIndex((other) => other.post.author.id === post.author.id) === at)
    .map(({ post: { id, author }, language, says }) => ({
      author_id: author.id,
      post_id: id,
      language,
      says,
      written_at: new Date(Math.min(now.getTime(), newestBy(author.id))).toISOString(),
    }))
    .sort((one, other) => (one.author_id < other.author_id ? -1 : 1))
  await sql`
    insert into unread_authors as known (user_id, network, author_id, post_id, language, says, written_at)
    select ${userId}::uuid, ${network}, author_id, post_id, language, says, written_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (author_id text, post_id text, language text, says text, written_at timestamptz)
    where (select count(*) from unread_authors where user_id = ${userId}::uuid) < ${maxHeld}
    on conflict (user_id, network, author_id) do update
      set post_id = excluded.post_id, language = excluded.language,
        says = case when known.says = 'stop' and known.allowed_at is null then 'stop' else excluded.says end,
        written_at = greatest(known.written_at, excluded.written_at), allowed_at = null
      where (known.written_at < excluded.written_at
          and (known.says is null or excluded.says is not null or known.allowed_at is not null))
        or (excluded.says = 'stop' and known.says is distinct from 'stop')
        or (known.allowed_at is null and known.says is null and excluded.says is not null)`.execute(db)
  await dropPlannedFor(
    db,
    network,
    userId,
    posts.flatMap(({ post, says }) => (says ? post.author.id : [])),
    complainedCode,
    now,
  )
}

/** What the user wrote by hand stays. */
export async function dropPlannedFor(
  db: Db,
  network: NetworkId,
  userId: string,
  authorIds: string[],
  code: typeof complainedCode | 'avoided_person',
  now: Date,
): Promise<void> {
  if (authorIds.length === 0) return
  const dropped = await db
    .updateTable('actions')
    .set({ state: 'expired', code, finished_at: now })
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('author_id', 'in', authorIds)
    .where('state', 'in', ['waiting', 'planned'])
    .where('source', '<>', 'hand')
    .returning(['id', 'user_id', 'kind'])
    .execute()
  for (const row of dropped) await inTransaction(db, (tx) => publishUnsent(tx, row, 'expired', now))
}
