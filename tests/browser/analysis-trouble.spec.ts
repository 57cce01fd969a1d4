import { expect, test } from './kit.ts'
import { arrive, type Person } from './person.ts'
import type { Visitor } from './screen.ts'

/** A user whose analysis seems to be running, and whose browser gets no stream. */
async function underWay({ page, context, world }: Visitor): Promise<Person> {
  const person = await arrive(context, world, 'connected')
  await page.route('**/events', (route) => route.abort('aborted'))
  await world.sql(
    `update account_analyses set status = 'in_progress', percent = 35, message = 'Starting AI analysis'
     where user_id = (select id from users where email = $1)`,
    [person.email],
  )
  return person
}

const complete = `update account_analyses set status = 'complete', percent = 100, message = 'Completed'
  where user_id = (select id from users where email = $1)`

test('the dashboard says when it cannot know how the analysis stands, and goes on when it can', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(500, 409)
  const { email } = await underWay({ page, context, world })
  const progress = '**/api/analysis-progress/*'
  await page.route(progress, (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/dashboard')
  const trouble = page.getByText('Failed to fetch progress: 500')
  await expect(trouble).toBeVisible()
  await expect(page.getByRole('link', { name: 'Check Status' })).toBeVisible()
  // The server knows that it is running: it is not started twice.
  await page.getByRole('button', { name: 'Start Analysis' }).click()
  await expect(page.getByText('An analysis is already running.').first()).toBeVisible()
  await page.unroute(progress)
  await expect(trouble).toBeHidden()
  await expect(page.getByRole('progressbar', { name: 'Starting AI analysis' })).toBeVisible()
  await world.sql(complete, [email])
  await expect(page.getByRole('button', { name: 'Re-analyze Account' })).toBeVisible()
})

test('results that cannot be fetched are told, and shown once they can', async ({ page, context, world, guard }) => {
  guard.allow(500)
  const { email } = await underWay({ page, context, world })
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
