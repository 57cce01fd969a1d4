import type { Locator, Page } from '@playwright/test'
import { awayFromMidnight } from '../kit/clock.ts'
import { insertDrafts, perchCall } from '../kit/drafts.ts'
import type { World } from '../kit/world.ts'
import { hold } from './hold.ts'
import { expect, hearNothing, scripted, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { shoot } from './shoot.ts'

const handle = 'coach_ilse'
const drafts = (page: Page) => page.getByRole('region', { name: 'To review' }).locator('[data-draft]')
const decided = (page: Page) => page.getByRole('list', { name: 'Reviewed in the last hour' })
/** The draft that the keys act on. */
const focused = (page: Page) => page.locator('[data-draft]:focus:not([data-settling])')
/** In the middle, so that the click doesn't scroll: rows that move under the pointer can't be pressed for a moment. */
async function open(row: Locator, menu: string): Promise<void> {
  const summary = row.getByText(menu, { exact: true })
  await expect(async () => {
    await summary.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await summary.click({ timeout: 5_000 })
  }).toPass()
}

const press = (page: Page, name: string) => drafts(page).first().getByRole('button', { name, exact: true }).click()

/** The replies that Perch has of the account, by their texts. */
async function sentTexts(world: World): Promise<string[]> {
  const answer = await fetch(`${world.sandbox.perch_url}/ledger.json?handle=${handle}`)
  const { entries } = (await answer.json()) as { entries: { kind: string; text?: string }[] }
  return entries.filter(({ kind }) => kind === 'reply').map(({ text }) => text ?? '')
}

const textOf = async (world: World, id: string | undefined) => {
  const [row] = await world.sql<{ text: string; state: string; code: string }>(
    'select text, state, code from actions where id = $1',
    [id],
  )
  return row
}

test('a draft shows what it rests on; it is edited, refused where it is too long, and sent', {
  tag: '@without-scripts',
}, async ({ page, context, world, guard }) => {
  guard.allow(422)
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const [id] = await insertDrafts(world, email, handle, 2)
  await page.goto('/dashboard/queue')
  await expect(drafts(page)).toHaveCount(2)
  const first = drafts(page).first()
  await expect(first.getByText('Is about coffee, which you post about often.', { exact: true })).toBeVisible()
  await expect(first.getByText('Says what you said in May.', { exact: true })).toBeVisible()
  await expect(page.getByText('Perch allows automation, within its rate limits.')).toBeVisible()
  await first.getByText('Earlier in the thread: 1 post').click()
  await expect(first.getByText('What came before it.')).toBeVisible()
  if (process.env.SHOTS) await shoot(page, 'queue')
  await page.setViewportSize({ width: 390, height: 844 })
  const topOf = async (place: Locator) => (await place.boundingBox())?.y ?? 0
  const rule = page.getByText('Perch allows automation, within its rate limits.')
  expect(await topOf(rule)).toBeGreaterThan(await topOf(first.getByRole('button', { name: 'Send reply' })))
  await page.setViewportSize({ width: 1440, height: 900 })
  await first.getByLabel('Your reply').fill('so long '.repeat(40))
  await press(page, 'Send reply')
  await expect(first.getByRole('alert')).toHaveText(
    /^Reply to @\w+: The draft is 319 characters long. The limit is 280\.$/,
  )
  await expect(first.getByText('The draft is 319 characters long. The limit is 280.').last()).toBeVisible()
  await expect(first.getByLabel('Your reply')).toHaveValue(/^(so long ?){40}$/)
  if (process.env.SHOTS) await shoot(page, 'queue-refused')
  const said = `A coarser grind helped me there, ${Date.now()}.`
  await first.getByLabel('Your reply').fill(said)
  await press(page, 'Send reply')
  await expect(drafts(page)).toHaveCount(1)
  await expect(first.getByRole('checkbox')).toHaveCount(0)
  await expect(decided(page).getByText(said)).toBeVisible()
  await expect.poll(() => sentTexts(world)).toContain(said)
  expect(await world.sql('select edited from draft_edits where action_id = $1', [id])).toEqual([{ edited: said }])
})

test('drafts are put aside, brought back, and rejected: one with a reason, then the selected, then all', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const ids = await insertDrafts(world, email, handle, 6)
  await world.sql(`update actions set topic = 'espresso' where id = $1`, [ids[0]])
  await page.goto('/dashboard/queue')
  const first = drafts(page).first()
  await open(first, 'Snooze')
  await press(page, 'For an hour')
  await expect(drafts(page)).toHaveCount(5)
  await page.getByRole('button', { name: /^Move back to queue/ }).click()
  await expect(drafts(page)).toHaveCount(6)
  await open(first, 'Reject')
  const avoidTopic = first.getByRole('button', { name: 'Reject and avoid “espresso”' })
  await expect(avoidTopic).toBeHidden()
  await first.getByText('Avoid topic: espresso').click()
  await expect(first.getByText('It’s one of your own topics.')).toBeVisible()
  await expect(avoidTopic).toBeVisible()
  if (process.env.SHOTS) await shoot(page, 'queue-reasons')
  await press(page, 'Avoid this person')
  await expect(drafts(page)).toHaveCount(5)
  expect(await textOf(world, ids[0])).toMatchObject({ state: 'rejected', code: 'not_person' })
  await page.getByRole('button', { name: /^Undo: / }).click()
  await expect(drafts(page)).toHaveCount(6)
  await open(first, 'Reject')
  await press(page, 'Avoid this person')
  await expect(drafts(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Reject selected' }).click()
  await expect(page.getByText('Nothing is selected')).toBeVisible()
  await first.getByRole('checkbox').check()
  await drafts(page).nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: scripted() ? 'Reject 2' : 'Reject selected' }).click()
  await expect(drafts(page)).toHaveCount(3)
  await page.getByText(scripted() ? 'Select all 3' : 'Reject all 3', { exact: true }).click()
  await page.getByRole('button', { name: scripted() ? 'Reject 3' : 'Reject all 3 drafts' }).click()
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible()
  if (process.env.SHOTS) await shoot(page, 'queue-empty')
  expect(await world.sql('select 1 from actions where id = any($1) and state <> $2', [ids, 'rejected'])).toEqual([])
})

