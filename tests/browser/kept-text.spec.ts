import { insertDrafts } from '../kit/drafts.ts'
import { insertInboxPosts } from '../kit/inbox-posts.ts'
import { expect, hearNothing, openConversation, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { shoot } from './shoot.ts'

const handle = 'coach_ilse'

test('a half-typed reply outlives the answer of another tab, and typing goes on in it', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertInboxPosts(world, email, 2)
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/dashboard/inbox')
    await openConversation(tab)
    await untilHydrated(tab)
  }
  const text = `Half of ${Date.now()}`
  await page.bringToFront()
  await page.getByLabel('Your reply').first().pressSequentially(text)
  await other.getByLabel('Your reply').first().fill(`From the other tab, ${Date.now()}.`)
  await other.getByRole('button', { name: 'Send and done' }).click()
  await expect(other.getByText('Reply sent')).toBeVisible()
  const kept = page.getByRole('textbox', { name: 'What you typed' })
  await expect(kept).toHaveValue(text)
  await expect(page.getByText('Answered in another tab.')).toBeVisible()
  await expect(kept).toBeFocused()
  await page.keyboard.type(' and more')
  await expect(kept).toHaveValue(`${text} and more`)
  if (process.env.SHOTS) await shoot(page, 'kept-text')
  await page.getByRole('button', { name: 'Discard this text' }).click()
  await expect(kept).toHaveCount(0)
})

test('what was written to a post that another tab has answered comes back to be copied', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertInboxPosts(world, email, 1)
  const [late] = [await context.newPage()]
  await hearNothing(late)
  for (const tab of [page, late]) {
    await tab.goto('/dashboard/inbox')
    await openConversation(tab)
    await untilHydrated(tab)
    await tab.getByLabel('Your reply').fill(tab === page ? `First, ${Date.now()}.` : 'Second, in my own words.')
  }
  await page.getByRole('button', { name: 'Send and done' }).click()
  await expect(page.getByText('Reply sent')).toBeVisible()
  await late.getByRole('button', { name: 'Send and done' }).click()
  await expect(late.getByText('Answered in another tab')).toBeVisible()
  await expect(late.getByRole('textbox', { name: 'What you typed' })).toHaveValue('Second, in my own words.')
})

test('an edit of a draft outlives its end, and a new text of the draft', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const ids = await insertDrafts(world, email, handle, 2)
  await page.goto('/dashboard/queue')
  await untilHydrated(page)
  const fields = page.getByLabel('Your reply')
  const kept = page.getByRole('textbox', { name: 'What you typed' })
  await fields.first().fill('My own words for the first.')
  await fields.last().fill('My own words for the second.')
  await world.sql(`update actions set text = 'Another text came.' where id = $1`, [ids[0]])
  await world.sql(`update actions set state = 'rejected' where id = $1`, [ids[1]])
  const other = await context.newPage()
  await other.goto('/dashboard/settings/bot')
  // An event of any kind loads the first page anew.
  await other.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(other.getByText('Bot settings saved')).toBeVisible()
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(fields).toHaveCount(1)
  await expect(fields).toHaveValue('Another text came.')
  await expect(kept).toHaveCount(2)
  await expect(kept.first().or(kept.last()).first()).toHaveValue(/^My own words for the (first|second)\.$/)
  await expect(page.getByText('Handled in another tab or by the bot.')).toBeVisible()
})

test('half-typed settings and examples outlive what another tab changes', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await world.sql(
    `insert into voice_examples (user_id, text, added_at) select id, 'Example ' || at, $2 from users, generate_series(1, 2) as at where email = $1`,
    [email, world.sandbox.clock.now()],
  )
  await page.goto('/dashboard/voice#found')
  await untilHydrated(page)
  await page.getByRole('heading', { name: 'Words you never use' }).click()
  const example = page.getByLabel('Example reply')
  const word = page.getByLabel('Word or phrase')
  const topics = page.getByLabel('Key topics')
  await example.fill('Half an example')
  await word.fill('half a word')
  await topics.fill('half a topic')
  await page
    .getByRole('button', { name: /^Remove the example/ })
    .first()
    .click()
  await expect(page.getByRole('button', { name: /^Remove the example/ })).toHaveCount(1)
  await expect(example).toHaveValue('Half an example')
  await expect(word).toHaveValue('half a word')
  await expect(topics).toHaveValue('half a topic')

  await page.goto('/dashboard/settings/bot')
  await untilHydrated(page)
  await page.getByLabel('Topics and words').fill('half a list')
  const other = await context.newPage()
  await other.goto('/dashboard/settings/bot')
  await untilHydrated(other)
  await other.getByLabel('Topics and words').fill('from the other tab')
  await other.getByRole('button', { name: 'Save bot settings' }).click()
  await expect(other.getByText('Bot settings saved')).toBeVisible()
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByLabel('Topics and words')).toHaveValue('from the other tab')
  await expect(page.getByRole('textbox', { name: 'What you typed' })).toHaveValue('half a list')
})
