import { sql } from 'kysely'
import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import { hour, minute } from '#app/domain/time.ts'

export const operatorLife = { link: 10 * minute, session: 12 * hour }

/** Returns the secret of a link that signs the operator in, once. */
export async function createOperatorLink(db: Db, now: Date): Promise<string> {
  const secret = randomSecret()
  await db
    .insertInto('operator_keys')
    .values({ key_hash: hashSecret(secret), kind: 'link', created_at: now, expires_at: after(now, 'link') })
    .execute()
  return secret
}

/** By which the log tells sessions apart. */
const numberOf = (hash: Buffer) => hash.toString('hex', 0, 6)

interface OpenedSession {
  secret: string
  number: string
}

/** Uses up the link; null: it is unknown, used or expired. */
export async function openOperatorSession(db: Db, link: string, now: Date): Promise<OpenedSession | null> {
  const secret = randomSecret()
  const hash = hashSecret(secret)
  const { rows } = await sql`
    with used as (
      delete from operator_keys where key_hash = ${hashSecret(link)} and kind = 'link' and expires_at > ${now} returning 1)
    insert into operator_keys (key_hash, kind, created_at, expires_at)
    select ${hash}, 'session', ${now}, ${after(now, 'session')} from used returning 1`.execute(db)
  return rows.length > 0 ? { secret, number: numberOf(hash) } : null
}

/** Its number; null if it has ended. */
export async function findOperatorSession(db: Db, secret: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('operator_keys')
    .select('key_hash')
    .where('key_hash', '=', hashSecret(secret))
    .where('kind', '=', 'session')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? numberOf(row.key_hash) : null
}

/** Links too. Returns the number of sessions. */
export async function endOperatorSessions(db: Db): Promise<number> {
  const ended = await db.deleteFrom('operator_keys').returning('kind').execute()
  return ended.filter(({ kind }) => kind === 'session').length
}

const after = (now: Date, kind: keyof typeof operatorLife) => new Date(now.getTime() + operatorLife[kind])
