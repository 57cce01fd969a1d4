import { randomUUID } from 'node:crypto'
import type { UserIdentity } from '@supabase/auth-js'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { cookiesOf } from '../kit/actor.ts'
import { newClient } from '../kit/auth-client.ts'
import { consent, finishSignIn, googleMails, signInByGoogle } from '../kit/google.ts'
import { agree, type MockProvider, startProvider } from '../kit/oidc.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

const program = 'https://program.example.com/back'
const options = { redirectTo: program, skipBrowserRedirect: true }

let world: World
let company: MockProvider
beforeAll(async () => {
  company = await startProvider()
  const acme = { id: 'acme', domains: ['acme.example'], issuer: company.url, client_id: 'warble', client_secret: 'x' }
  const env = { REDIRECT_ALLOW: 'https://program.example.com/**', SSO_PROVIDERS: JSON.stringify([acme]) }
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, google: true, env })
})
afterAll(async () => {
  await world?.close()
  await company?.close()
})
beforeEach(async () => {
  await world.sql('delete from rate_limits')
  await world.sql('delete from identities')
})

const open = (address: string | URL) => fetch(address, { redirect: 'manual' })
const locationOf = (answer: Response) => new URL(answer.headers.get('location') ?? 'http://nowhere.test')
const hasSession = (answer: Response) => /(^|; )warble=/.test(cookiesOf(answer))
const asRobin = (to: URL) => consent(to, googleMails.robin)

/** Opens the client’s URL as a browser and consents; returns the URL that leads back to the client. */
async function followFlow(address: string | null | undefined, agreed: (to: URL) => Promise<URL>): Promise<URL> {
  const out = await open(address ?? '')
  expect(out.status).toBe(302)
  return locationOf(await finishSignIn(await agreed(locationOf(out)), cookiesOf(out)))
}

async function signedIn() {
  const actor = await seedActor(world)
  const client = newClient(world, { flowType: 'pkce' })
  await client.signInWithPassword({ email: actor.email, password: actor.password })
  return { actor, client }
}

const errorIn = (url: URL) => url.searchParams.get('error_code')

test('an identity can be linked, cannot be taken from another user, and the last one cannot be removed', async () => {
  const { actor, client } = await signedIn()
  const asWren = (to: URL) => consent(to, googleMails.wren)
  const { data } = await client.linkIdentity({ provider: 'google', options })
  const back = await followFlow(data?.url, asWren)
  expect((await client.exchangeCodeForSession(back.searchParams.get('code') ?? '')).error).toBeNull()
  const identities = async (): Promise<UserIdentity[]> => (await client.getUserIdentities()).data?.identities ?? []
  expect((await identities()).map(({ provider }) => provider)).toEqual(['email', 'google'])
  const entered = await signInByGoogle(world, googleMails.wren)
  expect([entered.headers.get('location'), hasSession(entered)]).toEqual(['/dashboard', true])

  const other = await signedIn()
  const second = await other.client.linkIdentity({ provider: 'google', options })
  expect(errorIn(await followFlow(second.data?.url, asWren))).toBe('identity_already_exists')

  const odd = await actor.call('DELETE', '/auth/v1/user/identities/none')
  expect([odd.status, ((await odd.json()) as { code: string }).code]).toEqual([404, 'validation_failed'])
  const [byMail, google] = await identities()
  if (!byMail || !google) throw new Error('two identities')
  expect((await other.client.unlinkIdentity(google)).error?.code).toBe('identity_not_found')
  expect((await client.unlinkIdentity(google)).error).toBeNull()
  expect((await client.unlinkIdentity(byMail)).error?.code).toBe('single_identity_not_deletable')
})

test('someone who is sent another person’s linking URL, and agrees at Google, links nothing', async () => {
  const { actor, client } = await signedIn()
  const { data } = await client.linkIdentity({ provider: 'google', options })
  const back = await followFlow(data?.url, asRobin)
  expect([...back.searchParams.keys()]).toEqual(['code'])
  // The code is in the other person's browser, which has not the verifier.
  const theirs = newClient(world, { flowType: 'pkce' })
  await theirs.signInWithOAuth({ provider: 'google', options })
  const { error } = await theirs.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect(error?.code).toBe('bad_code_verifier')
  expect(await world.sql('select 1 from identities where user_id = $1', [actor.id])).toEqual([])
})

test('what was linked meanwhile is not linked again when the code is exchanged', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const codes: string[] = []
  for (const { client } of [one, other]) {
    const { data } = await client.linkIdentity({ provider: 'google', options })
    const back = await followFlow(data?.url, (to) => consent(to, googleMails.unsure))
    codes.push(back.searchParams.get('code') ?? '')
  }
  expect((await one.client.exchangeCodeForSession(codes[0] ?? '')).error).toBeNull()
  expect((await other.client.exchangeCodeForSession(codes[1] ?? '')).error?.code).toBe('identity_already_exists')
  expect(await world.sql('select provider from identities where user_id = $1', [other.actor.id])).toEqual([])
})

test('a company’s sign-in that is added by a client ends the other ways in, and the client stays signed in', async () => {
  const { actor, client } = await signedIn()
  const email = `${randomUUID()}@acme.example`
  await world.sql('update users set email = $1 where id = $2', [email, actor.id])
  company.person = { sub: randomUUID(), email, name: 'Ann', preferred_username: 'ann' }
  const { data } = await client.linkIdentity({ provider: 'sso:acme' as 'google', options })
  const back = await followFlow(data?.url, agree)
  const { data: session, error } = await client.exchangeCodeForSession(back.searchParams.get('code') ?? '')
  expect([error, session.user?.email]).toEqual([null, email])
  expect(await world.sql('select provider from identities where user_id = $1', [actor.id])).toEqual([
    { provider: 'sso:acme' },
  ])
  expect((await client.getUser()).data.user?.email).toBe(email)
})

test('the linking URL works only in the first browser that opens it', async () => {
  const { client } = await signedIn()
  const { data } = await client.linkIdentity({ provider: 'google', options })
  expect((await open(data?.url ?? '')).status).toBe(302)
  expect((await open(data?.url ?? '')).status).toBe(403)
})

test('a session cookie cannot start linking', async () => {
  const { actor } = await signedIn()
  const address = `${world.origin}/auth/v1/user/identities/authorize?provider=google`
  for (const site of ['cross-site', 'same-origin']) {
    const headers = { cookie: actor.cookie, 'sec-fetch-site': site }
    expect((await fetch(address, { redirect: 'manual', headers })).status).toBe(401)
  }
})
