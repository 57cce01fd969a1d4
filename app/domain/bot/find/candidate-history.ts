import { sql } from 'kysely'
import type { NetworkId } from '#app/adapters/network/network.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import {
  type ContactHistory,
  contactHistorySelect,
  noContact,
  withFormer,
} from '#app/domain/bot/find/contact-history.ts'
import { hasOptedOut } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { formerContactsAmong } from '#app/domain/bot/send/former-contacts.ts'
import { cutoffOf } from '#app/domain/retention.ts'

export interface CandidateHistory {
  /** `kind:target` and `post:id` of everything the account has dealt with before. */
  seen: Set<string>
  /** The code by post, of posts that were only ever skipped. */
  skipped: Map<string, string>
  opted_out: Set<string>
  /** Those who are held until the user decides. */
  held: Map<string, 'complained' | 'unreadable'>
  /** What the posts to the user say, by their ids. */
  says: Map<string, AnswerKind | null>
  contacts: Map<string, ContactHistory>
}

interface Row {
  seen: [kind: string, target_id: string, post_id: string | null, skipped_for: string | null][] | null
  opted_out: string[] | null
  held: [author_id: string, why: 'complained' | 'unreadable'][] | null
  says: [post_id: string, says: AnswerKind | null][] | null
  known: (ContactHistory & { author_id: string })[] | null
  former_posts: string[] | null
  former_people: string[] | null
}

export async function loadCandidateHistory(
  db: Db,
  userId: string,
  account: { network: NetworkId; id: string },
  postIds: string[],
  authorIds: string[],
  timeZone: string,
  now: Date,
): Promise<CandidateHistory> {
  if (authorIds.length === 0)
    return {
      seen: new Set(),
      skipped: new Map(),
      opted_out: new Set(),
      held: new Map(),
      says: new Map(),
      contacts: new Map(),
    }
  const { network, id } = account
  const authors = sql<string[]>`asked.authors`
  const since = cutoffOf('former_contacts', now)
  const { rows } = await sql<Row>`
    select
      (select jsonb_agg(jsonb_build_array(kind, target_id, post_id,
          case when state = 'skipped' then coalesce(code, '') end)) from actions
       where network = ${network} and network_account_id = ${id}
         and (target_id = any(asked.posts || asked.authors) or post_id = any(asked.posts))) as seen,
      (select jsonb_agg(author_id) from unnest(${authors}) as who (author_id)
       where ${hasOptedOut(userId, network, sql`who.author_id`)}) as opted_out,
      (select jsonb_agg(jsonb_build_array(author_id, case when says is null then 'unreadable' else 'complained' end))
       from unread_authors where user_id = ${userId} and network = ${network} and author_id = any(${authors})
         and allowed_at is null) as held,
      (select jsonb_agg(jsonb_build_array(post_id, says)) from inbox_posts
       where user_id = ${userId} and network = ${network} and network_account_id = ${id}
         and post_id = any(asked.posts)) as says,
      (select jsonb_agg(known) from (${contactHistorySelect(account, authors, timeZone, now)}) as known) as known,
      ${formerContactsAmong(userId, 'post', sql`asked.posts`, since)} as former_posts,
      ${formerContactsAmong(userId, 'person', authors, since)} as former_people
    from (select ${postIds}::text[] as posts, ${authorIds}::text[] as authors) as asked`.execute(db)
  const [row] = rows
  const acted = new Set(row?.seen?.flatMap(([, , post, code]) => (code === null ? [post] : [])))
  const skipped = row?.seen?.flatMap(([, , post, code]): [string, string][] =>
    post === null || code === null || acted.has(post) ? [] : [[post, code]],
  )
  return {
    seen: new Set([
      ...(row?.seen?.flatMap(([kind, target, post]) => [`${kind}:${target}`, `post:${post}`]) ?? []),
      ...(row?.former_posts?.flatMap((post) => [`reply:${post}`, `like:${post}`, `post:${post}`]) ?? []),
    ]),
    skipped: new Map(skipped),
    opted_out: new Set(row?.opted_out),
    held: new Map(row?.held),
    says: new Map(row?.says),
    contacts: contactsOf(row),
  }
}

function contactsOf(row: Row | undefined): Map<string, ContactHistory> {
  const contacts = new Map(row?.known?.map(({ author_id, ...known }) => [author_id, known]))
  for (const person of row?.former_people ?? []) contacts.set(person, withFormer(contacts.get(person) ?? noContact))
  return contacts
}
