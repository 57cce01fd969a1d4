import type { Db } from '#app/db/pool.ts'

const maxShown = 5

/** The latest of a user's own, newest first. */
export function ownMessages(db: Db, userId: string) {
  return db
    .selectFrom('support_messages')
    .select(['id', 'subject', 'created_at', 'sent_at', 'answered_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(maxShown)
    .execute()
}

const maxListed = 100

/** Those that no one has answered, the oldest first and priority support before all. */
export function unansweredMessages(db: Db) {
  return db
    .selectFrom('support_messages')
    .select(['id', 'plan_type', 'email', 'subject', 'created_at', 'sent_at'])
    .where('answered_at', 'is', null)
    .orderBy((row) => row.eb('plan_type', 'is not distinct from', 'pro'), 'desc')
    .orderBy('created_at')
    .limit(maxListed)
    .execute()
}

interface Answered {
  email: string
  /** A visitor may write any address, so what a user sent signed in is marked apart. */
  sender: 'user' | 'visitor'
  /** When the operator read them: later ones wait. */
  until: Date
}

/** Marks those of the address's messages that have no answer yet; returns their ids. */
export async function markAnswered(db: Db, { email, sender, until }: Answered, now: Date): Promise<string[]> {
  const marked = await db
    .updateTable('support_messages')
    .set({ answered_at: now })
    .where('email', '=', email)
    .where('user_id', sender === 'user' ? 'is not' : 'is', null)
    .where('answered_at', 'is', null)
    .where('created_at', '<=', until)
    .returning('id')
    .execute()
  return marked.map(({ id }) => id)
}
