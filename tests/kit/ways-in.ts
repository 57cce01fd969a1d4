import { createHash, randomBytes } from 'node:crypto'
import { cookiesOf, sendForm, signInActor } from './actor.ts'
import { mailTo, must, newClient } from './auth-client.ts'
import { moveClock } from './clock.ts'
import { consent, finishSignIn, startGoogleSignIn, startSignIn } from './google.ts'
import { mailAbout, mailedCode } from './mail.ts'
import { agree, type MockProvider, startProvider } from './oidc.ts'
import { type SeededActor, seedActor } from './seed.ts'
import { type RunningServer, startServer } from './server.ts'
import { codeAt } from './totp.ts'
import { startWorld, type World } from './world.ts'

/** Every way to start a session, against one world per test file. */

const program = 'https://program.example.com/back'
const minute = 60_000

let world: World
/** The same without confirmation of addresses. */
let open: RunningServer
let company: MockProvider

/** The world that `ways` are for. */
export async function startWaysIn(postgres: string): Promise<World> {
  company = await startProvider()
  const acme = { id: 'acme', domains: ['acme.example'], issuer: company.url, client_id: 'warble', client_secret: 'x' }
  const env = {
    REDIRECT_ALLOW: 'https://program.example.com/**',
    IMPLICIT_REDIRECTS: 'https://program.example.com',
    SSO_PROVIDERS: JSON.stringify([acme]),
  }
  world = await startWorld(postgres, { tick: false, people: 5, google: true, env })
  open = await startServer('web', { ...world.env, EMAIL_CONFIRMATION: 'off' })
  const close = async () => {
    await open.stop()
    await world.close()
    await company.close()
  }
  return { ...world, output: () => world.output() + open.output(), close }
}

/** A user on the point of starting a session. */
export interface Attempt {
  email: string
  enter(): Promise<unknown>
}

export const newcomer = () => `new-${randomBytes(5).toString('hex')}@example.com`
export const visit = (address: string | URL, cookie = '') => fetch(address, { redirect: 'manual', headers: { cookie } })
export const locationOf = (answer: Response) => new URL(answer.headers.get('location') ?? 'http://nowhere.test')
const userAgent = { 'user-agent': 'other/1.0' }
export const post = (path: string, body: unknown, token?: string, origin = world.origin) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { ...userAgent, 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

/** A user with a second factor; returns the app's secret. */
export async function withFactor(): Promise<{ user: SeededActor; factor: string; secret: string }> {
  const user = await seedActor(world)
  const enrolled = await user.call('POST', '/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Phone' })
  const { id, totp } = (await enrolled.json()) as { id: string; totp: { secret: string } }
  await answerFactor(user.access_token, id, totp.secret)
  await moveClock(world, minute)
  return { user, factor: id, secret: totp.secret }
}

async function answerFactor(token: string, factor: string, secret: string): Promise<Response> {
  const challenge = await post(`/auth/v1/factors/${factor}/challenge`, {}, token)
  const { id: challenge_id } = (await challenge.json()) as { id: string }
  return post(`/auth/v1/factors/${factor}/verify`, { challenge_id, code: now(secret) }, token)
}
const now = (secret: string) => codeAt(secret, world.sandbox.clock.now())

export const signInOnPage = ({ email, password }: SeededActor) =>
  sendForm(world, '/login', { intent: 'sign-in', email, password })

const mailedSignIn = async () => {
  const { email } = await seedActor(world)
  const cookie = cookiesOf(await sendForm(world, '/login', { intent: 'mail-link', email }))
  return { email, cookie }
}

const google = async (flowType: 'implicit' | 'pkce') => {
  const { email } = await googleUser()
  const client = newClient(world, { flowType })
  const options = { redirectTo: program, skipBrowserRedirect: true }
  const { url } = await must(client.signInWithOAuth({ provider: 'google', options }))
  const out = await visit(url ?? '')
  const back = await consent(locationOf(out), email)
  return { email, client, come: () => finishSignIn(back, cookiesOf(out)) }
}

async function googleUser(): Promise<{ email: string; user: SeededActor }> {
  const email = 'wren@gmail.test'
  await world.sql('delete from users where email = $1', [email])
  const user = await seedActor(world)
  await world.sql('update users set email = $1 where id = $2', [email, user.id])
  return { email, user }
}

