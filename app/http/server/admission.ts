import type { SignedIn } from '#app/domain/account/session/session.ts'
import { Failure } from '#app/domain/failure.ts'
import { signedIn } from '#app/http/request/auth.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { countHit } from '#app/http/request/request-limits.ts'
import { recordRefusal } from '#app/http/request/security-events.ts'
import type { Body } from '#app/http/server/bodies.ts'
import { Turns } from '#app/http/server/turns.ts'

const turns = new Turns()

/** Session lookups: fewer than the database has connections, so that no one's queue blocks others. */
const lookups = new Turns({ all: 8, guests: 8, each: 4, begun_each: 32, turn: 250 })

export async function lookedUp<T>({ address, closed }: RequestContext, look: () => Promise<T>): Promise<T> {
  const end = await lookups.take(address ?? 'unknown', 'guest', closed)
  return look().finally(end)
}

export function takeTurn({ address, closed }: RequestContext, session: SignedIn | null): Promise<() => void> {
  return turns.take(session?.user.id ?? address ?? 'unknown', session ? 'user' : 'guest', closed)
}

/**
 * The turn begins once the body is there, and ends with the response. Returns why the request is refused, or null.
 */
export async function admit(context: RequestContext, request: Request, body: Body | null): Promise<Failure | null> {
  const { services, address } = context
  try {
    const session = mayBeSignedIn(request) ? await lookedUp(context, () => sessionOrNull(context, request)) : null
    await countHit(services, 'read', session?.user.id ?? address ?? 'unknown', services.clock.now())
    await body?.()
    await takeTurn(context, session)
    return null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await recordRefusal(error, context)
    return error
  }
}

const mayBeSignedIn = ({ headers }: Request) => headers.has('cookie') || headers.has('authorization')

const sessionOrNull = (context: RequestContext, request: Request) => signedIn(context, request).catch(() => null)
