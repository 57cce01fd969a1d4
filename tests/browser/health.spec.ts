import { expect, scripted, test, untilHydrated } from './kit.ts'
import { freeHandle, injectFault, signInNewPerson } from './person.ts'

test('the health check lists problems, offers to fix them by one click, and then says Healthy', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'connected', 'pennywren')
  await page.goto('/dashboard/support')
  const section = page.locator('#health-check')
  const run = section.getByRole('button', { name: 'Run Diagnosis' })
  const check = (id: string) => section.locator(`[data-check=${id}]`)

  const clearFault = await injectFault(world, { handle: 'pennywren', fault: '503' })
  await run.click()
  await expect(section.getByText('1 problem')).toBeVisible()
  await expect(check('credentials')).toContainText('We can’t reach Perch')
  await expect(check('credentials').getByLabel('Problem')).toBeVisible()

  await clearFault()
  await check('bot').getByRole('button', { name: 'Wake Up Bot' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Bot Started' })).toBeVisible()
  await expect(section.getByText('Healthy')).toBeVisible()
  await expect(check('bot')).toContainText('Your bot is working')

  if (scripted()) {
    // A live event does not run the check again.
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname + new URL(request.url()).search))
    await untilHydrated(page)
    await world.sql(`update connections set state = 'closed' where handle = 'pennywren'`)
    await run.click()
    await expect(check('connection').getByLabel('Problem')).toBeVisible()
    // What a live event reloads names its routes, and leaves out the one that checks.
    const checks = requests.filter((path) => path.startsWith('/dashboard/support.data'))
    expect(checks.filter((path) => !path.includes('_routes=') || path.includes('dashboard%2Fsupport'))).toHaveLength(1)
  }
  await freeHandle(world, 'pennywren')
})
