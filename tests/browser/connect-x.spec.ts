import { expect, scripted, testIn, untilHydrated } from './kit.ts'
import { freeHandle, signInNewPerson } from './person.ts'

const test = testIn({ env: { NETWORKS: 'perch,x' } })
const handle = 'velvetfern'

test('a person chooses X, says no there, then yes, and is connected until they take it back', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'new')
  await page.clock.install()
  await freeHandle(world, handle)
  const perch = await context.newPage()
  await perch.goto(`${world.sandbox.perch_url}/i/dev-accounts`)
  await perch.getByRole('button', { name: `Sign in as @${handle}` }).click()

  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await page.getByRole('button', { name: 'Connect with X' }).click()
  await expect(page.getByRole('heading', { name: `Allow Warble to act for @${handle}?` })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel, and go back to Warble' }).click()
  await expect(page).toHaveURL(/\/onboarding\?step=2&network=x$/)
  const declined = page.getByText('You didn’t authorize Warble, so nothing was connected.')
  await expect(declined).toBeVisible()
  if (scripted()) {
    await untilHydrated(page)
    // It outlives a short message by far.
    await page.clock.runFor(60_000)
    await expect(declined).toBeVisible()
  }
  await page.getByRole('button', { name: 'Connect with X' }).click()
  await page.getByRole('button', { name: 'Authorize app' }).click()
  await expect(page.getByText(`@${handle} is connected.`)).toBeVisible()
  await expect(page).toHaveURL(/\/onboarding\?step=3/)
  expect(await world.sql('select 1 from account_analyses where twitter_handle = $1', [handle])).toHaveLength(1)

  await perch.goto(`${world.sandbox.perch_url}/settings/apps`)
  await expect(perch.getByRole('button', { name: 'Revoke access' })).toBeVisible()
  await page.goto('/dashboard/settings')
  await page.getByText('Disconnect', { exact: true }).click()
  await page.getByRole('button', { name: `Disconnect @${handle}` }).click()
  await expect(async () => {
    await perch.reload()
    await expect(perch.getByText('There are none.')).toBeVisible({ timeout: 500 })
  }).toPass()
})

test('an answer that this browser did not ask for connects nothing', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'new')
  await page.goto('/connect/x/callback?state=forged&code=stolen')
  // The first step: this user has not chosen a plan yet.
  await expect(page).toHaveURL(/\/onboarding\?step=0/)
  await expect(page.getByText('started in another browser')).toBeVisible()
  await expect(page.getByText('Connection Failed')).toBeVisible()
  expect((await page.goto('/connect/myspace/callback?state=a&code=b'))?.ok()).toBe(true)
  await expect(page).toHaveURL(/\/onboarding/)
})
