import { Secret, TOTP } from 'otpauth'
import { encode } from 'uqr'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { enrolFactor, secretPlace, unenrolFactor } from '#app/domain/factor/factor.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import type { Queue } from '#app/queue/queue.ts'

/** What the app is called in the user's list; pages know one app a user. */
const appName = 'Authenticator app'
const issuer = 'Warble'

/** An authenticator app that is being set up: not counted before its first code. */
export interface EnrolmentView {
  id: string
  /** Base32 in groups of four, to type. */
  secret: string
  /** `otpauth://totp/…` for an app on the same device. */
  uri: string
  /** The same to scan: rows of dark (true) and light modules. */
  qr: boolean[][]
}

interface Deps {
  db: Db
  seals: Seals
  queue: Queue
}

/** Begins anew, in place of what was not finished. Throws `insufficient_aal` where a factor is there already. */
export async function beginEnrolment(deps: Deps, session: Pick<SignedIn, 'user' | 'aal'>, now: Date): Promise<void> {
  const unfinished = await find(deps.db, session.user.id)
  if (unfinished) await unenrolFactor(deps, session, unfinished.id, now)
  await enrolFactor(deps, session, { friendly_name: appName, issuer }, now)
}

/** What is being set up, for its owner alone; null where nothing is. */
export async function enrolmentOf(
  { db, seals }: Pick<Deps, 'db' | 'seals'>,
  user: { id: string; email: string },
): Promise<EnrolmentView | null> {
  const factor = await find(db, user.id)
  if (!factor?.secret) return null
  const secret = seals.open(factor.secret, secretPlace(factor.id))
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
