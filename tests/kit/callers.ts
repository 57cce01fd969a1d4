import { randomUUID } from 'node:crypto'
import { createAccessTokens } from '#app/adapters/access-token.ts'
import { createSecrets } from '#app/adapters/secrets.ts'
import { sendForm } from './actor.ts'
import { cookieSession, type SeededActor, seedActor } from './seed.ts'
import type { World } from './world.ts'

/** A client with some kind of credentials. */
export interface Caller {
  headers: Record<string, string>
  /** The user whose valid session it has; null if it has none. */
  of: 'owner' | 'twin' | null
  /** The error by which the auth API refuses its token. */
  authError?: [status: number, code: string]
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** An access token of an extension that the user has paired. */
export async function pairedToken(world: World, { cookie }: SeededActor): Promise<string> {
  const post = async (path: string, headers: Record<string, string>, body: unknown) => {
    const init = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }
    return (await fetch(world.origin + path, init)).json() as Promise<Record<string, string>>
  }
  const { code } = await post('/api/extension/pairing-code', { cookie, origin: world.origin }, {})
  const browser = { extension_version: '1.0.0', browser_info: 'Chrome on Linux' }
  const { access_token = '' } = await post('/api/extension/pair', {}, { code, ...browser })
  return access_token
}

/** Every kind of client: the owner of the data, another user, and clients without valid credentials. */
export async function callersOf(world: World, owner: SeededActor, twin: SeededActor): Promise<Record<string, Caller>> {
  const { origin } = world
  const [head, , signature] = owner.access_token.split('.')
  const claims = {
    sub: owner.id,
    session_id: randomUUID(),
    email: owner.email,
    aud: 'authenticated',
    exp: 4_000_000_000,
  }
  const revoked = await seedActor(world)
  await revoked.call('POST', '/auth/v1/logout')
  const signedOut = await cookieSession(world, owner.id)
  await sendForm(world, '/logout', {}, signedOut)
  const ended = await seedActor(world)
  await world.sql(`update sessions set expires_at = created_at where user_id = $1`, [ended.id])
  const deleted = await seedActor(world)
  await world.sql('delete from users where id = $1', [deleted.id])
  const badToken: [number, string] = [403, 'bad_jwt']
  const noSession: [number, string] = [403, 'session_not_found']
  const rejected = (headers: Record<string, string>, authError?: Caller['authError']): Caller => ({
    headers,
    of: null,
    ...(authError && { authError }),
  })
  return {
    owner: { headers: bearer(owner.access_token), of: 'owner' },
    'owner by cookie': { headers: { cookie: owner.cookie, origin }, of: 'owner' },
    'another user': { headers: bearer(twin.access_token), of: 'twin' },
    'another user by cookie': { headers: { cookie: twin.cookie, origin }, of: 'twin' },
    'the extension of another user': { headers: bearer(await pairedToken(world, twin)), of: 'twin' },
    anonymous: rejected({}),
    'an expired token': rejected(bearer(await expiredToken(world, owner)), badToken),
    'an expired session': rejected(bearer(ended.access_token), noSession),
    'an expired session by cookie': rejected({ cookie: ended.cookie, origin }),
    'a revoked session': rejected(bearer(revoked.access_token), noSession),
    'a signed-out browser': rejected({ cookie: signedOut, origin }),
    'a deleted user': rejected(bearer(deleted.access_token), [403, 'user_not_found']),
    'a deleted user by cookie': rejected({ cookie: deleted.cookie, origin }),
    'a token with other claims': rejected(bearer(`${head}.${base64url(claims)}.${signature}`), badToken),
    'a token of algorithm none': rejected(bearer(`${base64url({ alg: 'none' })}.${base64url(claims)}.`), badToken),
    'a token cut short': rejected(bearer(owner.access_token.slice(0, -4)), badToken),
    'a changed cookie': rejected({ cookie: `${owner.cookie.slice(0, -2)}zz`, origin }),
    'an empty bearer beside a good cookie': rejected({ cookie: owner.cookie, origin, authorization: 'Bearer ' }),
    'another scheme beside a good cookie': rejected({ cookie: owner.cookie, origin, authorization: 'Basic eDp5' }),
  }
}

/** A token of the user's session, issued two hours ago. */
function expiredToken(world: World, { id, email, access_token }: SeededActor): Promise<string> {
  const [, payload = ''] = access_token.split('.')
  const { session_id } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session_id: string }
  const then = new Date(world.sandbox.clock.now().getTime() - 7_200_000)
  const secrets = createSecrets([world.env.SECRETS ?? ''])
  const tokens = createAccessTokens(secrets, `${world.origin}/auth/v1`, { now: () => then, rate: () => 1 }, 3600)
  const claims = { user_id: id, session_id, email, app_metadata: {}, user_metadata: {}, aal: 'aal1' as const, amr: [] }
  return tokens.sign(claims)
}
