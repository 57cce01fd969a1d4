import type { Session, UserIdentity } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf } from '../kit/actor.ts'
import { apiError, type Client, errorOf, mailTo, must, newClient, sessionMissing } from '../kit/auth-client.ts'
import { moveClock } from '../kit/clock.ts'
import { consent, finishSignIn, googleMails } from '../kit/google.ts'
import { digest } from '../kit/rows.ts'
import { ageProofs, linkGoogle, seedActor } from '../kit/seed.ts'
import { codeAt } from '../kit/totp.ts'
import { startWorld, type World } from '../kit/world.ts'

const password = 'a seeded long sentence'
const minute = 60_000

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5, google: true })
})
beforeEach(async () => {
  await world.sql('delete from rate_limits')
  await world.sql('delete from identities')
})
afterAll(() => world?.close())

const codeOf = (secret: string) => codeAt(secret, world.sandbox.clock.now())

interface Owner {
  client: Client
  id: string
  email: string
  /** Of an authenticator app, verified or not. */
  factorId: string
  secret: string
}

async function signIn(email: string): Promise<Client> {
  const client = newClient(world, { flowType: 'pkce' })
  await must(client.signInWithPassword({ email, password }))
  return client
}

/** A signed-in user with an unverified factor and a linked identity. */
async function owner(): Promise<Owner> {
  const { id, email } = await seedActor(world)
  const client = await signIn(email)
  const { id: factorId, totp } = await must(client.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' }))
  await linkGoogle(world, id, `linked-${email}`, world.sandbox.clock.now())
  return { client, id, email, factorId, secret: totp.secret }
}

type Refusal = Parameters<typeof errorOf>[0]
type Change = (owner: Owner) => Promise<{ error: Refusal }>

const google = async (client: Client) =>
  (await must(client.getUserIdentities())).identities.find(({ provider }) => provider === 'google') as UserIdentity

/** The client’s calls that change how the user signs in. */
const changes: Record<string, Change> = {
  'updateUser({ password })': ({ client }) => client.updateUser({ password: 'a new long sentence' }),
  'updateUser({ email })': ({ client, email }) => client.updateUser({ email: `moved-${email}` }),
  'mfa.enroll': ({ client }) => client.mfa.enroll({ factorType: 'totp', friendlyName: 'Another' }),
  'mfa.challengeAndVerify, the first': ({ client, factorId, secret }) =>
    client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) }),
  'mfa.unenroll': ({ client, factorId }) => client.mfa.unenroll({ factorId }),
  'mfa.recoveryCodes.unenroll': ({ client }) => client.mfa.recoveryCodes.unenroll(),
  linkIdentity: ({ client }) => client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } }),
  unlinkIdentity: async ({ client }) => client.unlinkIdentity(await google(client)),
  "signOut({ scope: 'others' })": ({ client }) => client.signOut({ scope: 'others' }),
}

/** The client’s ways to reauthenticate. */
const proofs: Record<string, (owner: Owner) => Promise<void>> = {
  'reauthenticate() and updateUser({ nonce })': async ({ client, email }) => {
    await must(client.reauthenticate())
    const { code } = await mailTo(world, email, /confirmation code/)
    await must(client.updateUser({ nonce: code }))
  },
  'updateUser({ current_password })': async ({ client }) => {
    await must(client.updateUser({ current_password: password }))
  },
  'signInWithPassword()': async ({ client, email }) => {
    await must(client.signInWithPassword({ email, password }))
  },
}

describe.each(Object.keys(changes))('%s', (name) => {
  const change = changes[name] as Change

  test.each(Object.keys(proofs))('a session without a recent sign-in is rejected until %s', async (proof) => {
    const who = await owner()
    await ageProofs(world, who.id)
    const before = await digest(world, who.id)
    const { error } = await change(who)
    // A challenge grants nothing, so the comparison leaves it out.
    await world.sql('delete from factor_challenges')
    await world.sql('update factors set last_challenged_at = null')
    expect(errorOf(error)).toEqual(apiError('reauthentication_needed', 400))
    expect(await digest(world, who.id)).toEqual(before)
    await proofs[proof]?.(who)
    expect((await change(who)).error).toBeNull()
  })

  test('with a second factor only verifying that factor counts', async () => {
    const who = await owner()
    const { client, factorId, secret } = who
    await must(client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) }))
    const begun = await must(client.mfa.enroll({ factorType: 'totp', friendlyName: 'Begun' }))
    const changed = name.includes('the first') ? { ...who, factorId: begun.id, secret: begun.totp.secret } : who
    await moveClock(world, minute)
    await ageProofs(world, who.id)
    await must(client.updateUser({ current_password: password }))
    await proofs['reauthenticate() and updateUser({ nonce })']?.(who)
    const { error } = await change(changed)
    expect(error?.code).toBe('insufficient_aal')
    await must(client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) }))
    expect((await change(changed)).error).toBeNull()
  })
})

