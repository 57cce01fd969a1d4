import { type RawBuilder, sql } from 'kysely'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { languageNamed } from '#app/domain/bot/opt-outs/held.ts'
import { maxListed } from '#app/domain/inbox/needs-you.ts'
import { byNeed, type Turn, type TurnRow, turnsOf } from '#app/domain/inbox/turns.ts'
import type { InboxView } from '#app/domain/inbox/views.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'
import { isUuid } from '#app/domain/text.ts'
import { textHas } from '#app/domain/text-search.ts'

export interface ListedConversation {
  /** Their newest post's. */
  id: string
  handle: string
  name: string
  picture: string | null
  text: string
  /** The user's reply, where that was the last word. */
  replied: { text: string; at: Date } | null
  at: Date
  turn: Turn
  says: AnswerKind | null
  complained: 'complaint' | 'stop' | null
  /** The language that the bot cannot read. */
  unreadable: string | null
  /** The reply's: a draft, on its way, or sent. */
  state: string | null
  liked_at: Date | null
  until: Date | null
  decided: boolean
}

export interface ConversationGroup {
  turn: Turn | null
  conversations: ListedConversation[]
  count: number
}

export interface ConversationList {
  groups: ConversationGroup[]
  counts: Record<Turn, number>
  /** Cursor of the next page; null at the end, and where there are groups. */
  next: string | null
}

const openTurns = ['needs_you', 'on_it', 'small_talk', 'theirs', 'no_contact'] as const
/** How many a group shows when there are others beside it. */
const shortest: Record<(typeof openTurns)[number], number> = {
  needs_you: maxListed,
  on_it: 10,
  small_talk: 5,
  theirs: 10,
  no_contact: 5,
}
const pageLength = 30

type Row = TurnRow & {
  counts: Partial<Record<Turn, number>> | null
  picture: string | null
  replied: { text: string; at: string } | null
  liked_at: Date | null
}

interface Wanted {
  view: InboxView
  /** The last conversation of the page before. */
  before: string | null
  /** A name, or words of theirs. */
  search: string
}

export async function loadConversations(
  db: Db,
  userId: string,
  { view, before, search }: Wanted,
  now: Date,
): Promise<ConversationList> {
  const cursor = before !== null && isUuid(before) ? before : null
  const { rows } = await sql<Row | (Pick<Row, 'counts'> & { id: null })>`
    with turns as materialized (${turnsOf(userId, now, matching(search))})
    select counted.counts, shown.*, ${picturePath(sql`shown.user_id`, sql`shown.network`, sql`shown.author_handle`)} as picture,
      ${lastWords(sql`shown`)} as replied, ${likedAt(sql`shown`)} as liked_at
    from (select jsonb_object_agg(turn, n) as counts from (select turn, count(*) as n from turns group by turn) as each) as counted
    left join (${shownOf(view, cursor)}) as shown on true
    order by ${byNeed}`.execute(db)
  const counts = {
    needs_you: 0,
    on_it: 0,
    small_talk: 0,
    theirs: 0,
    no_contact: 0,
    snoozed: 0,
    done: 0,
    ...rows[0]?.counts,
  }
  const found = rows.filter((row): row is Row => row.id !== null)
  if (view === 'open') {
    const groups = openTurns.map((turn) => ({
      turn,
      count: counts[turn],
      conversations: found.filter((row) => row.turn === turn).map(listed),
    }))
    return { groups: groups.filter(({ count }) => count > 0), counts, next: null }
  }
  const shown = found.slice(0, pageLength)
  const turn = view === 'all' ? null : view
  const count = turn ? counts[turn] : Object.values(counts).reduce((sum, one) => sum + one, 0)
  const groups = shown.length === 0 ? [] : [{ turn, count, conversations: shown.map(listed) }]
  return { groups, counts, next: found.length > pageLength ? (shown.at(-1)?.id ?? null) : null }
}

function shownOf(view: InboxView, cursor: string | null): RawBuilder<unknown> {
  if (view === 'open')
    return sql`
      select * from (select *, row_number() over (partition by turn order by ${byNeed}) as place from turns) as placed
      where ${sql.join(
        openTurns.map((turn) => sql`turn = ${turn} and place <= ${shortest[turn]}`),
        sql` or `,
      )}`
  const isNext = sql`(need, rank, id) < (select need, rank, id from turns where id = ${cursor}::uuid)`
  return sql`
    select *, 0 as place from turns
    where (${view === 'all'} or turn = ${view}) and (${cursor}::uuid is null or ${isNext})
    order by ${byNeed} limit ${pageLength + 1}`
}

function matching(search: string): RawBuilder<unknown> {
  const words = search.split(/\s+/).filter(Boolean)
  if (words.length === 0) return sql`true`
  const said = sql`concat_ws(' ', '@' || said.author_handle, said.author_name, said.text)`
  const has = (word: string) => textHas(said, word)
  return sql`exists (select from inbox_posts as said
    where said.user_id = newest.user_id and said.author_id = newest.author_id and ${sql.join(words.map(has), sql` and `)})`
}

/** Where it was the user who spoke last. */
const lastWords = (shown: RawBuilder<unknown>) => sql<Row['replied']>`(
  select json_build_object('text', text, 'at', coalesce(finished_at, claimed_at)) from actions
  where actions.user_id = ${shown}.user_id and actions.network = ${shown}.network
    and actions.network_account_id = ${shown}.network_account_id and actions.author_id = ${shown}.author_id
    and kind = 'reply' and actions.state in ('success', 'unknown')
    and (target_id = ${shown}.post_id or claimed_at > ${shown}.posted_at)
  order by claimed_at desc limit 1)`

const likedAt = (shown: RawBuilder<unknown>) => sql<Date | null>`(
  select finished_at from actions
  where actions.user_id = ${shown}.user_id and actions.network = ${shown}.network
    and actions.network_account_id = ${shown}.network_account_id and target_id = ${shown}.post_id
    and kind = 'like' and actions.state = 'success' limit 1)`

function listed(row: Row): ListedConversation {
  const { id, author_handle, author_name, picture, text, replied, posted_at, turn, says, held, state } = row
  return {
    id,
    handle: author_handle,
    name: author_name,
    picture,
    text,
    replied: replied && { text: replied.text, at: new Date(replied.at) },
    at: posted_at,
    turn,
    says,
    state,
    complained: held?.says ?? null,
    unreadable: held?.language ? languageNamed(held.language) : null,
    liked_at: row.liked_at,
    until: row.until,
    decided: row.decision !== null,
  }
}
