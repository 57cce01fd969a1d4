import { hold } from './hold.ts'
import { expect, scripted, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

test('a message can be corrected after errors and sent', async ({ page, world, guard }) => {
  guard.allow(422)
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada')
  await page.getByLabel('Subject').fill('From the browser')
  await page.getByRole('button', { name: 'Send message' }).click()
  const summary = page.getByRole('alert').filter({ hasText: 'There is a problem' })
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Enter your message.' }).click()
  await expect(page.getByLabel('Message')).toBeFocused()
  await expect(page.getByLabel('Subject')).toHaveValue('From the browser')
  await page.getByLabel('Message').fill('Is anybody there?')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByText('Message sent!')).toBeVisible()
  for (const label of ['Name', 'Email', 'Subject', 'Message']) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(async () => {
    await page.goto(`${world.sandbox.control_url}/mail?to=support@warble.test`)
    await expect(page.getByRole('link', { name: '[Visitor] From the browser' })).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.getByRole('link', { name: '[Visitor] From the browser' }).click()
  await expect(page.getByText('"Ada" <ada@example.com>')).toBeVisible()
})

test('the confirmation can be dismissed and is not shown again', async ({ page }) => {
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Subject').fill('Thanks')
  await page.getByLabel('Message').fill('For the birds.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Message sent!')).toBeHidden()
  await page.goto('/contact')
  await expect(page.getByText('Message sent!')).toHaveCount(0)
})

test('a message of a public page goes after three seconds, a failure after five', async ({ page }) => {
  test.skip(!scripted(), 'without scripts it stays until the next page')
  await page.clock.install()
  // From here on time passes only by `runFor`.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await page.goto('/contact')
  await page.getByLabel('Name').fill('Ada')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Subject').fill('How long')
  await page.getByLabel('Message').fill('Does this message stay?')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expectLife('Message sent!', 3_000)
  await page.goto('/auth/callback?code=old&state=old')
  await expectLife('Account Setup Error', 5_000)

  async function expectLife(title: string, ms: number) {
    const toast = page.getByText(title)
    await expect(toast).toBeVisible()
    // The page's script has run.
    await page.waitForLoadState()
    await page.clock.runFor(50)
    await page.clock.runFor(ms - 100)
    await expect(toast).toBeVisible()
    await page.clock.runFor(200)
    await expect(toast).toBeHidden()
  }
})

test('a signed-in user has their address filled in, and a link back to the setup after a cancelled payment', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'new')
  await page.goto('/contact')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await page.goto('/cancel')
  await page.getByRole('link', { name: 'Back to Setup' }).click()
  await expect(page).toHaveURL(/\/onboarding/)
})

test('the support page’s form shows that it is on its way, is sent once, and is then empty', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(422)
  const { email } = await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/support')
  await untilHydrated(page)
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true })
  const subject = `From the dashboard, ${Date.now()}`
  await field('Name').fill('Ada')
  await field('Subject').fill(subject)
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('link', { name: 'Enter your message.' }).last()).toBeVisible()
  await expect(field('Subject')).toHaveValue(subject)
  await field('Message').fill('Does it work on a boat?')
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  const release = scripted() ? await hold(page, /\/dashboard\/support\.data/) : () => undefined
  await page.getByRole('button', { name: 'Send message' }).click()
  if (scripted()) {
    const sending = page.getByRole('button', { name: 'Sending...' })
    await expect(sending).toHaveAttribute('aria-busy', 'true')
    // Playwright waits for a button that can be pressed.
    await sending.click({ force: true })
  }
  release()
  await expect(page.getByText('Message sent!')).toBeVisible()
  for (const label of ['Name', 'Subject', 'Message']) await expect(field(label)).toHaveValue('')
  await expect(field('Email')).toHaveValue(email)
  await expect(page.getByRole('button', { name: 'Send message' })).toBeVisible()
  expect(sent).toHaveLength(1)
  expect(await world.sql('select 1 from support_messages where subject = $1', [subject])).toHaveLength(1)
})
