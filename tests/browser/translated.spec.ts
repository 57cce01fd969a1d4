import type { Page } from '@playwright/test'
import { freezeClock, moveToMorning } from '../kit/clock.ts'
import { expect, test, untilAnswered, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { type Translator, translate } from './translate.ts'

const shownText = (page: Page) =>
  page.locator('#main').evaluate((main: HTMLElement) => main.innerText.replace(/\s+/g, ' ').trim())

/** In ms; then both are loaded once more. */
const soon = { timeout: 5_000 }

const translators: Translator[] = ['wraps', 'replaces']
const pages = ['Queue', 'Analytics', 'Activity', 'Inbox', 'Plan', 'Support', 'Dashboard']

for (const translator of translators)
  test(`under a translation that ${translator} texts the pages work and show what is new`, async ({
    page,
    context,
    world,
    guard,
  }) => {
    guard.allow(422)
    const { email } = await signInNewPerson(context, world, 'connected')
    await moveToMorning(world, email)
    // Each page shows how long ago something was when it was loaded.
    await freezeClock(world)
    await page.goto('/dashboard')
    await untilHydrated(page)
    await page.evaluate(() => Object.assign(window, { mark: 'the same page' }))
    await translate(page, translator)
    for (let round = 0; round < 2; round += 1) {
      await untilAnswered(page, 'Wake Up Bot')
      await expect(page.getByRole('heading', { name: 'Your bot is working' })).toBeVisible()
      await untilAnswered(page, 'Pause Bot')
      await expect(page.getByRole('heading', { name: 'Your bot is sleeping' })).toBeVisible()
    }
    const fresh = await context.newPage()
    for (const name of pages) {
      // Some have a count behind their name.
      const link = page.getByRole('link', { name: new RegExp(`^${name}\\W*\\d*$`) }).first()
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'page')
      await expect(async () => {
        // Not everything that the bot's last step changes is told to the pages: both load it.
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
        await fresh.goto(page.url())
        await expect(async () => expect(await shownText(page), name).toBe(await shownText(fresh))).toPass(soon)
      }).toPass()
    }
    expect(await page.evaluate(() => 'mark' in window)).toBe(true)
  })

for (const translator of translators)
  test(`under a translation that ${translator} texts a refused form keeps what was typed`, async ({
    page,
    context,
    world,
    guard,
  }) => {
    guard.allow(422)
    await signInNewPerson(context, world, 'connected')
    await page.goto('/dashboard/settings/bot')
    await untilHydrated(page)
    await translate(page, translator)
    const perHour = page.getByLabel('Actions per hour')
    const save = page.getByRole('button', { name: 'Save bot settings' })
    for (const refused of ['9999', '8888']) {
      await perHour.fill(refused)
      await save.click()
      await expect(page.getByRole('alert').first()).toBeVisible()
      await expect(perHour).toHaveValue(refused)
    }
    await perHour.fill('7')
    await save.click()
    await expect(page.getByText('Bot settings saved')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.reload()
    await expect(perHour).toHaveValue('7')
  })

for (const translator of translators)
  test(`under a translation that ${translator} texts the sign-in screens work`, async ({ page, guard }) => {
    guard.allow(422)
    await page.goto('/signup')
    await translate(page, translator)
    await page.getByLabel('Email').fill('someone@example.com')
    await page.getByLabel('Password', { exact: true }).fill('a plain long sentence')
    await expect(page.getByText('Strong').or(page.getByText('Good')).or(page.getByText('Fair')).first()).toBeVisible()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  })
