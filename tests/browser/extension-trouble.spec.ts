import { perchTokens } from '../kit/actor.ts'
import { awayFromNight } from '../kit/clock.ts'
import { startServer } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'
import { expect, metricsToken, untilHydrated } from './kit.ts'
import { atConnectStep, connectByExtension, networkSession, test, withBrowser } from './packed.ts'
import { freeHandle, signInNewPerson } from './person.ts'

const handle = 'newhere_pete'

/** Frees the account for this test, and reads its tokens. */
async function tokensFor(world: World) {
  await freeHandle(world, handle)
  return perchTokens(world, handle)
}

test('when the extension is removed during setup, the page says so, waits, and continues after a new installation', async ({
  packed,
  world,
}) => {
  const tokens = await tokensFor(world)
  await networkSession(packed, world, tokens)
  await signInNewPerson(packed.context, world, 'new')
  const page = await atConnectStep(packed)
  await packed.install()
  await expect(page.getByRole('button', { name: 'Connect with the extension' })).toBeVisible()
  await packed.remove()
  await page.clock.install()
  await page.getByRole('button', { name: 'Connect with the extension' }).click()
  // Not the time that Warble and the network may take.
  await page.clock.fastForward(3_000)
  await expect(page.getByText('The extension isn’t responding.').first()).toBeVisible()
  await page.clock.fastForward(5_000)
  await expect(page.getByRole('link', { name: 'Download the extension' })).toBeVisible()
  await packed.install()
  await expect(page.getByRole('button', { name: 'Connect with the extension' })).toBeVisible()
  await connectByExtension(page, handle)
})

test('the popup says so when the worker cannot answer, and when Chrome withholds the network', async ({ packed }) => {
  await packed.install()
  const worker = await packed.worker()
  const answer = (allowed: boolean | null) =>
    worker.evaluate((given) => {
      const contains = async () => given ?? Promise.reject(new Error('refused'))
      Object.assign(chrome.permissions, { contains })
    }, allowed)
  await answer(null)
  const popup = await packed.popup()
  await expect(popup.getByRole('heading', { name: 'The extension isn’t responding' })).toBeVisible()
  await answer(false)
  await expect(popup.getByText('Chrome is blocking Warble on Perch.')).toBeVisible()
})

test('two browsers of one user can be paired at the same time and disconnected separately', async ({
  packed,
  otherPacked,
  world,
  guard,
}) => {
  guard.allow(400, 401)
  const tokens = await tokensFor(world)
  await signInNewPerson(packed.context, world, 'new')
  await otherPacked.context.addCookies(await packed.context.cookies(world.origin))
  for (const browser of [packed, otherPacked]) {
    await networkSession(browser, world, tokens)
    await browser.install()
  }
  const page = await atConnectStep(packed)
  await connectByExtension(page, handle)
  const other = await otherPacked.context.newPage()
  await other.goto('/onboarding?step=2')
  // Connected by the first browser already.
  await expect(other.getByText(`@${handle} is connected`)).toBeVisible()
  await other.getByText('Connect again, or another account').click()
  await other.getByRole('button', { name: 'Connect with the extension' }).click()
  await expect(other.getByText('Success!').first()).toBeVisible()

  await page.goto('/dashboard/settings')
  const card = page.locator('#extension')
  await expect(card.getByRole('listitem')).toHaveCount(2)
  const [popup, otherPopup] = [await packed.popup(), await otherPacked.popup()]
  await expect(popup.getByText(`@${handle}`)).toBeVisible()
  await otherPopup.getByText('Disconnect this browser').click()
  await otherPopup.getByRole('button', { name: 'Disconnect' }).click()
  await expect(otherPopup.getByRole('heading', { name: 'Not connected' })).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await expect(popup.getByText(`@${handle}`)).toBeVisible()
  const kept = async () => (await otherPacked.worker()).evaluate(() => chrome.storage.local.get())
  await expect.poll(kept).toEqual({})
})