export const ways: Record<string, () => Promise<Attempt>> = {
  'a password on the page': async () => {
    const user = await seedActor(world)
    return { email: user.email, enter: () => signInOnPage(user) }
  },
  'a mailed link': async () => {
    const { email, cookie } = await mailedSignIn()
    const { links } = await mailAbout(world, email, /sign-in link/i)
    return { email, enter: () => visit(links[0] ?? '', cookie) }
  },
  'a mailed code': async () => {
    const { email, cookie } = await mailedSignIn()
    const code = await mailedCode(world, email, /sign-in link/i)
    return { email, enter: () => sendForm(world, '/check-email', { intent: 'code', code }, cookie) }
  },
  Google: async () => {
    const { email } = await googleUser()
    const { address, cookie } = await startGoogleSignIn(world)
    const back = await consent(address, email)
    return { email, enter: () => finishSignIn(back, cookie) }
  },
  'the company': async () => {
    const email = newcomer().replace('example.com', 'acme.example')
    company.person = { sub: email, email }
    const signIn = async () => {
      const { address, cookie } = await startSignIn(world, { intent: 'company', email })
      const back = await agree(address)
      return () => finishSignIn(back, cookie)
    }
    await (await signIn())()
    return { email, enter: await signIn() }
  },
  'a sign-up without confirmation': async () => {
    const email = newcomer()
    const fields = { email, password: 'a plain long sentence', time_zone: 'UTC' }
    return { email, enter: () => sendForm({ ...world, ...open }, '/signup', fields) }
  },
  'an API client’s sign-up without confirmation': async () => {
    const email = newcomer()
    const body = { email, password: 'a plain long sentence' }
    return { email, enter: () => post('/auth/v1/signup', body, undefined, open.origin) }
  },
  'an API client’s password': async () => {
    const { email, password } = await seedActor(world)
    return { email, enter: () => post('/auth/v1/token?grant_type=password', { email, password }) }
  },
  'an API client’s mailed link': async () => {
    const { email } = await seedActor(world)
    await must(newClient(world).signInWithOtp({ email }))
    const { token_hash } = await mailTo(world, email, /sign-in link/i)
    return { email, enter: () => post('/auth/v1/verify', { type: 'magiclink', token_hash }) }
  },
  'an API client’s mailed code': async () => {
    const { email } = await seedActor(world)
    await must(newClient(world).signInWithOtp({ email }))
    const { code } = await mailTo(world, email, /sign-in link/i)
    return { email, enter: () => post('/auth/v1/verify', { type: 'email', email, token: code }) }
  },
  'a change of address': async () => {
    const user = await seedActor(world)
    const moved = newcomer()
    await user.call('PUT', '/auth/v1/user', { email: moved })
    const [old, fresh] = [await mailTo(world, user.email, /change/i), await mailTo(world, moved, /new/i)]
    await post('/auth/v1/verify', { type: 'email_change', token_hash: old.token_hash })
    const { token_hash } = fresh
    return { email: moved, enter: () => post('/auth/v1/verify', { type: 'email_change', token_hash }) }
  },
  'Google, for an API client with a code': async () => {
    const { email, client, come } = await google('pkce')
    const code = locationOf(await come()).searchParams.get('code') ?? ''
    return { email, enter: () => client.exchangeCodeForSession(code) }
  },
  'Google, for an API client with a fragment': async () => {
    const { email, come } = await google('implicit')
    return { email, enter: come }
  },
  'the second factor': async () => {
    const { user, secret } = await withFactor()
    const cookie = cookiesOf(await signInOnPage(user))
    return {
      email: user.email,
      enter: () => sendForm(world, '/login/factor', { intent: 'code', code: now(secret) }, cookie),
    }
  },
  'a recovery code': async () => {
    const { user } = await withFactor()
    const code = 'abcdefghijklmnopqrstuvwx'
    await world.sql(`insert into recovery_codes (user_id, code_hash, created_at) values ($1, $2, now())`, [
      user.id,
      createHash('sha256').update(code).digest(),
    ])
    const cookie = cookiesOf(await signInOnPage(user))
    const fields = { intent: 'recovery', recovery_code: code }
    return { email: user.email, enter: () => sendForm(world, '/login/factor', fields, cookie) }
  },
  'an API client’s second factor': async () => {
    const { user, factor, secret } = await withFactor()
    const { access_token } = await signInActor(world, user.email, user.password)
    return { email: user.email, enter: () => answerFactor(access_token, factor, secret) }
  },
  'the pairing of an extension': async () => {
    const { email, cookie } = await seedActor(world)
    const answer = await fetch(`${world.origin}/api/extension/pairing-code`, {
      method: 'POST',
      headers: { cookie, origin: world.origin, 'content-type': 'application/json' },
      body: '{}',
    })
    const { code } = (await answer.json()) as { code: string }
    const browser = { extension_version: '1.2.0', browser_info: 'Chrome on Linux' }
    return { email, enter: () => post('/api/extension/pair', { code, ...browser }) }
  },
}
