import { expect, test } from './kit.ts'
import { freeHandle, signInNewPerson } from './person.ts'

const handle = 'velvetfern'

test('a newcomer connects Perch by consent in five presses, and the network tells whose account it is', {
  tag: '@without-scripts',
}, async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'new')
  await freeHandle(world, handle)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await page.getByRole('button', { name: 'Connect with Perch' }).click()
  await page.getByRole('link', { name: 'ready-made accounts' }).first().click()
  await page.getByRole('button', { name: `Sign in as @${handle}` }).click()
  await expect(page.getByRole('heading', { name: `Allow Warble to act for @${handle}?` })).toBeVisible()
  await page.getByRole('button', { name: 'Authorize app' }).click()
  await expect(page).toHaveURL('/onboarding?step=3')
  await expect(page.getByText(`@${handle} is connected.`)).toBeVisible()
  const connections = await world.sql('select network, connection_method from connections where handle = $1', [handle])
  expect(connections).toEqual([{ network: 'perch', connection_method: 'oauth' }])
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible({ timeout: 60_000 })
  await page.goto('/onboarding?step=2')
  await expect(page.getByRole('heading', { name: 'You’re connected' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Connect with Perch' })).not.toBeVisible()
  await page.getByText('Connect again, or another account').click()
  await expect(page.getByRole('button', { name: 'Connect with Perch' })).toBeVisible()
})

test('someone without an account on Perch makes one on the way', async ({ page, context, world }) => {
  await signInNewPerson(context, world, 'new')
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await page.getByRole('button', { name: 'Connect with Perch' }).click()
  await page.getByText('New here?').getByRole('link', { name: 'Sign up' }).click()
  const own = `own${Date.now().toString(36)}`
  await page.getByLabel('Handle').fill(own)
  await page.getByLabel('Name', { exact: true }).fill('Ada')
  await page.getByLabel('Email').fill(`${own}@example.com`)
  await page.getByLabel('Password').fill('a plain long sentence')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByRole('button', { name: 'Authorize app' }).click()
  await expect(page).toHaveURL('/onboarding?step=3')
  await expect(page.getByText(`@${own} is connected.`)).toBeVisible()
})
