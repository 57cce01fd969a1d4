import { type Db, inTransaction } from '#app/db/pool.ts'
import { recount } from '#app/domain/bot/learn/recount.ts'

const nothing = { tested_since: null, sums: null, counted_at: null, statements: null, stated_at: null }

/** What was counted is deleted when it is switched off. */
export async function chooseLearning(db: Db, userId: string, isOn: boolean, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('learning')
      .values({ user_id: userId, is_on: isOn, since: null })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet(isOn ? { is_on: true } : { is_on: false, ...nothing }),
      )
      .execute()
    if (isOn) await recount(tx, [userId], now)
  })
}

/** Starts a test of learning on half of the people, or ends it; its result goes with it. */
export async function testLearning(db: Db, userId: string, starts: boolean, now: Date): Promise<void> {
  await db
    .updateTable('learning')
    .set({ tested_since: starts ? now : null })
    .where('user_id', '=', userId)
    .where('is_on', '=', true)
    .execute()
}

/** Earlier replies don't count anymore; they stay in the activity. */
export async function forgetLearned(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('learning')
    .set({ since: now, ...nothing })
    .where('user_id', '=', userId)
    .execute()
}
