import { hold } from './hold.ts'
import { expect, test } from './kit.ts'
import { type Person, signInNewPerson } from './person.ts'
import type { Visitor } from './screen.ts'

/** A user whose analysis seems to be running, in a browser without an event stream. */
async function withRunningAnalysis({ page, context, world }: Visitor): Promise<Person> {
  const person = await signInNewPerson(context, world, 'connected')
  await page.route(/\/events(\?|$)/, (route) => route.abort('aborted'))
  await world.sql(
    `update account_analyses set status = 'in_progress', percent = 35, message = 'Starting AI analysis'
     where user_id = (select id from users where email = $1)`,
    [person.email],
  )
  return person
}

const complete = `update account_analyses set status = 'complete', percent = 100, message = 'Completed'
  where user_id = (select id from users where email = $1)`

test('the dashboard shows when the progress of the analysis is unavailable, and recovers', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(500, 409)
  const { email } = await withRunningAnalysis({ page, context, world })
  const progress = '**/api/analysis-progress/*'
  await page.route(progress, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/dashboard')
  const progressError = page.getByText('Failed to fetch progress: 500')
  await expect(progressError).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check Status' })).toBeVisible()
  // The server knows that it is running and does not start it twice.
  await page.getByRole('button', { name: 'Start Analysis' }).click()
  await expect(page.getByText('An analysis is already running.').first()).toBeVisible()
  await page.unroute(progress)
  await expect(progressError).toBeHidden()
  await expect(page.getByRole('progressbar', { name: 'Starting AI analysis' })).toBeVisible()
  await world.sql(complete, [email])
  await expect(page.getByRole('button', { name: 'Re-analyze Account' })).toBeVisible()
})

test('an error is shown while the results cannot be fetched, then the results', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(500)
  const { email } = await withRunningAnalysis({ page, context, world })
  const results = '**/api/custom-prompt/**'
  await page.route(results, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/onboarding?step=3')
  await expect(page.getByRole('progressbar', { name: 'Starting AI analysis' })).toBeVisible()
  await world.sql(complete, [email])
  await expect(page.getByText('Failed to fetch final results').first()).toBeVisible()
  await expect(page.getByText('Progress Tracking Issue')).toBeVisible()
  await page.unroute(results)
  await expect(page.getByRole('heading', { name: 'Personalized prompts' })).toBeVisible()
})

test('a slow reload of the results is not begun anew by the next poll', async ({ page, context, world }) => {
  const { email } = await withRunningAnalysis({ page, context, world })
  await page.goto('/onboarding?step=3')
  await expect(page.getByRole('progressbar', { name: 'Starting AI analysis' })).toBeVisible()
  const results = /\/onboarding\.data/
  const reloads: string[] = []
  page.on('request', (request) => results.test(request.url()) && reloads.push(request.url()))
  const release = await hold(page, results)
  await world.sql(complete, [email])
  for (let poll = 0; poll < 3; poll += 1) await page.waitForResponse(/\/api\/custom-prompt\//)
  expect(reloads).toHaveLength(1)
  release()
  await expect(page.getByRole('heading', { name: 'Personalized prompts' })).toBeVisible()
})

test('the setup can be continued once the analysis makes progress, or if its progress is unavailable', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(500)
  const { email } = await withRunningAnalysis({ page, context, world })
  const at = (percent: number) =>
    world.sql(
      `update account_analyses set percent = $2, created_at = $3::timestamptz + interval '1 day'
       where user_id = (select id from users where email = $1)`,
      [email, percent, world.sandbox.clock.now()],
    )
  const continueButton = page.getByRole('link', { name: 'Continue' })
  await page.clock.install()
  await at(0)
  await page.goto('/onboarding?step=3')
  await expect(page.getByText('0%')).toBeVisible()
  await expect(continueButton).toBeHidden()
  await at(10)
  await expect(page.getByText('10%')).toBeVisible()
  await expect(continueButton).toBeVisible()

  await at(0)
  const progress = '**/api/analysis-progress/*'
  await page.route(progress, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  await expect(page.getByText('Failed to fetch progress: 500').first()).toBeVisible()
  await expect(continueButton).toBeHidden()
  await page.clock.fastForward(10_000)
  await expect(continueButton).toBeVisible()
})

test('ignores a progress that falls back to 0% near the end', async ({ page, context, world }) => {
  const { email } = await withRunningAnalysis({ page, context, world })
  await world.sql(`update account_analyses set percent = 75 where user_id = (select id from users where email = $1)`, [
    email,
  ])
  const late = { stage: 'starting', percent: 0, message: 'Starting analysis', updated_at: new Date().toISOString() }
  let requests = 0
  await page.route('**/api/analysis-progress/*', (route) => {
    requests += 1
    return route.fulfill({ json: requests > 1 ? late : { ...late, percent: 75, message: 'Prompts saved' } })
  })
  await page.goto('/onboarding?step=3')
  await expect.poll(() => requests).toBeGreaterThan(2)
  await expect(page.getByText('75%')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Prompts saved' })).toBeVisible()
})
