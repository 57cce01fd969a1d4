import type { Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { answerTo } from '#app/domain/inbox/answer.ts'
import { type Conversation, loadConversation } from '#app/domain/inbox/conversation.ts'
import { loadConversations } from '#app/domain/inbox/conversations.ts'

/** Every post in a user's inbox with what became of it, by conversation; `open`: of those that need the user. */
export async function loadInbox(db: Db, network: Network, userId: string, view: 'open' | 'all', now: Date) {
  const ids: string[] = []
  let before: string | null = null
  do {
    const wanted = { view: view === 'open' ? ('needs_you' as const) : view, before, search: '' }
    const page = await loadConversations(db, userId, wanted, now)
    ids.push(...page.groups.flatMap(({ conversations }) => conversations.map(({ id }) => id)))
    before = page.next
  } while (before)
  const found: Conversation[] = []
  for (const id of ids) {
    const conversation = await loadConversation(db, network, { id: userId }, id, now)
    if (conversation) found.push(conversation)
  }
  const posts = []
  for (const conversation of found) posts.push(...(await postsOf(db, network, userId, conversation, now)))
  return { posts, open: found.filter(({ turn }) => turn === 'needs_you').length }
}

async function postsOf(db: Db, network: Network, userId: string, conversation: Conversation, now: Date) {
  const { person, complained, unreadable, contacts, opted_out, turn } = conversation
  const theirs = conversation.thread.flatMap((item) => (item.what === 'theirs' ? [item] : [])).reverse()
  const rows = await db
    .selectFrom('inbox_posts')
    .select(['id', 'user_id', 'network', 'network_account_id', 'post_id', 'author_handle', 'says', 'thread'])
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      theirs.map(({ id }) => id),
    )
    .execute()
  return Promise.all(
    theirs.map(async (item) => {
      const row = rows.find(({ id }) => id === item.id)
      if (!row) throw new Error('not in the inbox')
      const answer = await answerTo(db, network, row, { handle: 'me', opted_out }, now)
      const { id, text, says, kind, url, at: posted_at } = item
      const isNewest = id === conversation.id
      return {
        id,
        text,
        says,
        kind,
        url,
        posted_at,
        answer,
        contacts,
        turn,
        thread: row.thread,
        handle: person.handle,
        name: person.name,
        picture: person.picture,
        complained: isNewest && complained !== null,
        unreadable: isNewest ? unreadable : null,
        /** As the page's form says. */
        held_for: isNewest ? (complained ?? (unreadable && ('language' as const)) ?? undefined) : undefined,
      }
    }),
  )
}