test('several drafts are approved at once, with what was typed over them', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const ids = await insertDrafts(world, email, handle, 3)
  await page.goto('/dashboard/queue')
  const own = `Written over it before all were approved, ${ids[0]?.slice(0, 8)}.`
  await drafts(page).first().getByRole('textbox').fill(own)
  // Without scripts, other forms don't send what was typed here.
  if (!scripted()) await drafts(page).first().getByRole('button', { name: 'Save edits' }).click()
  await drafts(page).first().getByRole('checkbox').check()
  await drafts(page).nth(1).getByRole('checkbox').check()
  await page.getByRole('button', { name: scripted() ? 'Approve 2' : 'Approve selected' }).click()
  await expect(page.getByText('2 sent').first()).toBeVisible()
  await expect(drafts(page)).toHaveCount(1)
  const texts = await sentTexts(world)
  expect(texts).toContain(own)
  expect(texts).toContain((await textOf(world, ids[1]))?.text)
  expect(texts).not.toContain((await textOf(world, ids[2]))?.text)
})

test('nothing is sent to somebody who said stop meanwhile, nor under a post that has vanished', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const [stopped, vanished] = await insertDrafts(world, email, handle, 2)
  const author = 'stackharbor'
  const post = (await perchCall(world, author, '/2/tweets', { text: `Here for a moment, ${Date.now()}.` })).data
  const { id: postId } = post as { id: string }
  await world.sql('update actions set target_id = $1, post_id = $1 where id = $2', [postId, vanished])
  await page.goto('/dashboard/queue')
  await world.sql(
    `insert into opt_outs (network, author_id, said_at, post_id, words)
     select network, author_id, $2, null, 'Stop.' from actions where id = $1`,
    [stopped, world.sandbox.clock.now()],
  )
  await perchCall(world, author, `/2/tweets/${postId}`, undefined, 'DELETE')
  const before = await sentTexts(world)
  await press(page, 'Send reply')
  await expect(decided(page).locator('p:visible', { hasText: /^@\w+ asked not to be contacted\.$/ })).toHaveCount(1)
  await press(page, 'Send reply')
  await expect(decided(page).getByText('The post is gone.')).toBeVisible()
  if (process.env.SHOTS) await shoot(page, 'queue-not-sent')
  expect(await sentTexts(world)).toEqual(before)
  const kept = await textOf(world, vanished)
  await expect(decided(page).getByText(kept?.text ?? '')).toBeVisible()
})

