import type { Page } from '@playwright/test'
import { insertActionHistory, insertSkippedPosts } from '../kit/action-history.ts'
import { awayFromMidnight, zoneAtHour } from '../kit/clock.ts'
import { hold } from './hold.ts'
import { expect, scripted, test, untilHydrated } from './kit.ts'
import { freeHandle, newPerson, openByHand, readTokens, signInNewPerson } from './person.ts'

const phone = { width: 390, height: 844 }

/** The heading, buttons and links covered by a toast, with the page scrolled to the top and to the end. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const toasts = [...document.querySelectorAll('[role="status"]')]
    // A toast that is taken away ends its animation early.
    await Promise.allSettled(toasts.flatMap((toast) => toast.getAnimations().map(({ finished }) => finished)))
    const controls = [...document.querySelectorAll<HTMLElement>('main :is(h1, a:not([aria-label=Home]), button)')]
    // Whatever lies nearer to the other end of the page can be scrolled away from under the toast.
    const coveredNow = (end: 'top' | 'bottom') =>
      controls.filter((control) => {
        if (!control.checkVisibility()) return false
        const { left, right, top, bottom } = control.getBoundingClientRect()
        if (end === 'top' ? top > innerHeight / 2 : bottom < innerHeight / 2) return false
        return [top + 1, (top + bottom) / 2, bottom - 1].some((y) => {
          const message = document.elementFromPoint((left + right) / 2, y)?.closest('[role="status"], dialog')
          return message && !message.contains(control)
        })
      })
    return (['top', 'bottom'] as const).flatMap((end) => {
      window.scrollTo(0, end === 'top' ? 0 : document.documentElement.scrollHeight)
      return coveredNow(end).map((control) => control.textContent ?? control.tagName)
    })
  })
}

test('errors of wrong tokens disappear while new ones are tried, and no toast covers a button', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(422)
  const handle = 'velvetfern'
  await page.setViewportSize(phone)
  await signInNewPerson(context, world, 'new')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await freeHandle(world, handle)
  const perch = await context.newPage()
  const tokens = await readTokens(perch, world, handle)
  await perch.close()
  await openByHand(page)
  const fill = async (ct0: string) => {
    await page.getByLabel('Both tokens', { exact: true }).fill(`${tokens.auth_token} ${ct0}`)
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
  }
  await fill('none of ours')
  await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeVisible()
  if (scripted()) {
    await untilHydrated(page)
    const release = await hold(page, /\/onboarding\.data/)
    await fill(tokens.ct0)
    await expect(page.getByRole('heading', { name: 'There is a problem' })).toBeHidden()
    await expect(page.getByText('Asking Perch...')).toBeVisible()
    release()
  } else await fill(tokens.ct0)
  // A quick analysis may end before the page can show its progress.
  const message = page.getByRole('status').filter({ hasText: scripted() ? /Success!|Analysis Complete!/ : 'Success!' })
  await expect(message.first()).toBeVisible()
  expect(await covered(page)).toEqual([])
  await expect(page).toHaveURL('/onboarding?step=3')
})

test('on a phone no toast covers a heading', async ({ page, context, world }) => {
  await page.setViewportSize(phone)
  const seen = async (toast: string) => {
    await expect(page.getByText(toast)).toBeVisible()
    expect(await covered(page)).toEqual([])
  }
  const { email, password } = newPerson()
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await seen('Account created!')

  await page.goto('/affiliates')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Notify me' }).click()
  await seen('You’re on the list')

  const person = await signInNewPerson(context, world, 'connected')
  // At night the toast says more.
  const zone = zoneAtHour(world.sandbox.clock.now(), 2)
  await world.sql('update users set time_zone = $2 where email = $1', [person.email, zone])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  await seen('Bot Started')
  await expect(page.getByText('It’s night in your time zone').first()).toBeVisible()
})

test('a user can sign out during the setup', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'new')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).not.toHaveURL(/onboarding/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login/)
})

test('a long post and further topics can be expanded', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  await insertActionHistory(world, email)
  await page.goto('/dashboard/activity')
  const entry = page.locator('[data-entry]').filter({ hasText: 'Second week back' }).first()
  const end = entry.getByText('or just the depth I go to?')
  await expect(end).toBeHidden()
  await entry.getByText('Show all').click()
  await expect(end).toBeVisible()
  await entry.getByText('Show less').click()
  await expect(end).toBeHidden()

  await insertSkippedPosts(world, email)
  const long = `A post ${'that goes on and on, '.repeat(30)}and ends here.`
  await world.sql(`update actions set post_text = $1 where author_handle = 'thedorn'`, [long])
  await page.goto('/dashboard/activity?show=left')
  await expect(page.getByText('A post that goes on').first()).toBeVisible()
  await expect(page.getByText('and ends here.')).toBeHidden()

  await world.sql(
    `update account_analyses set profile = jsonb_set(profile #- '{interests,topics}', '{key_topics}', profile #> '{interests,words}')
     where user_id = (select id from users where email = $1)`,
    [email],
  )
  await page.goto('/onboarding?step=3')
  const topics = page.locator('details').filter({ hasText: /\+\d+ more/ })
  await untilHydrated(page)
  await expect(topics).not.toHaveAttribute('open')
  await topics.getByText(/\+\d+ more/).click()
  await expect(topics).toHaveAttribute('open')
})

test('a new time zone takes effect at midnight and can be canceled before', async ({ page, context, world }) => {
  await awayFromMidnight(world)
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/settings')
  const zone = page.getByLabel('Time zone')
  await expect(zone).toHaveValue('UTC')
  const choose = async (name: string) => {
    await zone.selectOption(name)
    await page.getByRole('button', { name: 'Change time zone' }).click()
  }
  await choose('America/New_York')
  await expect(page.getByText(/^New York, America from .*, midnight$/)).toBeVisible()
  await expect(zone).toHaveValue('America/New_York')
  await page.goto('/dashboard/plan')
  await expect(page.getByText('Days start at midnight, UTC.')).toBeVisible()
  await page.goto('/dashboard/settings')
  await choose('UTC')
  await expect(page.getByText(/^New York, America from/)).toBeHidden()
  await expect(zone).toHaveValue('UTC')
})
