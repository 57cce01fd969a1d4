import type { Sound } from '#app/contract/profile.ts'
import type { Db } from '#app/db/pool.ts'

export async function loadSound(db: Db, userId: string): Promise<Sound> {
  const row = await db.selectFrom('voice_choices').select('sound').where('user_id', '=', userId).executeTakeFirst()
  return row?.sound ?? {}
}

export async function saveSound(db: Db, userId: string, sound: Sound, now: Date): Promise<void> {
  const row = { sound: JSON.stringify(sound), changed_at: now }
  await db
    .insertInto('voice_choices')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}