test('after the plan has ended a draft waits for room, and says so', async ({ page, context, world }) => {
  await awayFromMidnight(world)
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const [id] = await insertDrafts(world, email, handle, 1)
  await world.sql('update users set trial_credits = 0 where email = $1', [email])
  await world.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, author_id, author_handle, author_name,
       situation, source, state, reason, generation, created_at, claimed_at, local_day, local_hour)
     select u.id, c.network, c.network_account_id, 'like', u.id || '-' || at, u.id || '-' || at, 'someone', 'Someone', 'stranger', 'auto',
       'success', 'A test.', 1, $2::timestamptz - interval '2 hours', $2::timestamptz - interval '2 hours',
       ($2::timestamptz at time zone u.time_zone)::date, 9
     from users u join connections c on c.user_id = u.id, generate_series(1, 10) as at where u.email = $1`,
    [email, world.sandbox.clock.now()],
  )
  await page.goto('/dashboard/queue')
  await press(page, 'Send reply')
  await expect(drafts(page).getByText(/^Not sent yet: Today’s 10 actions on the Free plan are used up\./)).toBeVisible()
  expect((await textOf(world, id))?.state).toBe('waiting')
})

test('what is decided in one tab shows in the others: queue, activity and dashboard', async ({
  page,
  context,
  world,
}) => {
  test.skip(!scripted(), 'pages are live by scripts')
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const [first] = await insertDrafts(world, email, handle, 3)
  const [queue, activity, home] = await Promise.all([context.newPage(), context.newPage(), context.newPage()])
  await queue.goto('/dashboard/queue')
  await activity.goto('/dashboard/activity')
  await home.goto('/dashboard')
  await page.goto('/dashboard/queue')
  await expect(drafts(queue)).toHaveCount(3)
  const said = (await textOf(world, first))?.text ?? ''
  await press(page, 'Send reply')
  for (const tab of [queue, page]) await expect(drafts(tab)).toHaveCount(2)
  await expect(decided(queue).getByText(said)).toBeVisible()
  await expect(activity.getByText(said)).toBeVisible()
  await expect(home.getByText(said)).toBeVisible()
  await expect(home.getByRole('link', { name: /^Queue\s*2$/ })).toBeVisible()
  // Beyond the limit of the hour it is approved, not sent: that shows as well.
  await world.sql(
    `update bots set state = 'running', due_at = null, max_actions_per_hour = 1, mode = 'copilot'
     where user_id = (select id from users where email = $1)`,
    [email],
  )
  await press(page, 'Send reply')
  await expect(queue.getByRole('list', { name: 'Approved' }).getByRole('listitem')).toHaveCount(1)
  for (const tab of [queue, page]) await expect(drafts(tab)).toHaveCount(1)
  await press(page, 'Rewrite')
  await expect(queue.getByText(/^Rewriting|^No new draft: /).first()).toBeVisible()
})

test('a draft that was decided in another tab is not sent again', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const [id] = await insertDrafts(world, email, handle, 1)
  await page.goto('/dashboard/queue')
  const other = await context.newPage()
  await hearNothing(other)
  await other.goto('/dashboard/queue')
  const said = (await textOf(world, id))?.text ?? ''
  await press(page, 'Send reply')
  await expect(decided(page).getByText(said)).toBeVisible()
  await press(other, 'Send reply')
  await expect(other.getByText('Already handled')).toBeVisible()
  expect((await sentTexts(world)).filter((text) => text === said)).toHaveLength(1)
})

test('twenty drafts are cleared by keyboard with two keys each at most', async ({ page, context, world }) => {
  test.skip(!scripted(), 'keys need scripts')
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const ids = await insertDrafts(world, email, handle, 20)
  const before = (await sentTexts(world)).length
  await page.goto('/dashboard/queue')
  await expect(page.getByRole('link', { name: /^Queue\s*20$/ })).toBeVisible()
  await untilHydrated(page)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog').getByText('Send the draft')).toBeVisible()
  if (process.env.SHOTS) await page.screenshot({ path: '.shots/queue-keys.png' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  for (let at = 0; at < 20; at += 1) {
    await expect(focused(page)).toHaveCount(1)
    await expect(focused(page)).toHaveAttribute('aria-labelledby', /./)
    if (at % 2 === 0) {
      await page.keyboard.down('a')
      // As a key that is held down repeats.
      await page.keyboard.down('a')
      await page.keyboard.up('a')
    } else {
      await page.keyboard.press('r')
      await page.keyboard.press('Enter')
    }
  }
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible()
  expect((await sentTexts(world)).length - before).toBe(10)
  const states = await world.sql('select state, count(*)::int from actions where id = any($1) group by 1 order by 1', [
    ids,
  ])
  expect(states).toEqual([
    { state: 'rejected', count: 10 },
    { state: 'success', count: 10 },
  ])
})

test('a draft is edited by keyboard and another one is written', async ({ page, context, world }) => {
  test.skip(!scripted(), 'keys need scripts')
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertDrafts(world, email, handle, 2)
  await page.goto('/dashboard/queue')
  await untilHydrated(page)
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await expect(drafts(page).first().getByLabel('Your reply')).toBeFocused()
  await page.keyboard.type(' aer')
  await expect(drafts(page).first().getByLabel('Your reply')).toHaveValue(/ aer$/)
  await page.keyboard.press('Escape')
  await expect(drafts(page).first()).toBeFocused()
  await page.keyboard.press('n')
  await expect(
    drafts(page)
      .first()
      .getByText(/^Rewriting|^No new draft: /)
      .first(),
  ).toBeVisible()
  await expect(
    drafts(page)
      .first()
      .getByText(/^Rewriting/),
  ).toHaveCount(0)
})

test('a draft that is changed before the page is ready keeps its text', async ({ page, context, world }) => {
  test.skip(!scripted(), 'the page is ready at once')
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertDrafts(world, email, handle, 1)
  const release = await hold(page, /\/assets\/.*\.js$/)
  await page.goto('/dashboard/queue', { waitUntil: 'commit' })
  const text = page.getByLabel('Your reply')
  await text.fill('Typed before the page was ready.')
  release()
  // The counter follows only on a hydrated page.
  await expect(drafts(page).getByText('248 left')).toBeVisible()
  await expect(text).toHaveValue('Typed before the page was ready.')
})
