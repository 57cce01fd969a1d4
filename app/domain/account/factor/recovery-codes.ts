import { randomBytes } from 'node:crypto'
import { hashSecret } from '#app/adapters/secrets.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { hasFactor } from '#app/domain/account/factor/factor.ts'
import { stepUpSession } from '#app/domain/account/factor/step-up.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { type Holder, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { lockUser } from '#app/domain/account/user/user.ts'
import { fail } from '#app/domain/failure.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
}

const codes = 10
const bytes = 15
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'

/** 120 random bits as `xxxx-xxxx-xxxx-xxxx-xxxx-xxxx` in base32; older codes have 80 bits. */
function newCode(): string {
  const bits = [...randomBytes(bytes)].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const chars = (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)])
  return (chars.join('').match(/.{4}/g) ?? []).join('-')
}

const hashOf = (code: string) => hashSecret(code.toLowerCase().replace(/[^a-z2-7]/g, ''))

/** Replaces all codes. Throws `factor_needed_first`, `recovery_codes_made_meanwhile`, and as `requireRecentProof` does. */
export async function newRecoveryCodes({ db, queue }: Deps, holder: Holder, now: Date): Promise<string[]> {
  const user_id = holder.user.id
  const present = await anyOf(db, user_id)
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user_id)
    if ((await anyOf(tx, user_id)) !== present) fail('recovery_codes_made_meanwhile')
    await requireRecentProof(tx, holder, now)
    if (!(await hasFactor(tx, user_id))) fail('factor_needed_first')
    const former = await tx.deleteFrom('recovery_codes').where('user_id', '=', user_id).executeTakeFirst()
    const made = Array.from({ length: codes }, newCode)
    const rows = made.map((code) => ({ user_id, code_hash: hashOf(code), created_at: now, used_at: null }))
    await tx.insertInto('recovery_codes').values(rows).execute()
    await recordSecurityEvent(tx, { user_id, kind: 'recovery_codes_made', session_id: holder.session_id }, now)
    if (former.numDeletedRows > 0n) await notify({ queue }, tx, user_id, 'replaced', now)
    return made
  })
}

/** Names the set: all are made and replaced together. */
async function anyOf(db: Db, userId: string): Promise<string | null> {
  const codes = db.selectFrom('recovery_codes').select('id').where('user_id', '=', userId)
  return (await codes.orderBy('id').limit(1).executeTakeFirst())?.id ?? null
}

function notify({ queue }: Pick<Deps, 'queue'>, tx: Tx, user_id: string, what: string, now: Date): Promise<void> {
  return queue.enqueue(tx, 'mail.notice', { user_id, notice: 'recovery_codes', about: { what, at: now.toISOString() } })
}

export interface RecoveryCodesLeft {
  total: number
  remaining: number
}

export async function recoveryCodesOf(db: Db, userId: string): Promise<RecoveryCodesLeft> {
  const rows = await db.selectFrom('recovery_codes').select('used_at').where('user_id', '=', userId).execute()
  return { total: rows.length, remaining: rows.filter(({ used_at }) => used_at === null).length }
}

/** Throws as `requireRecentProof` does. */
export function removeRecoveryCodes({ db, queue }: Deps, holder: Holder, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, holder.user.id)
    await requireRecentProof(tx, holder, now)
    const { session_id, user } = holder
    const removed = await tx.deleteFrom('recovery_codes').where('user_id', '=', user.id).executeTakeFirst()
    await recordSecurityEvent(tx, { user_id: user.id, kind: 'recovery_codes_removed', session_id }, now)
    if (removed.numDeletedRows > 0n) await notify({ queue }, tx, user.id, 'removed', now)
  })
}

/** Each code works once. Throws `recovery_code_wrong`. The caller (http/) limits attempts. */
export async function useRecoveryCode(
  { db, queue }: Deps,
  { session_id, user }: Holder,
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
    await stepUpSession(tx, { user_id: user.id, session_id, method: 'mfa/recovery_code', factor_id: null }, now)
    await notify({ queue }, tx, user.id, 'used', now)
  })
}
