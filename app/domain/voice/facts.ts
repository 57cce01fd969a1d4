import { voiceBounds } from '#app/contract/settings.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { lockUser } from '#app/domain/voice/voice.ts'

export interface OwnFact {
  id: string
  text: string
}

export function loadFacts(db: Db, userId: string): Promise<OwnFact[]> {
  return db
    .selectFrom('own_facts')
    .select(['id', 'text'])
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Throws `invalid`. */
export const addFact = (db: Db, userId: string, text: string, now: Date): Promise<void> =>
  inTransaction(db, (tx) => addFacts(tx, userId, [text], now))

/** As answered in the setup. Throws `invalid`. */
export const addAnswers = (db: Db, userId: string, texts: readonly string[], now: Date): Promise<void> =>
  inTransaction(db, (tx) => addFacts(tx, userId, texts, now))

/** All or none. Throws `invalid`. */
export async function addFacts(tx: Tx, userId: string, texts: readonly string[], now: Date): Promise<void> {
  await lockUser(tx, userId)
  const known = await tx.selectFrom('own_facts').select('text').where('user_id', '=', userId).execute()
  const added = [...new Set(texts)].filter((text) => !known.some((one) => one.text === text))
  if (added.length === 0) return
  const full = `You can have up to ${voiceBounds.facts} facts. Remove one first.`
  if (known.length + added.length > voiceBounds.facts) fail('invalid', { fact: full }, { text: full })
  const rows = added.map((text) => ({ user_id: userId, text, added_at: now }))
  await tx.insertInto('own_facts').values(rows).execute()
}

/** A text that another fact has is kept once. Throws `not_found`. */
export async function changeFact(db: Db, userId: string, id: string, text: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const known = await tx.selectFrom('own_facts').select(['id', 'text']).where('user_id', '=', userId).execute()
    if (!known.some((one) => one.id === id)) fail('not_found')
    const same = known.find((one) => one.text === text && one.id !== id)
    if (same) await tx.deleteFrom('own_facts').where('id', '=', same.id).execute()
    await tx.updateTable('own_facts').set({ text }).where('id', '=', id).execute()
  })
}

export async function removeFact(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('own_facts').where('user_id', '=', userId).where('id', '=', id).execute()
}
