import { insertFormerUse } from '../kit/action-history.ts'
import { moveToMorning } from '../kit/clock.ts'
import { expect, test } from './kit.ts'
import { signInNewPerson } from './person.ts'

test('a limit that another user of the account filled is named with its real end, also after Wake Up Bot', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  await moveToMorning(world, email)
  await world.sql('update users set trial_credits = 0 where email = $1', [email])
  const former = await insertFormerUse(world, email)
  await page.goto('/dashboard')
  const limits = page.getByRole('region', { name: 'Today’s limits' })
  await expect(limits).toContainText('did 10 actions with another user in the last 24 hours. They count here too:')
  await expect(limits.getByText(/^Full until \d+:\d\d\sAM\. Yours reset at midnight/)).toHaveCount(1)
  await expect(limits).toContainText('Counted now: all 10 actions and 0 of 10 replies.')
  await expect(limits).not.toContainText('trial credits')
  await expect(page.getByText(/Daily limit reached\. Wake the bot up and it continues at \d+:\d\d\sAM\./)).toBeVisible()

  await page.getByRole('button', { name: 'Wake Up Bot' }).click()
  const toast = page.getByRole('status').filter({ hasText: 'Bot Started' })
  await expect(toast).toContainText(/Your bot is on\. Daily limit reached\. The bot continues at \d+:\d\d\sAM\./)
  await expect(page.getByRole('heading', { name: 'Your bot is on' })).toBeVisible()
  await expect(page.getByText("You're on the Free plan. Your bot is on.")).toBeVisible()
  await expect(limits).toContainText(/Full until \d+:\d\d\sAM\. The bot continues then\./)
  await expect(page.getByText('The bot is on. You’ll see its first action here.')).toBeVisible()
  await expect(page.getByText(/looking for its|is working|(continues|reset) tomorrow/)).toHaveCount(0)

  await page.goto('/dashboard/plan')
  await expect(page.getByText('did 10 actions with another user in the last 24 hours.')).toBeVisible()
  await world.sql('delete from users where id = $1', [former])
})
