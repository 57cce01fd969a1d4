import { mailAbout } from './mail.ts'
import { until } from './until.ts'
import type { World } from './world.ts'

/** An API client signed in to Warble by access token. */
export interface Actor {
  id: string
  email: string
  password: string
  access_token: string
  call(method: string, path: string, body?: unknown): Promise<Response>
}

export interface PerchTokens {
  handle: string
  auth_token: string
  ct0_token: string
}

let count = 0

/** Submits a form as a browser would from one of our pages; `cookie` is the Cookie header. */
export function sendForm(world: World, path: string, fields: Record<string, string>, cookie = ''): Promise<Response> {
  return fetch(world.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: world.origin, cookie, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  })
}

/** The cookies that a response sets, as a Cookie header. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** The newest link in a mail to the address, once it has arrived. */
export async function mailedLink(world: World, to: string, subject = /./): Promise<URL> {
  const { links } = await mailAbout(world, to, subject)
  return new URL(links[0] ?? '')
}

/** Signs a new user up by the forms and the mailed link. Returns the browser's session cookie. */
export async function signUpByMail(world: World, email: string, password: string): Promise<string> {
  const signed = await sendForm(world, '/signup', { email, password, time_zone: 'UTC' })
  if (signed.status >= 400) throw new Error(`the sign-up answered ${signed.status}: ${await signed.text()}`)
  const pending = cookiesOf(signed)
  const link = await mailedLink(world, email)
  const confirmed = await fetch(link, { redirect: 'manual', headers: { cookie: pending } })
  return cookiesOf(confirmed)
}

/** A new user with a confirmed address, signed in as an API client. */
export async function newActor(world: World): Promise<Actor> {
  count += 1
  const email = `actor${count}-${Date.now()}@example.com`
  const password = 'a plain long sentence'
  await signUpByMail(world, email, password)
  return signInActor(world, email, password)
}

export async function signInActor(world: World, email: string, password: string): Promise<Actor> {
  const response = await fetch(`${world.origin}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { access_token, user } = (await response.json()) as { access_token: string; user: { id: string } }
  return {
    id: user.id,
    email,
    password,
    access_token,
    call: (method, path, body) =>
      fetch(world.origin + path, {
        method,
        headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
  }
}

/** The two tokens of a ready account on Perch. */
export async function perchTokens(world: World, handle: string): Promise<PerchTokens> {
  const response = await fetch(`${world.sandbox.perch_url}/i/dev-accounts`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ handle }),
  })
  const cookies = new Map(
    response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]?.split('=') as [string, string]),
  )
  return { handle, auth_token: cookies.get('auth_token') ?? '', ct0_token: cookies.get('ct0') ?? '' }
}

/** Connects a ready account of Perch. */
export async function connectAccount(world: World, actor: Actor, handle: string): Promise<void> {
  const { auth_token, ct0_token } = await perchTokens(world, handle)
  const connected = await actor.call('POST', '/twitter/connect', { user_id: actor.id, auth_token, ct0_token })
  if (!connected.ok) throw new Error(`connect answered ${connected.status}: ${await connected.text()}`)
}

/** Connects a ready account of Perch and waits for its analysis. */
export async function connectAndAnalyze(world: World, actor: Actor, handle: string): Promise<void> {
  await connectAccount(world, actor, handle)
  await analyze(actor, handle)
}

/** Starts an analysis of the connected account and waits for its end. */
export async function analyze(actor: Actor, handle: string): Promise<void> {
  await actor.call('POST', '/api/analyze-account', {
    twitter_handle: handle,
    user_id: actor.id,
    user_email: actor.email,
  })
  await until(async () => {
    const response = await actor.call('GET', `/api/analysis-progress/${actor.id}`)
    if (!response.ok) throw new Error(`analysis-progress answered ${response.status}: ${await response.text()}`)
    return ((await response.json()) as { percent: number }).percent === 100
  })
}
