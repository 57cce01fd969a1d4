import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { openOrNull, type Seals } from '#app/db/sealed.ts'
import { enrolFactor, factorSecretContext, unenrolFactor } from '#app/domain/account/factor/factor.ts'
import { type Holder, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { lockUser } from '#app/domain/account/user/user.ts'
import type { Queue } from '#app/queue/queue.ts'

const appName = 'Authenticator app'
const issuer = 'Warble'

/** A set-up in progress; it counts only once its first code is verified. */
export interface EnrolmentView {
  id: string
  secret: string
  uri: string
  /** QR code of `uri`: rows of dark (true) and light modules. */
  qr: boolean[][]
}

interface Deps {
  db: Db
  seals: Seals
  queue: Queue
}

/** Discards an unfinished enrolment. Throws as `enrolFactor` does. */
export async function beginEnrolment(deps: Deps, holder: Holder, now: Date): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockUser(tx, holder.user.id)
    const inside = { ...deps, db: tx }
    const unfinished = await find(tx, holder.user.id)
    if (unfinished) await unenrolFactor(inside, holder, unfinished.id, now)
    await enrolFactor(inside, holder, { friendly_name: appName, issuer }, now)
  })
}

/** null: none, or undecryptable. Shows the secret, so it throws as `requireRecentProof` does. */
export async function enrolmentOf(
  { db, seals }: Pick<Deps, 'db' | 'seals'>,
  holder: Holder,
  now: Date,
): Promise<EnrolmentView | null> {
  const { user } = holder
  await requireRecentProof(db, holder, now)
  const factor = await find(db, user.id)
  if (!factor?.secret) return null
  const secret = openOrNull(seals, factor.secret, factorSecretContext(factor.id))
  if (secret === null) return null
  const uri = new TOTP({ issuer, label: user.email, secret: Secret.fromBase32(secret) }).toString()
  return { id: factor.id, secret: secret.match(/.{1,4}/g)?.join(' ') ?? secret, uri, qr: encode(uri).data }
}

function find(db: Db, userId: string) {
  return db
    .selectFrom('factors')
    .select(['id', 'secret'])
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('friendly_name', '=', appName)
    .executeTakeFirst()
}
