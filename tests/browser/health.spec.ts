import { expect, scripted, test } from './kit.ts'
import { arrive, freeHandle, trouble } from './person.ts'

test('the health check names what is wrong, mends what one click can, and then says Healthy', async ({
  page,
  context,
  world,
}) => {
  await arrive(context, world, 'connected', 'pennywren')
  await page.goto('/dashboard/support')
  const section = page.locator('#health-check')
  const run = section.getByRole('button', { name: 'Run Diagnosis' })
  const check = (id: string) => section.locator(`[data-check=${id}]`)

  const calm = await trouble(world, { handle: 'pennywren', fault: '503' })
  await run.click()
  await expect(section.getByText('1 problem')).toBeVisible()
  await expect(check('credentials')).toContainText('Perch can’t be reached')
  await expect(check('credentials').getByLabel('Problem')).toBeVisible()

  await calm()
  await check('bot').getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Bot Started' })).toBeVisible()
  await expect(section.getByText('Healthy')).toBeVisible()
  await expect(check('bot')).toContainText('Your bot is working')

  if (scripted()) {
    // What the live stream tells does not ask the network again.
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search))
    await world.sql(`update connections set state = 'closed' where handle = 'pennywren'`)
    await run.click()
    await expect(check('connection').getByLabel('Problem')).toBeVisible()
    expect(asked.filter((path) => path.startsWith('/dashboard/support.data'))).toHaveLength(1)
  }
  await freeHandle(world, 'pennywren')
})
