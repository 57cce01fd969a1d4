import { insertDrafts } from '../kit/drafts.ts'
import { expect, scripted, testIn } from './kit.ts'
import { freeHandle, signInNewPerson } from './person.ts'
import { shoot } from './shoot.ts'
import { setVisibility } from './visibility.ts'

const test = testIn({ env: { NETWORKS: 'perch,x' } })
const handle = 'velvetfern'

test.beforeEach(async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'new')
  await freeHandle(world, handle)
  const perch = await context.newPage()
  await perch.goto(`${world.sandbox.perch_url}/i/dev-accounts`)
  await perch.getByRole('button', { name: `Sign in as @${handle}` }).click()
  await perch.close()
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Connect your account' }).click()
  if (process.env.SHOTS && scripted()) await shoot(page, 'connect-cards')
  await page.getByRole('link', { name: 'Choose X' }).click()
  if (process.env.SHOTS && scripted()) await shoot(page, 'connect-x')
  await page.getByRole('button', { name: 'Continue on X' }).click()
  await page.getByRole('button', { name: 'Authorize app' }).click()
  await expect(page.getByText(`@${handle} is connected.`)).toBeVisible()
  await insertDrafts(world, email, handle, 2)
  await page.goto('/dashboard/queue')
})

test('a reply that X wants tapped is sent on X’s page, and the queue sees it there', async ({
  page,
  context,
  world,
}) => {
  const draft = page.locator('[data-draft]').first()
  await expect(draft.getByText('X allows replies to strangers only by the user’s own click.')).toBeVisible()
  const said = `In my own words, ${Date.now()}.`
  if (scripted()) await draft.getByLabel('Your reply').fill(said)
  const opened = context.waitForEvent('page')
  await draft.getByRole('link', { name: 'Send the reply on X' }).click()
  const there = await opened
  const written = scripted() ? said : await there.getByLabel('Your answer').inputValue()
  await expect(there.getByLabel('Your answer')).toHaveValue(written)
  await there.getByRole('button', { name: 'Answer' }).click()
  await expect(there.getByText(written)).toBeVisible()
  await there.close()
  if (scripted()) {
    await expect(draft.getByText('Opened on X.')).toBeVisible()
    if (process.env.SHOTS) await shoot(page, 'queue-x-opened')
    await setVisibility(page, 'visible')
    await expect(page.getByText('X shows it.')).toBeVisible()
  } else await draft.getByRole('button', { name: 'I sent it' }).click()
  await expect(page.locator('[data-draft]')).toHaveCount(1)
  const done = await world.sql(`select source, result_id from actions where state = 'success'`)
  expect(done).toEqual([{ source: 'tap', result_id: expect.any(String) }])
  await world.sql('delete from actions')
})

test('the user’s word is taken for what X does not show', async ({ page, world }) => {
  await page.locator('[data-draft]').first().getByRole('button', { name: 'I sent it' }).click()
  await expect(page.locator('[data-draft]')).toHaveCount(1)
  const done = await world.sql(`select source, result_id from actions where state = 'success'`)
  expect(done).toEqual([{ source: 'tap', result_id: null }])
  await world.sql('delete from actions')
})
