import { type BrowserContext, type Cookie, expect, type Page } from '@playwright/test'
import { perchTokens, sendForm, signUpByMail } from '../kit/actor.ts'
import { awayFromNight } from '../kit/clock.ts'
import { until } from '../kit/until.ts'
import type { World } from '../kit/world.ts'

export interface Person {
  email: string
  password: string
}

let count = 0

export function newPerson(): Person {
  count += 1
  return { email: `person${count}-${Date.now()}@example.com`, password: 'a plain long sentence' }
}

/** Opens the newest mail to the person in the sandbox's mailbox and follows its link, which opens a new tab. */
export async function followMail(context: BrowserContext, world: World, person: Person): Promise<Page> {
  const mailbox = await context.newPage()
  await expect(async () => {
    await mailbox.goto(`${world.sandbox.control_url}/mail?to=${encodeURIComponent(person.email)}`)
    await mailbox.getByRole('link', { name: 'Confirm your email address' }).click({ timeout: 500 })
  }).toPass({ timeout: 60_000 })
  const opened = context.waitForEvent('page')
  await mailbox.locator('pre').getByRole('link').first().click()
  const page = await opened
  await page.waitForLoadState()
  await mailbox.close()
  return page
}

export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Signs in on Perch as a ready account and reads its two tokens there. */
export async function readTokens(perch: Page, world: World, handle: string) {
  await perch.goto(`${world.sandbox.perch_url}/i/dev-accounts`)
  await perch.getByRole('button', { name: `Sign in as @${handle}` }).click()
  await perch.getByRole('link', { name: 'Your tokens' }).click()
  const read = async (id: string) => (await perch.locator(`#${id}`).textContent()) ?? ''
  return { auth_token: await read('auth_token'), ct0: await read('ct0') }
}

/** Opens the form for connecting by tokens. */
export async function openByHand(page: Page): Promise<void> {
  await page.getByText('Connect manually with your two tokens').click()
}

/**
 * Disconnects the account from the user of an earlier test, as each Perch account can have only one user, and forgets what
 * they did with it, which would count for the next.
 */
export async function freeHandle(world: World, handle: string): Promise<void> {
  const owners = 'select user_id from connections where handle = $1'
  await world.sql(`update bots set state = 'stopped' where user_id in (${owners})`, [handle])
  await world.sql(`update actions set network_account_id = 'earlier:' || user_id where user_id in (${owners})`, [
    handle,
  ])
  await world.sql('delete from connections where handle = $1', [handle])
  await world.sql(`delete from persons where kind = 'account'`)
  await world.sql('delete from former_usage')
}

/** How far in the setup a person is when a test begins: `skipped` has no connected account, `analyzed` has not gone on. */
export type Stage = 'new' | 'skipped' | 'analyzed' | 'connected'

/** Creates a person at this stage by form posts, signed in in this browser. */
export async function signInNewPerson(
  context: BrowserContext,
  world: World,
  stage: Stage,
  handle?: string,
): Promise<Person> {
  const { person, cookies } = await createPerson(world, stage, handle)
  await context.addCookies(cookies)
  return person
}

type SessionCookie = Pick<Cookie, 'name' | 'value'> & Partial<Cookie> & { url?: string }

/** A person and the cookies of their session. */
interface SignedIn {
  person: Person
  cookies: SessionCookie[]
}

const shared = new Map<string, SignedIn>()

/**
 * Signs in a person of whom a world has one: for tests that only read. `prepare` runs once, in a browser where the person is
 * signed in; nobody else may connect `handle`.
 */
export async function signInShared(
  context: BrowserContext,
  world: World,
  name: string,
  [stage, handle]: [Stage, handle?: string],
  prepare: (person: Person) => Promise<void> = async () => undefined,
): Promise<Person> {
  const key = `${world.origin} ${name}`
  const known = shared.get(key)
  const { person, cookies } = known ?? (await createPerson(world, stage, handle))
  await context.addCookies(cookies)
  if (known) return person
  await prepare(person)
  // A second factor comes with a new session.
  shared.set(key, { person, cookies: await context.cookies(world.origin) })
  return person
}

async function createPerson(world: World, stage: Stage, handle = 'stackharbor'): Promise<SignedIn> {
  const person = newPerson()
  const cookie = await signUpByMail(world, person.email, person.password)
  const send = async (fields: Record<string, string>) => {
    const answer = await sendForm(world, '/onboarding', fields, cookie)
    if (answer.status >= 400) throw new Error(`${fields.intent} answered ${answer.status}: ${await answer.text()}`)
  }
  if (stage !== 'new') {
    await send({ intent: 'welcome' })
    await send({ intent: 'plan', plan_type: 'free' })
  }
  if (stage === 'skipped') await send({ intent: 'skip' })
  if (stage === 'connected' || stage === 'analyzed') {
    await freeHandle(world, handle)
    await send({ intent: 'connect', handle, ...(await tokensOf(world, handle)) })
    await untilAnalyzed(world, person)
    await awayFromNight(world, person.email)
    if (stage === 'connected') {
      await send({ intent: 'go-on' })
      await send({ intent: 'choose-start', mode: 'autopilot' })
    }
  }
  if (stage === 'skipped' || stage === 'connected') await send({ intent: 'finish' })
  return { person, cookies: cookiesIn(world, cookie) }
}

/** Of a Cookie header. */
export const cookiesIn = (world: World, header: string): SessionCookie[] =>
  header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), url: world.origin }
  })

async function tokensOf(world: World, handle: string) {
  const { auth_token, ct0_token } = await perchTokens(world, handle)
  return { auth_token, ct0_token }
}

export async function untilAnalyzed(world: World, { email }: Person): Promise<void> {
  const query = `select 1 from account_analyses join users on users.id = user_id where email = $1 and status = 'complete'`
  await until(async () => (await world.sql(query, [email])).length > 0)
}

/** Makes Perch fail for an account until the returned function is called. */
export async function injectFault(world: World, options: Record<string, unknown>): Promise<() => Promise<void>> {
  const address = `${world.sandbox.perch_url}/switches`
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(options) })
  if (!response.ok) throw new Error(`the switch was refused: ${await response.text()}`)
  return async () => {
    await fetch(address, { method: 'DELETE' })
  }
}

/** Moves the world's clock on until `look` passes, and only as fast as the system keeps up. */
export async function passTimeUntil(world: World, look: () => Promise<void>): Promise<void> {
  await expect(async () => {
    world.sandbox.clock.advance(20_000)
    await look()
  }).toPass({ timeout: 120_000, intervals: [100] })
}
