import { Failure } from '#app/domain/failure.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import { signedIn } from '#app/http/auth.ts'
import type { RequestContext } from '#app/http/context.ts'
import { countHit } from '#app/http/request-limits.ts'
import { recordRefusal } from '#app/http/security-events.ts'
import { Turns } from '#app/http/turns.ts'

const turns = new Turns()

/** Waits until a request may run; see `Turns`. */
export function takeTurn({ address, closed }: RequestContext, session: SignedIn | null): Promise<() => void> {
  return turns.take(session?.user.id ?? address ?? 'unknown', session ? 'user' : 'guest', closed)
}

/**
 * Counts a request for a page and waits for its turn, which ends with the response. Returns why it is refused, or null.
 */
export async function admit(context: RequestContext, request: Request): Promise<Failure | null> {
  const { services, address } = context
  // Without the database the page says so itself, after it has waited for it.
  const session = await signedIn(context, request).catch(() => null)
  try {
    await countHit(services, 'read', session?.user.id ?? address ?? 'unknown', services.clock.now())
    await takeTurn(context, session)
    return null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    await recordRefusal(error, context)
    return error
  }
}
