import { expect, type Page } from '@playwright/test'
import { cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { linkGoogle } from '../kit/seed.ts'
import { ageProofs, security, turnOnTwoStep } from './account.ts'
import { cookiesIn, newPerson, signInNewPerson, signInShared } from './person.ts'
import type { Screen, Visitor } from './screen.ts'

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

async function requestMail({ page }: Visitor, path: string, button: string) {
  await page.goto(path)
  await page.getByLabel('Email').fill(newPerson().email)
  await page.getByRole('button', { name: button }).click()
  await heading(page, 'Check your email')
}

/** The security page of a user who is also signed in elsewhere. */
async function atSecurity({ page, context, world }: Visitor) {
  const person = await signInNewPerson(context, world, 'skipped')
  await sendForm(world, '/login', { ...person })
  await page.goto(security)
  await heading(page, 'Where you’re signed in')
  return person
}

/** The user with two-step sign-in, who changes nothing. */
const signInWithTwoStep = ({ page, context, world }: Visitor) =>
  signInShared(context, world, 'two-step', ['skipped'], async () => void (await turnOnTwoStep(page, world)))

/** The page that asks for the second factor after a right password. */
async function atFactor(visitor: Visitor) {
  const { page, context, world } = visitor
  const person = await signInWithTwoStep(visitor)
  // Scripts of an open page would ask for its events without a session.
  await page.goto('about:blank')
  await context.clearCookies()
  const half = await sendForm(world, '/login', { ...person, intent: 'sign-in' })
  await context.addCookies(cookiesIn(world, cookiesOf(half)))
  await page.goto(`/login/factor?next=${encodeURIComponent(security)}`)
  await heading(page, 'Confirm it’s you')
}

export const accountScreens: Screen[] = [
  {
    name: 'security-events',
    async visit({ page, context, world }) {
      const person = await signInNewPerson(context, world, 'skipped')
      await sendForm(world, '/login', { ...person, intent: 'sign-in', password: 'a wrong one' })
      await sendForm(world, '/login', { ...person })
      await expect(async () => {
        await page.goto('/dashboard/settings/events')
        await expect(page.getByText('Wrong password')).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 60_000 })
    },
  },
  { name: 'forgot-password', visit: async ({ page }) => void (await page.goto('/forgot-password')) },
  { name: 'check-email-recovery', visit: (visitor) => requestMail(visitor, '/forgot-password', 'Email me a link') },
  { name: 'check-email-sign-in', visit: (visitor) => requestMail(visitor, '/login', 'Email me a sign-in link') },
  {
    name: 'check-email-wrong-code',
    statuses: [403],
    async visit(visitor) {
      await requestMail(visitor, '/forgot-password', 'Email me a link')
      await visitor.page.getByLabel('Or enter the code from the email').fill('000000')
      await visitor.page.getByRole('button', { name: 'Continue' }).click()
      await heading(visitor.page, 'There is a problem')
    },
  },
  {
    name: 'reset-password',
    async visit({ page, context, world }) {
      const { email } = await signInNewPerson(context, world, 'skipped')
      await context.clearCookies()
      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await heading(page, 'Check your email')
      await page.goto((await mailedLink(world, email, /Reset/)).href)
      await heading(page, 'Choose a new password')
      await page.getByLabel('New password').pressSequentially('Seven birds 7')
    },
  },
  {
    name: 'first-password',
    async visit({ page, world }) {
      const { email, password } = newPerson()
      await sendForm(world, '/signup', { email, password, time_zone: 'UTC' })
      await page.goto((await mailedLink(world, email)).href)
      await page.getByRole('button', { name: `Continue as ${email}` }).click()
      await heading(page, 'Choose a password')
    },
  },
  {
    name: 'reset-password-ways',
    async visit({ page, context, world }) {
      const { email } = await signInNewPerson(context, world, 'skipped')
      const [user] = await world.sql<{ id: string }>('select id from users where email = $1', [email])
      const now = world.sandbox.clock.now()
      for (const linked of [`somebody-else-${email}`, email]) await linkGoogle(world, user?.id ?? '', linked, now)
      await context.clearCookies()
      await page.goto('/forgot-password')
      await page.getByLabel('Email').fill(email)
      await page.getByRole('button', { name: 'Email me a link' }).click()
      await heading(page, 'Check your email')
      await page.goto((await mailedLink(world, email, /Reset/)).href)
      await expect(page.getByText(/will be removed with the old password/)).toBeVisible()
    },
  },
  { name: 'factor', visit: atFactor },
  {
    name: 'factor-wrong',
    statuses: [422],
    async visit(visitor) {
      await atFactor(visitor)
      await visitor.page.getByText('Use a recovery code instead').click()
      await visitor.page.getByLabel('Recovery code').fill('aaaa-bbbb-cccc-dddd')
      await visitor.page.getByRole('button', { name: 'Use recovery code' }).click()
      await heading(visitor.page, 'There is a problem')
    },
  },
  {
    name: 'factor-unreadable',
    async visit(visitor) {
      await atFactor(visitor)
      await visitor.world.sql(`update factors set secret = 'gone' || secret where status = 'verified'`)
      await visitor.page.reload()
      await expect(visitor.page.getByText('We can’t check your authenticator app')).toBeVisible()
      await visitor.world.sql(`update factors set secret = substr(secret, 5) where secret like 'gone%'`)
    },
  },
  {
    name: 'delete-account',
    async visit({ page, context, world }) {
      await signInNewPerson(context, world, 'connected', 'juniper_lane')
      await page.goto('/dashboard/settings')
      await heading(page, 'Delete account')
    },
  },
  {
    name: 'delete-account-dialog',
    statuses: [403],
    async visit({ page, context, world }) {
      await signInNewPerson(context, world, 'skipped')
      await page.goto('/dashboard/settings')
      await page.getByRole('link', { name: 'Delete account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Password', { exact: true }).fill('not the right one')
      await dialog.getByRole('button', { name: 'Delete account' }).click()
      await heading(page, 'There is a problem')
    },
  },
  {
    name: 'delete-account-code',
    async visit({ page, context, world }) {
      const { email } = await signInNewPerson(context, world, 'skipped')
      await world.sql('update users set password_hash = null where email = $1', [email])
      await ageProofs(world, email)
      await page.goto('/dashboard/settings')
      await page.getByRole('link', { name: 'Delete account' }).click()
      await expect(page.locator('#delete-account').getByRole('button', { name: 'Email me a code' })).toBeVisible()
    },
  },
  {
    name: 'deleted',
    async visit({ page, context, world }) {
      const { password } = await signInNewPerson(context, world, 'skipped')
      await page.goto('/dashboard/settings')
      await page.getByRole('link', { name: 'Delete account' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Password', { exact: true }).fill(password)
      await dialog.getByRole('button', { name: 'Delete account' }).click()
      await expect(page.getByText('Account deleted', { exact: true })).toBeVisible()
    },
  },
  { name: 'security', visit: async (visitor) => void (await atSecurity(visitor)) },
  {
    name: 'security-errors',
    statuses: [422],
    async visit(visitor) {
      const { page } = visitor
      await atSecurity(visitor)
      await page.getByLabel('New email address').fill(`moved-${newPerson().email}`)
      await page.getByRole('button', { name: 'Change email' }).click()
      await expect(page.getByText(/Waiting for both addresses/)).toBeVisible()
      await page.getByRole('button', { name: 'Change password' }).click()
      await heading(page, 'There is a problem')
    },
  },
  {
    name: 'two-step-set-up',
    async visit({ page, context, world }) {
      await signInNewPerson(context, world, 'skipped')
      await page.goto(security)
      await page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
      await heading(page, '1. Add Warble to your app')
    },
  },
  {
    name: 'two-step-codes',
    async visit({ page, context, world }) {
      await signInNewPerson(context, world, 'skipped')
      await turnOnTwoStep(page, world)
    },
  },
  {
    name: 'two-step-on',
    async visit(visitor) {
      const { page } = visitor
      await signInWithTwoStep(visitor)
      await page.goto('/dashboard/settings/two-step')
      await heading(page, 'Turn off two-step sign-in')
    },
  },
  {
    name: 'security-asks-password',
    async visit(visitor) {
      const { email } = await atSecurity(visitor)
      await ageProofs(visitor.world, email)
      await visitor.page.reload()
      await heading(visitor.page, 'Confirm it’s you')
    },
  },
  {
    name: 'security-asks-password-again',
    statuses: [400],
    async visit(visitor) {
      const { page } = visitor
      const { email } = await atSecurity(visitor)
      await page.getByLabel('New email address').fill(`moved-${email}`)
      await ageProofs(visitor.world, email)
      await page.getByRole('button', { name: 'Change email' }).click()
      await page.getByLabel('Your password').fill('not the right one')
      await page.getByRole('button', { name: 'Confirm and continue' }).click()
      await heading(page, 'There is a problem')
    },
  },
  {
    name: 'security-asks-code',
    async visit(visitor) {
      const { page, world } = visitor
      const { email } = await atSecurity(visitor)
      await world.sql('update users set password_hash = null where email = $1', [email])
      await ageProofs(world, email)
      await page.reload()
      await page.getByRole('button', { name: 'Email me a code' }).click()
      await expect(page.getByText('A code is on its way to')).toBeVisible()
    },
  },
  {
    name: 'billing-asks-password',
    async visit(visitor) {
      const { email } = await atSecurity(visitor)
      await ageProofs(visitor.world, email)
      await visitor.page.goto('/billing/confirm?open=portal')
      await heading(visitor.page, 'Confirm it’s you')
    },
  },
  {
    name: 'two-step-asks-password',
    statuses: [400],
    async visit(visitor) {
      const { email } = await atSecurity(visitor)
      await ageProofs(visitor.world, email)
      await visitor.page.getByRole('button', { name: 'Set up two-step sign-in' }).click()
      await heading(visitor.page, 'Confirm it’s you')
    },
  },
  {
    name: 'delete-account-factor',
    async visit(visitor) {
      const { page, world } = visitor
      const { email } = await signInWithTwoStep(visitor)
      await ageProofs(world, email)
      await page.goto('/dashboard/settings')
      await page.getByRole('link', { name: 'Delete account' }).click()
      await expect(page.getByRole('dialog').getByLabel('Code from your authenticator app')).toBeVisible()
    },
  },
  {
    name: 'security-locked',
    async visit(visitor) {
      const { page, world } = visitor
      const { email } = await signInWithTwoStep(visitor)
      await ageProofs(world, email)
      await page.goto(security)
      await heading(page, 'Confirm it’s you')
    },
  },
]
