import type { z } from 'zod'
import type { LimitName } from '#app/contract/endpoint.ts'
import { MailCode, Nothing, Proof } from '#app/contract/forms.ts'
import { inTransaction } from '#app/db/pool.ts'
import { Failure } from '#app/domain/failure.ts'
import { sendReauthentication } from '#app/domain/mail-token/reauthentication.ts'
import { reportFailedSignIn } from '#app/domain/security/events.ts'
import { deviceName, isKnownDevice } from '#app/domain/session/device.ts'
import { renewSecret } from '#app/domain/session/expiry.ts'
import { prove } from '#app/domain/session/prove.ts'
import { neededProof } from '#app/domain/session/recent-proof.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { authenticate, type PasswordCredentials } from '#app/domain/session/sign-in.ts'
import { deviceHash, sessionCookie, setsSessionCookie } from '#app/http/cookies.ts'
import { form } from '#app/http/forms.ts'
import { type PageRequest, redirectLocal, showOnce } from '#app/http/page.ts'
import { countAccountHit, countCodeHit, countKnownBrowserHit, countUnknownPassword } from '#app/http/request-limits.ts'
import type { Services } from '#app/services.ts'

type Owner = PageRequest<'user'>

/** Returns whether a proof was needed, and accepted. */
async function takeProof(proof: string, { user, session, request }: Owner, services: Services): Promise<boolean> {
  const now = services.clock.now()
  const needed = await neededProof(services.db, session, now)
  if (!needed) return false
  if (needed === 'factor') await countFactorAttempt(services, request, user)
  else if (needed === 'code') await countCodeHit(services.db, `nonce:${user.id}`, now)
  else await countAccountHit(services.db, `password:${user.id}`, now)
  await prove(services, session, { needed, proof }, now)
  return true
}

/** After a proof the session gets a new cookie, unless the response sets one already or ends the session. */
async function withNewSecret(response: Response, { session }: Owner, services: Services): Promise<Response> {
  if (setsSessionCookie(services, response)) return response
  const secret = await renewSecret(services.db, session.session_id)
  response.headers.append('set-cookie', sessionCookie(services, secret))
  return response
}

/** A form whose change needs a recent proof: if its page asked for one, it is sent in the field `proof`. */
export function formWithProof<S extends z.ZodObject>(
  schema: S,
  work: (given: z.output<S>, visit: Owner, services: Services) => Promise<Response>,
  limit: LimitName = 'write',
) {
  return form<'user', z.ZodObject>(
    schema.extend(Proof.partial().shape),
    async (given, visit, services) => {
      const proved = typeof given.proof === 'string' && (await takeProof(given.proof, visit, services))
      const response = await work(given as z.output<S>, visit, services)
      return proved ? withNewSecret(response, visit, services) : response
    },
    limit,
  )
}

/** The form that only submits the proof, and redirects to `to`. */
export const proofForm = (to: string) =>
  formWithProof(Nothing, (_given, _visit, services) => redirectLocal(services, to), 'verify')

/** The button next to the code field. The page comes back unchanged, with the input of the waiting form. */
export const mailCodeForm = (intent = 'mail-code') =>
  form<'user', typeof MailCode>(
    MailCode,
    async (values, { user }, services) => {
      await sendReauthentication(services, user.id, services.clock.now())
      return showOnce({ intent, code: 'mailed', status: 200, message: '', errors: {}, values }, [])
    },
    'mail',
  )

/**
 * Checks a password within its limits, and lets `open` start the session in the transaction that takes the counted
 * attempt back. A browser that the account's owner has used has attempts of its own, so that strangers cannot use up the
 * owner's, and is exempt from the overall ceiling. Unknown addresses are counted like known ones. Throws `too_many`, and
 * as `authenticate` does.
 */
export async function tryPassword<T>(
  services: Services,
  request: Request,
  credentials: PasswordCredentials,
  open: (inside: Services, userId: string) => Promise<T>,
): Promise<T> {
  const { db, log, clock } = services
  const { email } = credentials
  const now = clock.now()
  const check = () => authenticate(services, credentials, now).catch(report)
  const report = async (error: unknown): Promise<never> => {
    if (error instanceof Failure && error.code === 'invalid_credentials')
      await reportFailedSignIn(services, { email, device: deviceName(request.headers.get('user-agent')) }, now)
    throw error
  }
  const attempt = `sign-in:${email}` as const
  const browserHash = deviceHash(services, request)
  // Looked up without a cookie too, so that every attempt takes the same work.
  const isKnown = await isKnownDevice(db, email, browserHash)
  if (browserHash && isKnown) {
    await countKnownBrowserHit(db, browserHash, attempt, now)
    return open(services, await check())
  }
  await countAccountHit(db, attempt, now)
  const takeBack = await countUnknownPassword(services, now, () =>
    log.warn({ event: 'unknown_passwords_refused' }, 'too many wrong passwords: only known browsers may try for now'),
  )
  const userId = await check()
  return inTransaction(db, async (tx) => {
    const opened = await open({ ...services, db: tx }, userId)
    // Last: until the end of the transaction everybody else waits for this counter.
    await takeBack(tx)
    return opened
  })
}

/**
 * Counts a code for the user's second factor. Somebody who knows the password can use up the attempts of unknown
 * browsers, so the owner's browsers are counted separately. Throws `too_many`.
 */
export async function countFactorAttempt(
  services: Services,
  request: Request,
  { id, email }: Pick<SessionUser, 'id' | 'email'>,
): Promise<void> {
  const { db, clock } = services
  const browserHash = deviceHash(services, request)
  if (browserHash && (await isKnownDevice(db, email, browserHash)))
    await countKnownBrowserHit(db, browserHash, `factor:${id}`, clock.now())
  else await countCodeHit(db, `factor:${id}`, clock.now())
}
