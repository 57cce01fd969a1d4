import { type Credentials, type Network, NetworkError, NotProven } from '#app/adapters/network/network.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { oneAtATime } from '#app/domain/connection/one-at-a-time.ts'
import { fail } from '#app/domain/failure.ts'

/** For the handle, its server and the sign-in together. */
const signInMs = 15_000

/** Throws `handle_unknown`, `app_password_refused`, `network_unreachable`. */
export async function signInWithAppPassword(network: Network, handle: string, password: string): Promise<Credentials> {
  try {
    return (await network.signIn?.(handle, password, AbortSignal.timeout(signInMs))) ?? fail('way_not_offered')
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    if (error instanceof NotProven) return fail('handle_unknown', { handle: error.message })
    switch (error.kind) {
      case 'refused':
      case 'needs_user':
      case 'already_done':
        return failUnknown(network, handle)
      case 'suspended':
        return fail('app_password_refused', { handle: `@${handle} is suspended or deactivated on ${network.name}.` })
      case 'unauthorized':
        return fail('app_password_refused', {
          app_password: `${network.name} didn’t accept this app password for @${handle}. Create a new one and paste it here.`,
        })
      case 'unavailable':
      case 'unknown_outcome':
      case 'rate_limited':
      case 'automated':
        return fail('network_unreachable')
    }
  }
}

/** Servers don't resolve handles of inactive accounts. */
export const failUnknown = (network: Network, handle: string) =>
  fail('handle_unknown', {
    handle: `We couldn’t find an active ${network.name} account called ${handle}. Check the spelling. You can’t connect a suspended or deactivated account.`,
  })

export async function connectByAppPassword(
  deps: Parameters<typeof connect>[0],
  user: Parameters<typeof connect>[1],
  given: { handle: string; app_password: string },
  now: Date,
): Promise<void> {
  await oneAtATime(user.id, async () => {
    const credentials = await signInWithAppPassword(deps.network, given.handle, given.app_password)
    await connect(deps, user, credentials, null, 'manual', now)
  })
}
