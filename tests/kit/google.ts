import { cookiesOf, sendForm } from './actor.ts'
import type { World } from './world.ts'

export const googleMails = {
  robin: 'robin@gmail.test',
  wren: 'wren@gmail.test',
  demo: 'demo@warble.test',
  unsure: 'unsure@gmail.test',
}

/** The URL at the provider, and the cookies that the callback needs. */
export interface StartedSignIn {
  address: URL
  cookie: string
}

/** Submits a form that redirects to a provider. */
export async function startSignIn(
  world: World,
  fields: Record<string, string>,
  cookie = '',
  path = '/auth/provider',
): Promise<StartedSignIn> {
  const answer = await sendForm(world, path, fields, cookie)
  const page = await answer.text()
  const address = /<a href="([^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&')
  if (!address)
    throw new Error(
      `no redirect to a provider: ${answer.status} ${answer.headers.get('location')} ${page.slice(0, 200)}`,
    )
  return { address: new URL(address), cookie: [cookie, cookiesOf(answer)].filter(Boolean).join('; ') }
}

export const startGoogleSignIn = (world: World, more: Record<string, string> = {}, cookie = '') =>
  startSignIn(world, { intent: 'google', ...more }, cookie)

/** Consents on Google's page as this person; returns the URL that leads back to us. */
export async function consent(address: URL, email: string): Promise<URL> {
  const page = await fetch(address)
  if (!page.ok) throw new Error(`Google's page answered ${page.status}: ${await page.text()}`)
  const chosen = new URL(address)
  chosen.searchParams.set('email', email)
  const answer = await fetch(chosen, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}

/** Requests the callback as a browser would. */
export function finishSignIn(back: URL, cookie: string): Promise<Response> {
  return fetch(back, { redirect: 'manual', headers: { cookie } })
}

/** The whole sign-in flow by HTTP. */
export async function signInByGoogle(
  world: World,
  email: string,
  more: Record<string, string> = {},
): Promise<Response> {
  const { address, cookie } = await startGoogleSignIn(world, more)
  return finishSignIn(await consent(address, email), cookie)
}

/** The toast that a response sets for the next page. */
export async function toastOf(world: World, answer: Response): Promise<string> {
  const page = await fetch(new URL(answer.headers.get('location') ?? '/', world.origin), {
    headers: { cookie: cookiesOf(answer) },
  })
  return page.text()
}
