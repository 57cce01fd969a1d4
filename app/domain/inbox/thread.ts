import { sql } from 'kysely'
import type { ActionKind, Network } from '#app/adapters/network/network.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import type { ActionSource } from '#app/db/schema.ts'

interface ThreadPost {
  handle: string
  text: string
}

/** What was said and done, oldest first. */
export type ThreadItem =
  | {
      what: 'theirs'
      id: string
      at: Date
      text: string
      says: AnswerKind | null
      kind: 'answer' | 'mention'
      url: string
      /** What the user had posted, where it is not in the thread yet; the network names no time. */
      own_post: string | null
      /** Of others, oldest first. */
      above: ThreadPost[]
    }
  | {
      what: 'did'
      id: string
      at: Date
      kind: Exclude<ActionKind, 'view'>
      state: 'sending' | 'success' | 'unknown' | 'undone'
      source: ActionSource
      text: string | null
      /** The post it went to, unless it is in the thread. */
      to: string | null
      url: string | null
      likes: number
      followed_back: boolean
      is_undoing: boolean
      undo_error: string | null
    }

interface Person {
  user_id: string
  network: string
  network_account_id: string
  author_id: string
}

/** Posts of each side. What is older is in the activity. */
const most = 50

export async function loadThread(
  db: Db,
  network: Network,
  { user_id, network: on, network_account_id, author_id }: Person,
  ownHandle: string | null,
): Promise<ThreadItem[]> {
  const posts = sql<PostRow>`
    select id, post_id, kind, author_handle, text, thread, says, posted_at from inbox_posts
    where user_id = ${user_id} and network = ${on} and network_account_id = ${network_account_id}
      and author_id = ${author_id} order by posted_at desc, id desc limit ${most}`.execute(db)
  const actions = sql<ActionRow>`
    select id, kind, state, source, text, post_id, post_text, result_id, claimed_at, outcome_likes, outcome_followed,
      undo_asked_at, undo_error
    from actions
    where user_id = ${user_id} and network = ${on} and network_account_id = ${network_account_id}
      and author_id = ${author_id} and kind <> 'view' and state in ('sending', 'success', 'unknown', 'undone')
    order by claimed_at desc limit ${most}`.execute(db)
  const [{ rows: written }, { rows: done }] = await Promise.all([posts, actions])
  const sent = new Set(done.flatMap(({ text }) => text ?? []))
  const heard = new Set(written.map(({ post_id }) => post_id))
  const items = [
    ...written.map((row) => theirs(row, network, ownHandle)),
    ...done.map((row) => did(row, network, ownHandle, heard)),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  return withoutRepeats(items, sent)
}

interface PostRow {
  id: string
  post_id: string
  kind: 'answer' | 'mention'
  author_handle: string
  text: string
  thread: ThreadPost[]
  says: AnswerKind | null
  posted_at: Date
}

function theirs(row: PostRow, network: Network, ownHandle: string | null): ThreadItem {
  const { id, post_id, kind, author_handle, text, thread, says, posted_at } = row
  const isOwn = ({ handle }: ThreadPost) => ownHandle !== null && handle.toLowerCase() === ownHandle.toLowerCase()
  const own = thread.findLast(isOwn)
  return {
    what: 'theirs',
    id,
    at: posted_at,
    text,
    says,
    kind,
    url: network.postUrl(author_handle, post_id),
    own_post: own?.text ?? null,
    above: thread.filter((post) => !isOwn(post)),
  }
}

interface ActionRow {
  id: string
  kind: Exclude<ActionKind, 'view'>
  state: 'sending' | 'success' | 'unknown' | 'undone'
  source: ActionSource
  text: string | null
  post_id: string | null
  post_text: string | null
  result_id: string | null
  claimed_at: Date
  outcome_likes: number | null
  outcome_followed: boolean | null
  undo_asked_at: Date | null
  undo_error: string | null
}

function did(row: ActionRow, network: Network, ownHandle: string | null, heard: ReadonlySet<string>): ThreadItem {
  const { id, kind, state, source, text, post_id, post_text, result_id, claimed_at, undo_asked_at, undo_error } = row
  return {
    what: 'did',
    id,
    at: claimed_at,
    kind,
    state,
    source,
    text,
    undo_error,
    to: post_id !== null && heard.has(post_id) ? null : post_text,
    url: kind === 'reply' && result_id && ownHandle ? network.postUrl(ownHandle, result_id) : null,
    likes: row.outcome_likes ?? 0,
    followed_back: row.outcome_followed === true,
    is_undoing: state === 'success' && undo_asked_at !== null && undo_error === null,
  }
}

/** Each of the user's posts once, and none that stands there as a reply that was sent. */
function withoutRepeats(items: ThreadItem[], sent: ReadonlySet<string>): ThreadItem[] {
  const shown = new Set(sent)
  const told = new Set<string>()
  return items.map((item) => {
    if (item.what === 'did') return item
    const own_post = item.own_post !== null && !shown.has(item.own_post) ? item.own_post : null
    if (own_post !== null) shown.add(own_post)
    const above = item.above.filter(({ text }) => !told.has(text))
    for (const { text } of [...above, item]) told.add(text)
    return { ...item, own_post, above }
  })
}
