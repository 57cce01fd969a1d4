import type { z } from 'zod'
import type { LimitName } from '#app/contract/endpoint.ts'
import { MailCode, Nothing, Proof } from '#app/contract/forms.ts'
import { sendReauthentication } from '#app/domain/account/mail-link/reauthentication.ts'
import { isKnownDevice } from '#app/domain/account/session/device.ts'
import { renewSecret } from '#app/domain/account/session/expiry.ts'
import { prove } from '#app/domain/account/session/prove.ts'
import { neededProof } from '#app/domain/account/session/recent-proof.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { attempts, codeAttempts, hit, knownBrowserAttempts } from '#app/domain/metering/limits.ts'
import { form } from '#app/http/doors/forms.ts'
import { type PageRequest, redirectLocal, showOnce } from '#app/http/doors/page.ts'
import { deviceHash, sessionCookie, setsSessionCookie } from '#app/http/request/cookies.ts'
import type { Services } from '#app/services.ts'

type Owner = PageRequest<'user'>

async function takeProof(proof: string, { user, session, request }: Owner, services: Services): Promise<boolean> {
  const now = services.clock.now()
  const needed = await neededProof(services.db, session, now)
  if (!needed) return false
  if (needed === 'factor') await countFactorAttempt(services, request, user)
  else
    await hit(services.db, needed === 'code' ? codeAttempts(`nonce:${user.id}`) : attempts(`password:${user.id}`), now)
  await prove(services, session, { needed, proof }, now)
  return true
}

/** Rotates the session cookie after a proof, unless the response sets one or ends the session. */
async function withNewSecret(response: Response, { session }: Owner, services: Services): Promise<Response> {
  if (setsSessionCookie(services, response)) return response
  const secret = await renewSecret(services.db, session.session_id)
  response.headers.append('set-cookie', sessionCookie(services, secret))
  return response
}

/** If the page asked for a proof, it is in the field `proof`. */
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

export const proofForm = (to: string | ((visit: Owner) => string)) =>
  formWithProof(
    Nothing,
    (_given, visit, services) => redirectLocal(services, typeof to === 'string' ? to : to(visit)),
    'verify',
  )

export const mailCodeForm = (intent = 'mail-code') =>
  form<'user', typeof MailCode>(
    MailCode,
    async (values, { user }, services) => {
      await sendReauthentication(services, user.id, services.clock.now())
      return showOnce({ intent, code: 'mailed', status: 200, message: '', errors: {}, values }, [])
    },
    'mail',
  )

/** Known browsers count separately: strangers can't use up the owner's attempts. Throws `too_many`. */
export async function countFactorAttempt(
  services: Services,
  request: Request,
  { id }: Pick<SessionUser, 'id'>,
): Promise<void> {
  const { db, clock } = services
  const browserHash = deviceHash(services, request)
  const isKnown = browserHash && (await isKnownDevice(db, id, browserHash))
  const hits = isKnown ? knownBrowserAttempts(`factor:${id}`, browserHash) : codeAttempts(`factor:${id}`)
  await hit(db, hits, clock.now())
}
