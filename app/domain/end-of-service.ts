import type { Db } from '#app/db/pool.ts'

export async function endOfService(db: Db): Promise<Date | null> {
  const row = await db.selectFrom('discontinuation').select('ended_at').executeTakeFirst()
  return row?.ended_at ?? null
}
