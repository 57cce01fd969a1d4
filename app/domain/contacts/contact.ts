import { type RawBuilder, sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { contactHistorySelect, type RecentContact } from '#app/domain/bot/find/contact-history.ts'
import { ownComplaints } from '#app/domain/bot/send/outcome.ts'
import type { OwnAccount } from '#app/domain/contacts/own-account.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'
import { day } from '#app/domain/time.ts'

/** With one person, in the last 90 days. */
export interface Results {
  replies: number
  likes: number
  follows: number
  /** Counted for a week after each reply. */
  likes_back: number
  /** Replies and mentions of theirs, but no complaints. */
  received: number
  followed_back: boolean
  unwelcome: number
  first_at: Date | null
  /** Also when they wrote. */
  last_at: Date | null
}

/** Someone on the user's network. */
export interface Contact {
  /** null: the bot has not met them yet. */
  author_id: string | null
  handle: string
  name: string
  bio: string | null
  url: string
  /** The page with their picture; null: none is known. */
  picture: string | null
  results: Results
  recent: RecentContact & { last_reply_at: Date | null }
  opted_out_at: Date | null
}

export interface NamedContact {
  author_id: string | null
  handle: string
  name?: string | null
  bio?: string | null
}

const resultDays = 90

interface Row extends Results, RecentContact, NamedContact, Pick<Contact, 'picture' | 'opted_out_at'> {
  last_reply_at: Date | null
  latest_name: string | null
  latest_bio: string | null
}

/**
 * `listed`: a statement with `author_id`, `handle`, `name`, `at` for the order, and what else the list has. In the
 * order of `at`, newest first.
 */
export async function contactsIn<Extra extends object>(
  db: Db,
  network: Network,
  own: OwnAccount,
  listed: RawBuilder<NamedContact & Extra>,
  now: Date,
): Promise<(Contact & Extra)[]> {
  const { user_id, network: on, network_account_id: id, time_zone } = own
  const since = new Date(now.getTime() - resultDays * day)
  const asked = sql<string[]>`array(select author_id from listed where author_id is not null)`
  const { rows } = await sql<Row & Extra>`
    with listed as (${listed}),
    done as (
      select author_id, count(*) filter (where kind = 'reply') as replies,
        count(*) filter (where kind = 'like') as likes, count(*) filter (where kind = 'follow') as follows,
        coalesce(sum(outcome_likes), 0)::bigint as likes_back, coalesce(sum(${ownComplaints}), 0)::bigint as unwelcome,
        coalesce(bool_or(outcome_followed), false) as followed_back,
        min(claimed_at) filter (where kind = 'reply') as first_at, max(claimed_at) as last_at,
        max(claimed_at) filter (where kind = 'reply') as last_reply_at
      from actions where user_id = ${user_id} and network = ${on} and author_id = any(${asked})
        and state = 'success' and claimed_at >= ${since}
      group by author_id),
    wrote as (
      select author_id, max(posted_at) as wrote_at, count(*) as received from inbox_posts
      where user_id = ${user_id} and network = ${on} and author_id = any(${asked}) and posted_at >= ${since}
        and (says is null or says not in ('complaint', 'stop'))
      group by author_id),
    recent as (${contactHistorySelect({ network: on, id }, asked, time_zone, now)})
    select listed.*, latest.name as latest_name, latest.bio as latest_bio, done.replies, done.likes, done.follows,
      done.likes_back, wrote.received, done.unwelcome, done.followed_back, done.first_at, greatest(done.last_at, wrote.wrote_at) as last_at,
      done.last_reply_at, recent.replies_week, recent.replies_today, recent.actions_week, recent.actions_today,
      ${picturePath(sql`${user_id}::uuid`, sql`${on}`, sql`listed.handle`)} as picture,
      ${optedOutAt(own, sql`listed.author_id`)} as opted_out_at
    from listed
    left join done on done.author_id = listed.author_id
    left join wrote on wrote.author_id = listed.author_id
    left join recent on recent.author_id = listed.author_id
    left join lateral (
      select author_name as name, author_bio as bio from actions
      where actions.network = ${on} and actions.author_id = listed.author_id and actions.user_id = ${user_id}
      order by created_at desc limit 1) as latest on true
    order by listed.at desc, listed.author_id`.execute(db)
  return rows.map((row) => contactOf(row, network))
}

const optedOutAt = ({ user_id, network }: OwnAccount, id: RawBuilder<string>) => sql<Date | null>`(
  select max(said_at) from (
    select said_at from opt_outs where opt_outs.network = ${network} and opt_outs.author_id = ${id}
      and taken_back_at is null
    union all
    select said_at from heard_opt_outs as heard where heard.user_id = ${user_id} and heard.network = ${network}
      and heard.author_id = ${id} and taken_back_at is null) as said)`

function contactOf<Extra extends object>(row: Row & Extra, network: Network): Contact & Extra {
  const { handle, name, bio, latest_name, latest_bio } = row
  return {
    ...row,
    name: name || latest_name || handle,
    bio: bio || latest_bio || null,
    url: network.accountUrl(handle),
    results: {
      replies: row.replies ?? 0,
      likes: row.likes ?? 0,
      follows: row.follows ?? 0,
      likes_back: row.likes_back ?? 0,
      received: row.received ?? 0,
      followed_back: row.followed_back ?? false,
      unwelcome: row.unwelcome ?? 0,
      first_at: row.first_at,
      last_at: row.last_at,
    },
    recent: {
      replies_week: row.replies_week ?? 0,
      replies_today: row.replies_today ?? 0,
      actions_week: row.actions_week ?? 0,
      actions_today: row.actions_today ?? 0,
      last_reply_at: row.last_reply_at,
    },
  }
}
