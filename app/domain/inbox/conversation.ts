import { sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { hasComplaint } from '#app/domain/bot/find/complaints.ts'
import { isRecentContact } from '#app/domain/bot/find/contact-history.ts'
import { languageNamed } from '#app/domain/bot/opt-outs/held.ts'
import { idsOf } from '#app/domain/bot/settings/terms.ts'
import { answerTo, type InboxAnswer } from '#app/domain/inbox/answer.ts'
import { loadThread, type ThreadItem } from '#app/domain/inbox/thread.ts'
import { type Turn, type TurnRow, turnsOf } from '#app/domain/inbox/turns.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'
import { minute } from '#app/domain/time.ts'

export interface Conversation {
  /** Their newest post's. */
  id: string
  person: {
    handle: string
    name: string
    picture: string | null
    url: string
    /** As last seen; null: the network did not say. */
    bio: string | null
    followers: number | null
    follows: boolean | null
    is_target: boolean
    is_avoided: boolean
  }
  turn: Turn
  says: AnswerKind | null
  posted_at: Date
  /** What their newest post says. */
  said: string
  until: Date | null
  decided_at: Date | null
  /** They complained, and are held until the user decides. */
  complained: 'complaint' | 'stop' | null
  /** The language that the bot cannot read; the author is held until the user decides. */
  unreadable: { code: string; name: string } | null
  opted_out: boolean
  /** What was answered to their newest post. */
  answer: InboxAnswer
  /** A draft that the user asked for is being written. */
  is_drafting: boolean
  /** Why there is none. */
  draft_refusal: string | null
  thread: ThreadItem[]
  /** What was planned for them when they complained, and was dropped. */
  dropped: number
  /** A complaint of theirs is among the results: one without a contact before it is in none. */
  is_counted: boolean
  /** Anything sent to them in the last 72 hours, by hand too. */
  contacts: number
  /** The bot sends without asking. */
  is_autopilot: boolean
}

/** A job writes it within this. */
const draftedWithin = 2 * minute

interface Facts {
  own_handle: string | null
  picture: string | null
  author_bio: string | null
  author_followers: number | null
  author_follows: boolean | null
  draft_asked_at: Date | null
  draft_refusal: string | null
  is_target: boolean
  is_avoided: boolean
  dropped: number
  is_counted: boolean
  contacts: number
  is_autopilot: boolean
}

/** With the author of that post; null: it is not one of theirs anymore. */
export async function loadConversation(
  db: Db,
  network: Network,
  user: { id: string },
  inboxId: string,
  now: Date,
): Promise<Conversation | null> {
  const ofThatPerson = sql`newest.author_id = (
    select author_id from inbox_posts where id = ${inboxId}::uuid and user_id = ${user.id})`
  const listed = (term: string) => sql`exists (select from bot_terms where bot_terms.user_id = turns.user_id
    and list = ${term} and (turns.author_id = any(${idsOf}) or ${idsOf} = '{}' and key = lower(turns.author_handle)))`
  const { rows } = await sql<TurnRow & { user_id: string } & Facts>`
    select turns.*, connections.handle as own_handle, author_bio, author_followers, author_follows, draft_asked_at,
      draft_refusal, ${listed('target')} as is_target, ${listed('person')} as is_avoided,
      ${picturePath(sql`turns.user_id`, sql`turns.network`, sql`turns.author_handle`)} as picture,
      coalesce((select mode = 'autopilot' from bots where bots.user_id = turns.user_id), false) as is_autopilot,
      (select count(*) from actions where actions.user_id = turns.user_id and actions.network = turns.network
        and actions.author_id = turns.author_id and actions.state = 'expired' and code in ('complained', 'opted_out')) as dropped,
      ${hasComplaint(sql`turns.user_id`, sql`turns.network`, sql`turns.author_id`)} as is_counted,
      (select count(*) from actions as contact
        where contact.network = turns.network and contact.network_account_id = turns.network_account_id
          and contact.author_id = turns.author_id and ${isRecentContact(now)}) as contacts
    from (${turnsOf(user.id, now, ofThatPerson)}) as turns
    join inbox_posts as post on post.id = turns.id
    join connections on connections.user_id = turns.user_id`.execute(db)
  const [row] = rows
  if (!row) return null
  const { opted_out, held, own_handle, decided_at, until, posted_at, says, turn } = row
  const [answer, thread] = await Promise.all([
    answerTo(db, network, row, { handle: own_handle, opted_out }, now),
    loadThread(db, network, row, own_handle),
  ])
  const code = held?.language ?? null
  return {
    id: row.id,
    turn,
    says,
    posted_at,
    said: row.text,
    until,
    decided_at,
    opted_out,
    answer,
    thread,
    person: personOf(row, network),
    complained: held?.says ?? null,
    unreadable: code === null ? null : { code, name: languageNamed(code) },
    is_drafting: row.draft_asked_at !== null && now.getTime() - row.draft_asked_at.getTime() < draftedWithin,
    draft_refusal: row.draft_refusal,
    dropped: row.dropped,
    is_counted: row.is_counted,
    contacts: row.contacts,
    is_autopilot: row.is_autopilot,
  }
}

function personOf(row: TurnRow & Facts, network: Network): Conversation['person'] {
  const { author_handle, author_name, picture, author_bio, author_followers, author_follows } = row
  return {
    handle: author_handle,
    name: author_name,
    picture,
    url: network.accountUrl(author_handle),
    bio: author_bio,
    followers: author_followers,
    follows: author_follows,
    is_target: row.is_target,
    is_avoided: row.is_avoided,
  }
}
