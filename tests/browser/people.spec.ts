import { insertActionHistory } from '../kit/action-history.ts'
import { insertDrafts } from '../kit/drafts.ts'
import { inspect } from './inspect.ts'
import { expect, test } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { shoot } from './shoot.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('people are searched on the network, prioritized, avoided and removed', async ({
      page,
      context,
      world,
      guard,
    }) => {
      guard.allow(422)
      await signInNewPerson(context, world, 'connected', 'coach_ilse')
      await page.goto('/dashboard/settings/targets')
      await expect(page).toHaveURL(/\/dashboard\/people$/)
      await expect(page.getByText('No priority people yet')).toBeVisible()
      const find = async (text: string) => {
        await page.getByLabel('Name or handle').fill(text)
        await page.getByRole('button', { name: 'Search' }).click()
      }
      await find('no_such_person')
      await expect(page.getByRole('heading', { name: 'No one on Perch for “no_such_person”' })).toBeVisible()
      await find('coach_ilse')
      await expect(page.getByText('This is your own account.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Add @coach_ilse to priority people' })).toHaveCount(0)
      await find('@finchroast')
      await page.getByRole('button', { name: 'Add @finchroast to priority people' }).click()
      await expect(page.getByText('@finchroast added to priority people')).toBeVisible()
      await expect(page.getByText('One of your priority people.')).toBeVisible()
      const list = page.getByRole('list', { name: 'Priority people' })
      await expect(list.getByRole('listitem')).toHaveCount(1)
      expect(await world.sql('select name, author_id is not null as known from bot_terms')).toContainEqual({
        name: 'Marta at Finch Roasters',
        known: true,
      })
      await list.getByRole('button', { name: 'Remove @finchroast' }).click()
      await expect(page.getByText('@finchroast removed from priority people')).toBeVisible()
      await expect(page.getByText('No priority people yet')).toBeVisible()
      await find('finchroast')
      await page.getByRole('button', { name: 'Avoid @finchroast' }).click()
      await expect(page.getByText('The bot will avoid @finchroast')).toBeVisible()
      await expect(page.getByText('On your avoid list.')).toBeVisible()
      if (javaScriptEnabled) await inspect(page)
      const avoided = page.getByRole('list', { name: 'People to avoid' })
      await avoided.getByRole('button', { name: 'Stop avoiding @finchroast' }).click()
      await expect(avoided).toHaveCount(0)
      await page.getByText('Add several handles').click()
      await page.getByLabel('Handles to avoid').fill('@one_more\nand_another')
      await page.getByRole('button', { name: 'Add to avoid list' }).click()
      await expect(avoided.getByRole('listitem')).toHaveCount(2)
    })

    test('a person whose handle went to someone else meanwhile is not added', async ({
      page,
      context,
      world,
      guard,
    }) => {
      test.skip(javaScriptEnabled, 'the form of a page that was loaded before')
      guard.allow(422)
      const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
      await page.goto('/dashboard/people?q=finchroast')
      await page
        .locator('input[name=author_id]')
        .first()
        .evaluate((field: HTMLInputElement) => {
          field.value = '17'
        })
      await page.getByRole('button', { name: 'Add @finchroast to priority people' }).click()
      await expect(page.getByText('@finchroast belongs to someone else now. Search again.').first()).toBeVisible()
      const added = 'select from bot_terms join users on users.id = user_id where email = $1'
      expect(await world.sql(added, [email])).toHaveLength(0)
    })

    test('a row of the activity puts its person first', async ({ page, context, world }) => {
      const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
      await insertActionHistory(world, email)
      await page.goto('/dashboard/activity?period=month')
      const reply = page.getByRole('listitem').filter({ hasText: 'Replied to' }).first()
      await reply.getByTitle('More').click()
      await reply.getByRole('button', { name: 'Add to priority people' }).click()
      await expect(page.getByText(/^@\w+ added to priority people$/)).toBeVisible()
      await page.goto('/dashboard/people')
      const list = page.getByRole('list', { name: 'Priority people' })
      await expect(list.getByRole('listitem')).toHaveCount(1)
      await expect(list.getByText(/^\d+ sent, \d+ received$/)).toBeVisible()
    })

    test('an edit of a draft is shown with what it changed, and dropped', async ({ page, context, world }) => {
      const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
      const [id] = await insertDrafts(world, email, 'coach_ilse', 1)
      await page.goto('/dashboard/voice#edits')
      await expect(page.getByText('None yet. Edit a draft in your queue')).toBeVisible()
      await page.goto('/dashboard/queue')
      const text = page.getByLabel('Your reply')
      await text.fill(`${await text.inputValue()} Or so I found.`)
      await page.getByRole('button', { name: 'Save edits' }).click()
      await expect(page.getByText('Edits saved')).toBeVisible()
      await page.goto('/dashboard/voice')
      const edits = page.getByRole('list', { name: 'Your edits' })
      await expect(edits.locator('ins')).toHaveText('Or so I found.')
      if (process.env.SHOTS && javaScriptEnabled) await shoot(page, 'voice-edits')
      await edits.getByRole('button', { name: /^Remove your edit of the reply to @/ }).click()
      await expect(page.getByText('Edit removed')).toBeVisible()
      await expect(edits).toHaveCount(0)
      expect(await world.sql('select edited from draft_edits where action_id = $1', [id])).toHaveLength(1)
    })

    test('examples and words never to use are added and removed', async ({ page, context, world, guard }) => {
      guard.allow(422)
      await signInNewPerson(context, world, 'connected', 'coach_ilse')
      await page.goto('/dashboard/voice#examples')
      await page.getByLabel('Example reply').fill('Too short')
      await page.getByRole('button', { name: 'Add example' }).click()
      await expect(page.getByText('Write a reply as you would: at least 10 characters.').first()).toBeVisible()
      await expect(page.getByLabel('Example reply')).toHaveValue('Too short')
      await page.getByLabel('Example reply').fill('Two sets less, one rep more. Worked for me.')
      await page.getByRole('button', { name: 'Add example' }).click()
      await expect(page.getByText('Example added')).toBeVisible()
      const examples = page.getByRole('list', { name: 'Your examples' })
      await expect(examples.getByText('Two sets less, one rep more. Worked for me.')).toBeVisible()
      await page.getByRole('heading', { name: 'Words you never use' }).click()
      await page.getByLabel('Word or phrase').fill('game changer')
      await page.getByRole('button', { name: 'Add word' }).click()
      await expect(page.getByText('The bot won’t use “game changer”')).toBeVisible()
      const words = page.getByRole('list', { name: 'Words you never use' })
      await expect(words.getByText('no drafts blocked so far')).toBeVisible()
      if (javaScriptEnabled) await inspect(page)
      await page.getByLabel('Word or phrase').fill('half a')
      await page.getByLabel('Example reply').fill('Half an')
      await words.getByRole('button', { name: 'Remove “game changer”' }).click()
      await expect(words).toHaveCount(0)
      await examples.getByRole('button', { name: /^Remove the example/ }).click()
      await expect(examples).toHaveCount(0)
      if (!javaScriptEnabled) return
      await expect(page.getByLabel('Word or phrase')).toHaveValue('half a')
      await expect(page.getByLabel('Example reply')).toHaveValue('Half an')
    })
  })
