import { insertActionHistory } from '../kit/action-history.ts'
import { insertDrafts } from '../kit/drafts.ts'
import { inspect } from './inspect.ts'
import { expect, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { shoot } from './shoot.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('people are put first by handle and removed', async ({ page, context, world, guard }) => {
      guard.allow(422)
      await signInNewPerson(context, world, 'skipped')
      await page.goto('/dashboard/settings/targets')
      await expect(page.getByText('No priority people yet')).toBeVisible()
      await page.getByLabel('Handle').fill('not a handle')
      await page.getByRole('button', { name: 'Add person' }).click()
      await expect(page.getByText('Enter the handle: letters, digits and underscores').first()).toBeVisible()
      await expect(page.getByLabel('Handle')).toHaveValue('not a handle')
      if (javaScriptEnabled) await page.setViewportSize({ width: 390, height: 800 })
      await page.getByLabel('Handle').fill('@coach_ilse')
      await page.getByRole('button', { name: 'Add person' }).click()
      const toast = page.getByRole('status').filter({ hasText: '@coach_ilse added' })
      await expect(toast).toBeVisible()
      if (javaScriptEnabled) {
        const [over, title] = [await toast.boundingBox(), await page.getByRole('heading', { level: 1 }).boundingBox()]
        expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(title?.y ?? 0)
      }
      const list = page.getByRole('list', { name: 'Priority people' })
      await expect(list.getByText('No activity in the last 90 days.')).toBeVisible()
      if (javaScriptEnabled) await inspect(page)
      await expect(page.getByLabel('Handle')).toHaveValue('')
      if (javaScriptEnabled) await untilHydrated(page)
      await page.getByLabel('Handle').fill('@half_typed')
      await list.getByRole('button', { name: 'Remove @coach_ilse' }).click()
      await expect(page.getByText('@coach_ilse removed')).toBeVisible()
      await expect(page.getByText('No priority people yet')).toBeVisible()
      if (javaScriptEnabled) await expect(page.getByLabel('Handle')).toHaveValue('@half_typed')
    })

    test('a row of the activity puts its person first', async ({ page, context, world }) => {
      const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
      await insertActionHistory(world, email)
      await page.goto('/dashboard/activity?period=month')
      const reply = page.getByRole('listitem').filter({ hasText: 'Replied to' }).first()
      await reply.getByText('Not right?').click()
      await reply.getByRole('button', { name: 'Add to priority people' }).click()
      await expect(page.getByText(/^@\w+ added to priority people$/)).toBeVisible()
      await page.goto('/dashboard/settings/targets')
      await expect(page.getByRole('list', { name: 'Priority people' }).getByRole('listitem')).toHaveCount(1)
      await expect(page.getByText(/^Last 90 days: /)).toBeVisible()
    })

    test('an edit of a draft is shown with what it changed, and dropped', async ({ page, context, world }) => {
      const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
      const [id] = await insertDrafts(world, email, 'coach_ilse', 1)
      await page.goto('/dashboard/settings/voice')
      await expect(page.getByText('None yet. Edit a draft in your queue')).toBeVisible()
      await page.goto('/dashboard/queue')
      const text = page.getByLabel('Your reply')
      await text.fill(`${await text.inputValue()} Or so I found.`)
      await page.getByRole('button', { name: 'Save edits' }).click()
      await expect(page.getByText('Edits saved')).toBeVisible()
      await page.goto('/dashboard/settings/voice')
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
      await page.goto('/dashboard/settings/voice')
      await page.getByLabel('A reply of yours').fill('Too short')
      await page.getByRole('button', { name: 'Add example' }).click()
      await expect(page.getByText('Write a reply as you would: at least 10 characters.').first()).toBeVisible()
      await expect(page.getByLabel('A reply of yours')).toHaveValue('Too short')
      await page.getByLabel('A reply of yours').fill('Two sets less, one rep more. Worked for me.')
      await page.getByRole('button', { name: 'Add example' }).click()
      await expect(page.getByText('Example added')).toBeVisible()
      const examples = page.getByRole('list', { name: 'Your examples' })
      await expect(examples.getByText('Two sets less, one rep more. Worked for me.')).toBeVisible()
      await page.getByLabel('Word or phrase').fill('game changer')
      await page.getByRole('button', { name: 'Add word' }).click()
      await expect(page.getByText('The bot won’t use “game changer”')).toBeVisible()
      const words = page.getByRole('list', { name: 'Words you never use' })
      await expect(words.getByText('no drafts blocked so far')).toBeVisible()
      if (javaScriptEnabled) await inspect(page)
      await page.getByLabel('Word or phrase').fill('half a')
      await page.getByLabel('A reply of yours').fill('Half an')
      await words.getByRole('button', { name: 'Remove “game changer”' }).click()
      await expect(words).toHaveCount(0)
      await examples.getByRole('button', { name: /^Remove the example/ }).click()
      await expect(examples).toHaveCount(0)
      if (!javaScriptEnabled) return
      await expect(page.getByLabel('Word or phrase')).toHaveValue('half a')
      await expect(page.getByLabel('A reply of yours')).toHaveValue('Half an')
    })
  })
