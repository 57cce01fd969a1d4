import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { finishSignIn, startSignIn, toastOf } from '../kit/google.ts'
import { mailAbout } from '../kit/mail.ts'
import { agree, type MockProvider, startProvider } from '../kit/oidc.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let company: MockProvider
beforeAll(async () => {
  company = await startProvider()
  const acme = { id: 'acme', domains: ['acme.example'], issuer: company.url, client_id: 'warble', client_secret: 'x' }
  const env = { SSO_PROVIDERS: JSON.stringify([acme]) }
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env })
})
afterAll(async () => {
  await world?.close()
  await company?.close()
})
beforeEach(() => world.sql('delete from rate_limits'))

const password = 'a stranger’s long sentence'
const hasSession = (answer: Response) => /(^|; )warble=/.test(cookiesOf(answer))

async function signInByCompany(email: string, claims: Record<string, unknown> = {}): Promise<Response> {
  company.person = { sub: email, email, ...claims }
  const { address, cookie } = await startSignIn(world, { intent: 'company', email })
  return finishSignIn(await agree(address), cookie)
}
const userAt = async (email: string) =>
  (await world.sql<{ id: string }>('select id from users where email = $1', [email]))[0]
const call = (path: string, body: Record<string, unknown>) =>
  fetch(`${world.origin}/auth/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test.each<[string, (email: string) => Promise<unknown>]>([
  ['signs up', (email) => call('signup', { email, password })],
  ['asks for a link', (email) => call('otp', { email, create_user: true })],
])(
  'a stranger who %s with an employee’s address neither blocks their company’s sign-in nor keeps a way in',
  async (what, ask) => {
    const email = `boss-${what.length}@acme.example`
    await ask(email)
    await expect.poll(() => userAt(email), { timeout: 20_000 }).toBeDefined()
    const before = await userAt(email)
    const { links } = await mailAbout(world, email, /./)
    const answer = await signInByCompany(email)
    expect([answer.headers.get('location'), hasSession(answer)]).toEqual(['/dashboard', true])
    expect(await world.sql('select id, password_hash from users where email = $1', [email])).toEqual([
      { id: before?.id, password_hash: null },
    ])
    expect((await call('token?grant_type=password', { email, password })).status).toBe(400)
    const opened = await fetch(links[0] ?? '', { redirect: 'manual' })
    expect(hasSession(opened)).toBe(false)
    expect((await signInByCompany(email)).headers.get('location')).toBe('/dashboard')
  },
)

test('who has an account is told the way to their company’s sign-in, which ends the other ways', async () => {
  const actor = { ...(await seedActor(world)), email: 'owner@acme.example' }
  await world.sql('update users set email = $1 where id = $2', [actor.email, actor.id])
  const refused = await signInByCompany(actor.email)
  expect([refused.headers.get('location'), hasSession(refused)]).toEqual(['/login', false])
  expect(await toastOf(world, refused)).toContain('add your company in Settings &gt; Security')
  const path = '/dashboard/settings/security'
  const page = async () => (await fetch(world.origin + path, { headers: { cookie: actor.cookie } })).text()
  expect(await page()).toContain('Sign in through your company')
  const join = async (claimed: string) => {
    company.person = { sub: 'owner', email: claimed }
    const { address, cookie } = await startSignIn(world, { intent: 'company' }, actor.cookie, '/auth/link')
    expect(address.searchParams.get('login_hint')).toBe(actor.email)
    return finishSignIn(await agree(address), cookie)
  }
  for (const other of ['someone@acme.example', 'owner@elsewhere.example', `${actor.email},x@acme.example`]) {
    expect((await join(other)).headers.get('location')).toBe(path)
    expect(await world.sql('select 1 from identities where user_id = $1', [actor.id])).toEqual([])
  }
  expect((await call('token?grant_type=password', { email: actor.email, password: actor.password })).status).toBe(200)
  expect((await join(actor.email)).headers.get('location')).toBe(path)
  expect((await call('token?grant_type=password', { email: actor.email, password: actor.password })).status).toBe(400)
  expect(await page()).not.toContain('Sign in through your company')
  expect((await mailAbout(world, actor.email, /You now sign in through your company/)).text).toContain('write to')
  const answer = await signInByCompany(actor.email, { sub: 'owner' })
  expect([answer.headers.get('location'), hasSession(answer)]).toEqual(['/dashboard', true])
})

test('a company is offered to the people of its domain alone', async () => {
  const actor = await seedActor(world)
  const page = await fetch(`${world.origin}/dashboard/settings/security`, { headers: { cookie: actor.cookie } })
  expect(await page.text()).not.toContain('Sign in through your company')
  const sent = await sendForm(world, '/auth/link', { intent: 'company' }, actor.cookie)
  expect(sent.headers.get('location')).toBe('/dashboard/settings/security')
})

test.each([
  'victim@other.example,x@acme.example',
  '"x@globex.example"@acme.example',
  'a b@acme.example',
  'x@acme.example@acme.example',
])('an address that the sign-up form would refuse makes no account: %s', async (claimed) => {
  const before = await world.sql('select id from users')
  company.person = { sub: claimed, email: claimed, email_verified: true }
  const { address, cookie } = await startSignIn(world, { intent: 'company', email: 'x@acme.example' })
  const answer = await finishSignIn(await agree(address), cookie)
  expect(await toastOf(world, answer)).toContain('That account has no email address we can use.')
  expect(await world.sql('select id from users')).toHaveLength(before.length)
})
