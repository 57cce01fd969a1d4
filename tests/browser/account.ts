import { type BrowserContext, expect, type Page } from '@playwright/test'
import { mailedCode } from '../kit/mail.ts'
import { ageProofs as ageProofsOf } from '../kit/seed.ts'
import { type Authenticator, authenticator } from '../kit/totp.ts'
import type { World } from '../kit/world.ts'
import { type Person, signIn } from './person.ts'

export const security = '/dashboard/settings/security'

/** Signs in at /login in a new page of the browser. */
export async function signInAs(context: BrowserContext, person: Person, next = security): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`/login?next=${encodeURIComponent(next)}`)
  await signIn(page, person)
  return page
}

/** Ages all of the person's recent proofs. */
export async function ageProofs(world: World, email: string): Promise<void> {
  const [user] = await world.sql<{ id: string }>('select id from users where email = $1', [email])
  await ageProofsOf(world, user?.id ?? '')
}

/** Turns two-step sign-in on; returns the authenticator app and the recovery codes. */
export async function turnOnTwoStep(page: Page, world: World): Promise<{ app: Authenticator; codes: string[] }> {
  await page.goto(security)
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const uri = await page.getByRole('link', { name: 'Open an app on this device' }).getAttribute('href')
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
  await expect(page.getByText(secret.match(/.{1,4}/g)?.join(' ') ?? '')).toBeVisible()
  const app = authenticator(world, secret)
  await page.getByLabel('Six-digit code').fill(await app.code())
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
  const list = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  return { app, codes: await list.allTextContents() }
}

/** Types the code of the newest mail into the open page. */
export async function typeMailedCode(page: Page, world: World, email: string, subject: RegExp, button: string) {
  await page.getByLabel('Or enter the code from the email').fill(await mailedCode(world, email, subject))
  await page.getByRole('button', { name: button, exact: true }).click()
}
