import { readFile } from 'node:fs/promises'
import { awayFromMidnight } from '../kit/clock.ts'
import { mailAbout } from '../kit/mail.ts'
import { unzip } from '../kit/zip.ts'
import { expect, scripted, test } from './kit.ts'
import { signInNewPerson } from './person.ts'

test('an export can be started in the settings, is announced by mail, and can be downloaded', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected')
  await page.goto('/dashboard/settings')
  const section = page.locator('#export')
  await section.getByRole('button', { name: 'Export data' }).click()
  await expect(page.getByText('Export started', { exact: true })).toBeVisible()
  await expect(page.getByText('We’ll email you when it’s ready.').first()).toBeVisible()
  await expect(page).toHaveURL('/dashboard/settings#export')
  const { links } = await mailAbout(world, email, /Your data export is ready/)
  expect(links).toContain(`${world.origin}/dashboard/settings#export`)
  // With scripts the page is notified by its event stream.
  if (!scripted()) await page.reload()
  const link = section.getByRole('link', { name: 'Download' })
  await expect(link).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^warble-export-.*\.zip$/)
  const files = await unzip(await readFile(await download.path()))
  expect(Object.keys(files)).toEqual(['README.txt', 'schema.json', 'data.json', 'actions.csv'])
  expect(files['data.json']).toContain(email)
  await expect(section.getByRole('button', { name: 'Export again' })).toBeVisible()
})

test('shows an error after too many exports', async ({ page, context, world, guard }) => {
  guard.allow(429)
  await awayFromMidnight(world)
  const { email } = await signInNewPerson(context, world, 'skipped')
  await world.sql(
    `insert into rate_limits (key, window_start, hits) select 'export:' || id, date_bin('1 day', $2::timestamptz, 'epoch'), 5 from users where email = $1`,
    [email, world.sandbox.clock.now()],
  )
  await page.goto('/dashboard/settings')
  await page.locator('#export').getByRole('button', { name: 'Export data' }).click()
  await expect(page.getByText('Export failed', { exact: true })).toBeVisible()
})

test('the activity report can be downloaded and printed, and the analytics export has the shown tab and period', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected')
  // A new account has no earlier days to show.
  await world.sql(`update users set created_at = created_at - interval '30 days' where email = $1`, [email])
  const fileOf = async (name: string) => {
    const link = page.getByRole('link', { name, exact: true })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
  await page.goto('/dashboard/activity?period=month')
  const report = await fileOf('Download Report')
  expect(report.name).toMatch(/^warble-activity-month-.*\.csv$/)
  expect(report.text).toMatch(/^\ufefftime,kind,person,/)
  await page.getByRole('link', { name: 'Report with charts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Report for / })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Last 30 days' })).toHaveAttribute('aria-current', /./)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'Download Report' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/dashboard/analytics?tab=performance&period=7')
  const shown = await fileOf('Export')
  expect(shown.name).toMatch(/^warble-analytics-performance-.*\.csv$/)
  expect(shown.text.split('\r\n').filter((line) => line.startsWith('Actions by day,'))).toHaveLength(35)
})
