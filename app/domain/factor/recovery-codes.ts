import { randomBytes } from 'node:crypto'
import { hashSecret } from '#app/adapters/secrets.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { hasFactor } from '#app/domain/factor/factor.ts'
import { raiseSession } from '#app/domain/factor/raise.ts'
import { fail } from '#app/domain/failure.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import { lockUser } from '#app/domain/user/lock.ts'

const codes = 10
const bytes = 10
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** 80 random bits as `xxxx-xxxx-xxxx-xxxx` in base32. */
function newCode(): string {
  const bits = [...randomBytes(bytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const signs = (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)])
  return (signs.join('').match(/.{4}/g) ?? []).join('-')
}

/** However it was typed or pasted. */
const hashOf = (code: string) => hashSecret(code.toLowerCase().replace(/[^a-z2-7]/g, ''))

/** Ten codes in place of all that there were; shown here and never again. Throws `factor_needed_first`. */
export function newRecoveryCodes(db: Db, user_id: string, now: Date): Promise<string[]> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user_id)
    if (!(await hasFactor(tx, user_id))) fail('factor_needed_first')
    await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).execute()
    const made = Array.from({ length: codes }, newCode)
    const rows = made.map((code) => ({ user_id, code_hash: hashOf(code), created_at: now, used_at: null }))
    await tx.insertInto('recovery_codes').values(rows).execute()
    return made
  })
}

export interface RecoveryCodesLeft {
  total: number
  remaining: number
}

export async function recoveryCodesOf(db: Db, userId: string): Promise<RecoveryCodesLeft> {
  const rows = await db.selectFrom('recovery_codes').select('used_at').where('user_id', '=', userId).execute()
  return { total: rows.length, remaining: rows.filter(({ used_at }) => used_at === null).length }
}

export async function removeRecoveryCodes(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** Takes one of the codes, once, in place of the factor. Throws `recovery_code_wrong`. Tries are limited at the door. */
export async function useRecoveryCode(
  db: Db,
  { session_id, user }: Pick<SignedIn, 'session_id' | 'user'>,
  code: string,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    const { numUpdatedRows } = await tx
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', user.id)
      .where('code_hash', '=', hashOf(code))
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) fail('recovery_code_wrong')
    await raiseSession(tx, { user_id: user.id, session_id, method: 'mfa/recovery_code', factor_id: null }, now)
  })
}
