import { sql } from 'kysely'
import { automatedAuthor } from '#app/adapters/model/embedded/judge/author.ts'
import type { Person } from '#app/adapters/model/mind.ts'
import type { NetworkId } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { slotStates } from '#app/domain/bot/limits.ts'
import { day } from '#app/domain/time.ts'

/**
 * A talk is over after this many replies of ours to the same person within a week, whoever has the last word. The limit of
 * one a day alone would let two bots talk to each other for ever.
 */
export const mostReplies = 3
const talkWindow = 7 * day

export type LoopCode = 'bot_again' | 'talk_over'

export const loopReasons: Record<LoopCode, (handle: string) => string> = {
  bot_again: (handle) => `@${handle} looks automated and had a reply already; bots get one at the most.`,
  talk_over: (handle) => `@${handle} had ${mostReplies} replies within a week; more would be a loop.`,
}

interface Account {
  network: NetworkId
  id: string
}

/** Why the person gets no further reply from the account; null where they may have one. */
export async function loopWith(db: Db, account: Account, person: Person, now: Date): Promise<LoopCode | null> {
  const { ever, sent_lately } = await repliesTo(db, account, person.id, now)
  if (ever > 0 && automatedAuthor(person, '')) return 'bot_again'
  return sent_lately >= mostReplies ? 'talk_over' : null
}

/** The gate's part of it: what was sent counts, whatever else is planned. */
export async function isTalkOver(db: Db, account: Account, authorId: string, now: Date): Promise<boolean> {
  return (await repliesTo(db, account, authorId, now)).sent_lately >= mostReplies
}

async function repliesTo(db: Db, account: Account, authorId: string, now: Date) {
  const since = new Date(now.getTime() - talkWindow)
  const sent = sql`state in (${sql.join(slotStates)})`
  return db
    .selectFrom('actions')
    .select(sql<number>`count(*) filter (where ${sent} or state in ('waiting', 'planned', 'undone'))`.as('ever'))
    .select(sql<number>`count(*) filter (where ${sent} and claimed_at > ${since})`.as('sent_lately'))
    .where('network', '=', account.network)
    .where('network_account_id', '=', account.id)
    .where('author_id', '=', authorId)
    .where('kind', '=', 'reply')
    .executeTakeFirstOrThrow()
}