test('the extension reconnects a refused account when the browser starts, if the user allows it', async ({
  packed,
  world,
}) => {
  const tokens = await tokensFor(world)
  await networkSession(packed, world, tokens)
  const { email } = await signInNewPerson(packed.context, world, 'new')
  const page = await atConnectStep(packed)
  await packed.install()
  await connectByExtension(page, handle)
  const mine = 'user_id = (select id from users where email = $1)'
  const close = () => world.sql(`update connections set state = 'closed', credentials = null where ${mine}`, [email])
  const state = async () =>
    (await world.sql<{ state: string }>(`select state from connections where ${mine}`, [email]))[0]
  const reported = async () =>
    (await world.sql<{ at: Date }>(`select last_activity as at from extension_sessions where ${mine}`, [email]))[0]?.at
  const restart = async () => {
    const before = await reported()
    await packed.restart()
    await expect.poll(reported).not.toEqual(before)
  }
  await close()
  await restart()
  await expect.poll(state).toEqual({ state: 'connected' })

  // An extension that is loaded by hand is also installed anew with each start: the start alone connects too.
  await close()
  await (await packed.worker()).evaluate(() => {
    const { onStartup } = chrome.runtime as unknown as { onStartup: { dispatch(): void } }
    onStartup.dispatch()
  })
  await expect.poll(state).toEqual({ state: 'connected' })

  await world.sql('update users set auto_login_enabled = false where email = $1', [email])
  await close()
  await restart()
  const popup = await packed.popup()
  await expect(popup.getByRole('heading', { name: `Perch refused @${handle}` })).toBeVisible()
  expect(await state()).toEqual({ state: 'closed' })
  await popup.getByRole('button', { name: 'Connect again' }).click()
  await expect(popup.getByRole('heading', { name: 'Your bot is sleeping' })).toBeVisible()
})

test('another user of the same browser sees that the extension is in use and can take it over', async ({
  packed,
  world,
  guard,
}) => {
  guard.allow(400, 401, 409)
  const tokens = await tokensFor(world)
  await networkSession(packed, world, tokens)
  const first = await signInNewPerson(packed.context, world, 'new')
  await packed.install()
  await connectByExtension(await atConnectStep(packed), handle)
  await packed.context.clearCookies({ domain: new URL(world.origin).hostname })
  const second = await signInNewPerson(packed.context, world, 'new')
  const page = await atConnectStep(packed)
  await expect(page.getByText('It’s set up for another Warble user')).toBeVisible()
  await page.getByRole('button', { name: 'Connect with the extension' }).click()
  await expect(page.getByText('This account is already connected to another Warble user.').first()).toBeVisible()
  const popup = await packed.popup()
  await expect(popup.getByText(second.email)).toBeVisible()
  const left = 'select email from extension_sessions join users on users.id = user_id where email = any($1)'
  await expect.poll(() => world.sql(left, [[first.email, second.email]])).toEqual([{ email: second.email }])
})

test('the popup waits while the server restarts and keeps its session', async ({ postgres, guard }) => {
  guard.allowOutage()
  guard.allow(503)
  const world = await startWorld(postgres, { env: { METRICS_TOKEN: metricsToken } })
  try {
    await withBrowser(world.origin, guard, async (packed) => {
      await networkSession(packed, world, await perchTokens(world, handle))
      const { email } = await signInNewPerson(packed.context, world, 'new')
      await awayFromNight(world, email)
      const page = await atConnectStep(packed)
      await packed.install()
      await connectByExtension(page, handle)
      const popup = await packed.popup()
      await expect(popup.getByText(`@${handle}`)).toBeVisible()
      await page.goto('/dashboard')
      await untilHydrated(page)
      await world.stop()
      await expect(popup.getByRole('heading', { name: 'Can’t reach Warble' })).toBeVisible()
      const { origin } = world
      const again = await startServer('all', { ...world.env, PORT: new URL(origin).port, ORIGIN: origin })
      try {
        await popup.getByRole('button', { name: 'Wake Up Bot' }).click()
        await expect(popup.getByRole('heading', { name: 'Your bot is working' })).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Your bot is working' })).toBeVisible()
        expect(await world.sql('select 1 from extension_sessions')).toHaveLength(1)
      } finally {
        await again.stop()
      }
    })
  } finally {
    await world.close()
  }
})
