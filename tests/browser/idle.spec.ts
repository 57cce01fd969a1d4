import { expect, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

const found = {
  found: 40,
  met_today: 15,
  met_before: 2,
  off_topic: 18,
  in_doubt: 1,
  over_limit: 0,
  left_alone: 4,
  unread: 0,
  older: 12,
}
const note =
  '40 posts found: 18 outside your topics, 15 by people already chosen today, 4 better left alone, or without a good reply, 2 already dealt with, 1 in doubt. The bot looks again at 2:20 PM.'

test('a quiet bot says why with its numbers, and one press widens its search until it is undone', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected')
  const bot = 'user_id = (select id from users where email = $1)'
  await world.sql(
    `insert into bots (user_id, state, mode, max_actions_per_hour, daily_follow_limit, enable_auto_follow,
       enable_auto_like, enable_auto_retweet, started_at)
     select id, 'stopped', 'autopilot', 15, 5, true, true, false, null from users where email = $1
     on conflict (user_id) do nothing`,
    [email],
  )
  const quiet = () =>
    world.sql(
      `update bots set state = 'running', started_at = now(), due_at = now() + interval '9 days',
         act_at = now() + interval '9 days', found = $2::jsonb, note = $3 where ${bot}`,
      [email, JSON.stringify(found), note],
    )
  await quiet()
  await page.goto('/dashboard')
  await expect(page.getByText(note)).toBeVisible()
  const section = page.getByRole('region', { name: 'Why it’s quiet' })
  await expect(section.getByRole('listitem')).toHaveText([
    '18outside your topics',
    '15by people already chosen today',
    '4better left alone, or without a good reply',
    '2already dealt with',
    '1in doubt',
  ])
  const shots = process.env.SHOTS
  for (const [width, height] of shots ? [[1440, 900] as const, [390, 844] as const] : [])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.screenshot({ path: `${shots}/idle-${width}-${colorScheme}.png` })
    }
  await untilHydrated(page)
  await section.getByRole('button', { name: 'Widen the search' }).click()
  await expect(page.getByText('Search widened', { exact: true })).toBeVisible()
  const widened = () => world.sql(`select widened_at is not null as widened from bots where ${bot}`, [email])
  expect(await widened()).toEqual([{ widened: true }])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Search back to usual')).toBeVisible()
  expect(await widened()).toEqual([{ widened: false }])
})
