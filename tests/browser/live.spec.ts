import type { Page } from '@playwright/test'
import { startServer } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'
import { hold } from './hold.ts'
import { expect, holdClock, metricsToken, press, test, untilAnswered } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { setVisibility } from './visibility.ts'

/** The number of open event streams, from the server's metrics. */
async function streamCount(world: World): Promise<number> {
  const answer = await fetch(`${world.origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  return Number(/^warble_subscriptions (\d+)$/m.exec(await answer.text())?.[1])
}

const working = (page: Page) => page.getByRole('heading', { name: 'Your bot is working' })
const sleeping = (page: Page) => page.getByRole('heading', { name: 'Your bot is sleeping' })

test('two tabs show the same state, with one event stream each and none while hidden', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'connected')
  await page.clock.install()
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect.poll(() => streamCount(world)).toBe(2)

  await holdClock(page)
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  // Under the pointer the toast outlasts its three seconds.
  await page.getByText('Bot Started').hover()
  await page.clock.resume()
  await expect(working(page)).toBeVisible()
  await expect(working(other)).toBeVisible()
  // The events of the start reload the page's data; the toast stays.
  await expect(page.getByText('Bot Started')).toBeVisible()
  await press(other, 'Pause Bot')
  await expect(sleeping(page)).toBeVisible()
  // Navigation inside the app closes the old stream.
  await page.getByRole('link', { name: 'Support', exact: true }).click()
  await page.getByRole('link', { name: /^Onboarding/ }).click()
  await expect(page.getByRole('heading', { name: 'You’re connected' })).toBeVisible()
  await expect.poll(() => streamCount(world)).toBe(2)
  await page.goBack()
  await page.goBack()
  await expect(sleeping(page)).toBeVisible()
  await expect.poll(() => streamCount(world)).toBe(2)

  await setVisibility(other, 'hidden')
  await expect.poll(() => streamCount(world)).toBe(1)
  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(working(page)).toBeVisible()
  await expect(sleeping(other)).toBeVisible()
  await setVisibility(other, 'visible')
  await expect(working(other)).toBeVisible()
  await expect.poll(() => streamCount(world)).toBe(2)

  await press(page, 'Pause Bot')
  await expect(sleeping(other)).toBeVisible()
  await other.close()
  await expect.poll(() => streamCount(world)).toBe(1)
})

test('a page is read once: its stream goes on from what it shows', async ({ page, context, otherBrowser, world }) => {
  await signInNewPerson(context, world, 'connected')
  const quiet = await context.newPage()
  const none = readsOf(quiet)
  await quiet.goto('/dashboard')
  await expect.poll(() => streamCount(world)).toBe(1)
  // A re-read would begin with the stream.
  await quiet.getByRole('link', { name: 'Support', exact: true }).click()
  await expect(quiet.getByRole('heading', { name: 'Support Center' })).toBeVisible()
  expect(none.filter((address) => !address.includes('/support'))).toEqual([])
  await quiet.close()
  await expect.poll(() => streamCount(world)).toBe(0)

  const reads = readsOf(page)
  const release = await hold(page, /\/events(\?|$)/)
  await page.goto('/dashboard')
  await expect(sleeping(page)).toBeVisible()
  await otherBrowser.addCookies(await context.cookies())
  const other = await otherBrowser.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(working(other)).toBeVisible()
  expect(reads).toEqual([])
  // What happened before the stream opened comes with it.
  release()
  await expect(working(page)).toBeVisible()
  await press(other, 'Pause Bot')
  await expect(sleeping(page)).toBeVisible()
  await expect.poll(() => streamCount(world)).toBe(2)
})

/** The addresses that a page reads data from, as they come. */
function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    if (/\.data(\?|$)/.test(request.url())) reads.push(request.url())
  })
  return reads
}

test('an open page reconnects by itself after a restart of the server', async ({ page, context, postgres, guard }) => {
  guard.allowOutage()
  const world = await startWorld(postgres, { env: { METRICS_TOKEN: metricsToken } })
  try {
    await signInNewPerson(context, world, 'connected')
    await page.goto(`${world.origin}/dashboard`)
    await expect.poll(() => streamCount(world)).toBe(1)
    await page.evaluate(() => Object.assign(window, { mark: 'the same page' }))
    await untilAnswered(page, 'Wake Up Bot')
    await untilAnswered(page, 'Pause Bot')
    await expect(sleeping(page)).toBeVisible()
    const resumed = page.waitForRequest(/\/events\?last_event_id=\d+$/)
    expect(await world.stop()).toBe(0)
    const { origin } = world
    const again = await startServer('all', { ...world.env, PORT: new URL(origin).port, ORIGIN: origin })
    try {
      await expect.poll(() => streamCount(world)).toBe(1)
      const other = await context.newPage()
      await other.goto(`${origin}/dashboard`)
      await other.getByRole('button', { name: 'Wake Up Bot' }).click()
      await expect(working(page)).toBeVisible()
      expect(await page.evaluate(() => 'mark' in window)).toBe(true)
      await resumed
    } finally {
      await again.stop()
    }
  } finally {
    await world.close()
  }
})

test('a page without an event stream reloads its data every 30 seconds', async ({
  page,
  context,
  otherBrowser,
  world,
}) => {
  await signInNewPerson(context, world, 'connected')
  await page.clock.install()
  await page.route(/\/events(\?|$)/, (route) => route.abort('aborted'))
  await page.goto('/dashboard')
  await expect(page.getByText('Connection issues - retrying...')).toBeVisible()
  await expect(sleeping(page)).toBeVisible()
  await otherBrowser.addCookies(await context.cookies())
  const other = await otherBrowser.newPage()
  await other.goto('/dashboard')
  await other.getByRole('button', { name: 'Wake Up Bot' }).click()
  // The heading changes before the server has answered.
  await expect(other.getByText('Bot Started')).toBeVisible()
  await expect(sleeping(page)).toBeVisible()
  await page.clock.fastForward(30_000)
  await expect(working(page)).toBeVisible()
  await press(other, 'Pause Bot')
})