test('generating and regenerating recovery codes needs a recently verified factor', async () => {
  const { client, id, factorId, secret } = await owner()
  await must(client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) }))
  const { codes } = await must(client.mfa.recoveryCodes.generate())
  for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/)
  await moveClock(world, minute)
  await ageProofs(world, id)
  for (const call of [client.mfa.recoveryCodes.generate(), client.mfa.recoveryCodes.regenerate()])
    expect(errorOf((await call).error)).toEqual(apiError('insufficient_aal', 403))
  await must(client.mfa.recoveryCodes.verify({ code: codes[0] ?? '' }))
  await must(client.mfa.recoveryCodes.regenerate())
})

test('reauthentication counts for ten minutes, in that session only', async () => {
  const { client, id, email } = await owner()
  const other = await signIn(email)
  await ageProofs(world, id)
  await must(client.updateUser({ current_password: password }))
  expect((await other.signOut({ scope: 'others' })).error?.code).toBe('reauthentication_needed')
  await moveClock(world, 10 * minute - 5_000)
  await must(client.mfa.enroll({ factorType: 'totp', friendlyName: 'One' }))
  await moveClock(world, 10_000)
  expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Two' })).error?.code).toBe(
    'reauthentication_needed',
  )
})

test('reauthentication may accompany the change, and a failed one changes nothing', async () => {
  const { client, id, email } = await owner()
  await ageProofs(world, id)
  const before = await digest(world, id)
  for (const [input, code] of [
    [{ current_password: 'wrong' }, 'current_password_invalid'],
    [{ nonce: '000000' }, 'reauthentication_not_valid'],
  ] as const)
    expect((await client.updateUser({ password: 'a new long sentence', ...input })).error?.code).toBe(code)
  expect(await digest(world, id)).toEqual(before)
  await must(client.updateUser({ password: 'a new long sentence', current_password: password }))
  await ageProofs(world, id)
  await must(client.reauthenticate())
  const { code } = await mailTo(world, email, /confirmation code/)
  await must(client.updateUser({ email: `moved-${email}`, nonce: code }))
})

test('signOut() ends all sessions long after the sign-in, and the client forgets its own', async () => {
  const { client, id, email } = await owner()
  const other = await signIn(email)
  await ageProofs(world, id)
  expect((await client.signOut()).error).toBeNull()
  expect((await client.getSession()).data.session).toBeNull()
  expect(errorOf((await other.getUser()).error)).toEqual(sessionMissing)
})

test('a session from a recovery mail may later set a password and change nothing else', async () => {
  const { email } = await seedActor(world)
  const client = newClient(world)
  await must(client.resetPasswordForEmail(email))
  const { token_hash } = await mailTo(world, email, /Reset/)
  await must(client.verifyOtp({ token_hash, type: 'recovery' }))
  await moveClock(world, 50 * minute)
  expect((await client.updateUser({ email: `moved-${email}` })).error?.code).toBe('reauthentication_needed')
  await must(client.updateUser({ password: 'a new long sentence' }))
  await moveClock(world, 9 * minute)
  expect((await client.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('reauthentication_needed')
})

test('linking an identity fails once the session that began it has ended', async () => {
  const { client, id, email } = await owner()
  await world.sql('delete from identities')
  const { data } = await client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })
  const started = await fetch(data?.url ?? '', { redirect: 'manual' })
  const back = await consent(new URL(started.headers.get('location') ?? ''), googleMails.wren)
  await must(newClient(world).signInWithPassword({ email, password }))
  const { session } = (await client.getSession()).data as { session: Session }
  await world.sql(`delete from sessions where id = $1`, [
    JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()).session_id,
  ])
  const answer = await finishSignIn(back, cookiesOf(started))
  expect(answer.headers.get('location')).toContain('error_code=bad_oauth_state')
  expect(await world.sql('select 1 from identities where user_id = $1', [id])).toEqual([])
})

test('deleting the account needs a recent reauthentication', async () => {
  const { client, id } = await owner()
  await world.sql('update users set password_hash = null where id = $1', [id])
  await ageProofs(world, id)
  const token = (await client.getSession()).data.session?.access_token
  const remove = async () => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${world.origin}/api/delete-account/${id}`, { method: 'DELETE', headers })
    return [answer.status, ((await answer.json()) as { code?: string }).code]
  }
  expect(await remove()).toEqual([400, 'reauthentication_needed'])
  await must(client.reauthenticate())
  const { code } = await mailTo(world, (await must(client.getUser())).user.email ?? '', /confirmation code/)
  await must(client.updateUser({ nonce: code }))
  expect(await remove()).toEqual([200, undefined])
})
