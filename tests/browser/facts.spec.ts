import { insertDrafts } from '../kit/drafts.ts'
import { expect, test } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { shoot } from './shoot.ts'

test('facts are added, edited and removed on the page Voice, and a draft that claims another one names it', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(422)
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  await page.goto('/dashboard/voice#facts')
  const facts = page.getByRole('list', { name: 'Your facts' })
  await page.getByLabel('A fact about you').fill('No')
  await page.getByRole('button', { name: 'Add fact' }).click()
  await expect(page.getByText('Write one sentence: at least 5 characters.').last()).toBeVisible()
  await expect(page.getByLabel('A fact about you')).toHaveValue('No')
  for (const fact of ['The gym is closed on Mondays.', 'I coach runners in Leith, online too.']) {
    await page.getByLabel('A fact about you').fill(fact)
    await page.getByRole('button', { name: 'Add fact' }).click()
    await expect(facts.getByText(fact)).toBeVisible()
  }
  const monday = facts.getByRole('listitem').filter({ hasText: 'closed on Mondays' })
  await monday.getByText('Edit').click()
  await monday.getByRole('textbox').fill('The gym is closed on Sundays.')
  await monday.getByRole('button', { name: 'Save' }).click()
  await expect(facts.getByText('The gym is closed on Sundays.')).toBeVisible()
  if (process.env.SHOTS) await shoot(page, 'settings-voice-facts')
  await facts.getByRole('button', { name: 'Remove the fact: I coach runners' }).click()
  await expect(facts.getByRole('listitem')).toHaveCount(1)

  const [id] = await insertDrafts(world, email, 'coach_ilse', 2)
  const text = 'Hills help. I ran my first marathon on four runs a week.'
  await world.sql('update actions set text = $1 where id = $2', [text, id])
  await world.sql(
    `update drafts set claims = array['I ran my first marathon on four runs a week.'] where action_id = $1`,
    [id],
  )
  await page.goto('/dashboard/queue')
  const told =
    'Your posts don’t say this about you, or the subject is delicate: “I ran my first marathon on four runs a week.”'
  await expect(page.getByText(told)).toHaveCount(1)
  if (process.env.SHOTS) await shoot(page, 'queue-claim')
  await page.getByRole('button', { name: 'Add as a fact' }).click()
  await expect(page.getByText('Added to your facts')).toBeVisible()
  await expect(page.getByText(told)).toHaveCount(0)
  await page.goto('/dashboard/voice')
  await expect(facts.getByText('I ran my first marathon on four runs a week.')).toBeVisible()
})
