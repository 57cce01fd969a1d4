import { sql } from 'kysely'
import { takeOddObjects } from '#app/adapters/network/odd-objects.ts'
import type { Db } from '#app/db/pool.ts'

/** Adds what this process could not read to the installation's count. What is lost if it fails was logged. */
export async function recordOddObjects(db: Db): Promise<void> {
  for (const [network, objects] of takeOddObjects())
    await sql`
      insert into network_readings as kept (network, odd_objects) values (${network}, ${objects})
      on conflict (network) do update set odd_objects = kept.odd_objects + excluded.odd_objects`.execute(db)
}

export async function oddObjects(db: Db): Promise<{ network: string; odd_objects: number }[]> {
  await recordOddObjects(db)
  return db.selectFrom('network_readings').select(['network', 'odd_objects']).orderBy('network').execute()
}
