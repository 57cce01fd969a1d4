import type { BrowserContext, Page } from '@playwright/test'
import { insertDrafts } from '../kit/drafts.ts'
import type { World } from '../kit/world.ts'
import { inspect } from './inspect.ts'
import { expect, scripted, testIn, untilHydrated } from './kit.ts'
import { freeHandle, signInNewPerson, untilAnalyzed } from './person.ts'
import { shoot } from './shoot.ts'
import { setVisibility } from './visibility.ts'

/** X’s place is taken by Perch under X’s policy: its API takes nothing of what these drafts propose. */
const test = testIn({ env: { NETWORKS: 'x' }, tick: false })
const handle = 'finchroast'

const drafts = (page: Page) => page.getByRole('region', { name: 'To review' }).locator('[data-draft]')
const decided = (page: Page) => page.getByRole('list', { name: 'Reviewed in the last hour' })
const question = (page: Page) => drafts(page).first().getByText('Did you send it on X?')

/** A person connected to X by consent, whose browser is signed in there, with drafts that wait; returns their ids. */
async function withDrafts(context: BrowserContext, page: Page, world: World, count: number): Promise<string[]> {
  await underXPolicy(world)
  const person = await signInNewPerson(context, world, 'new')
  await freeHandle(world, handle)
  await page.goto(`${world.sandbox.perch_url}/i/dev-accounts`)
  await page.getByRole('button', { name: `Sign in as @${handle}` }).click()
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Connect your account' }).click()
  await page.getByRole('button', { name: 'Connect with X' }).click()
  await page.getByRole('button', { name: 'Authorize app' }).click()
  await expect(page).toHaveURL(/\/onboarding\?step=3/)
  await untilAnalyzed(world, person)
  const ids = await insertDrafts(world, person.email, handle, count)
  await page.goto('/dashboard/queue')
  await expect(drafts(page)).toHaveCount(count)
  await untilHydrated(page)
  return ids
}

async function underXPolicy({ sandbox }: World): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${sandbox.control_url}/policy`, { method: 'POST', headers, body: '{"on":true}' })
  expect(answer.ok).toBe(true)
}

/** Follows the draft's link, as `open` does it; the network's page comes in a new tab. */
async function opened(context: BrowserContext, open: () => Promise<void>): Promise<Page> {
  const tab = context.waitForEvent('page')
  await open()
  const there = await tab
  await expect(there.getByRole('heading', { name: 'Answer' })).toBeVisible()
  return there
}

const click = (page: Page) => () => drafts(page).first().getByRole('link', { name: 'Send reply on X' }).click()

async function answerThere(there: Page): Promise<void> {
  await there.getByRole('button', { name: 'Answer' }).click()
  await expect(there).toHaveURL(/\/status\//)
  await there.close()
}

/** Headless browsers do not hide a tab that is left. */
async function comeBack(page: Page): Promise<void> {
  if (!scripted()) return void (await page.reload())
  await setVisibility(page, 'hidden')
  await setVisibility(page, 'visible')
}

const rowOf = async (world: World, id: string | undefined) =>
  (await world.sql('select state, source, text, result_id from actions where id = $1', [id]))[0]

/** The replies that X has of the account. */
async function onX(world: World): Promise<string[]> {
  const answer = await fetch(`${world.sandbox.perch_url}/ledger.json?handle=${handle}`)
  const { entries } = (await answer.json()) as { entries: { kind: string; text?: string }[] }
  return entries.filter(({ kind }) => kind === 'reply').map(({ text }) => text ?? '')
}

test('a reply is sent on X’s own page; back in the queue it is confirmed by what X shows, or by the user’s word', async ({
  page,
  context,
  world,
}) => {
  const [id] = await withDrafts(context, page, world, 2)
  await expect(page.getByText('X only allows replies to strangers if you send them yourself.')).toBeVisible()
  const said = String((await rowOf(world, id))?.text)
  const there = await opened(context, click(page))
  await expect(there.getByRole('textbox')).toHaveValue(said)
  await expect(question(page)).toBeVisible()
  if (process.env.SHOTS) await shoot(page, 'queue-x-opened')
  if (scripted()) await inspect(page)
  await answerThere(there)
  await comeBack(page)
  if (!scripted()) await drafts(page).first().getByRole('button', { name: 'I sent it' }).click()
  await expect(drafts(page)).toHaveCount(1)
  await expect(decided(page).getByText(said)).toBeVisible()
  expect(await rowOf(world, id)).toMatchObject({ state: 'success', source: 'tap', result_id: expect.any(String) })
  expect((await onX(world)).filter((text) => text === said)).toHaveLength(1)
})

test('who comes back without having sent it is asked, and the draft waits; their word alone confirms it', async ({
  page,
  context,
  world,
}) => {
  const [id] = await withDrafts(context, page, world, 1)
  const there = await opened(context, click(page))
  await there.close()
  await comeBack(page)
  await expect(question(page)).toBeVisible()
  await expect(drafts(page)).toHaveCount(1)
  expect(await rowOf(world, id)).toMatchObject({ state: 'waiting' })
  await drafts(page).first().getByRole('button', { name: 'I sent it' }).click()
  await expect(page.getByRole('heading', { name: 'You’re all caught up' })).toBeVisible()
  expect(await rowOf(world, id)).toMatchObject({ state: 'success', source: 'tap', result_id: null })
})

test('a like and a follow are asked about in words of their own', async ({ page, context, world }) => {
  const [like, follow] = await withDrafts(context, page, world, 2)
  await world.sql(`update actions set kind = 'like', text = null where id = $1`, [like])
  await world.sql(`update actions set kind = 'follow', text = null, target_id = author_id where id = $1`, [follow])
  await world.sql('update drafts set opened_at = shown_from')
  await page.reload()
  const draft = (title: string) => drafts(page).filter({ has: page.getByRole('heading', { name: title }) })
  for (const [title, question, answer] of [
    ['Like a post by', 'Did you like it on X?', 'I liked it'],
    ['Follow', 'Did you follow them on X?', 'I followed them'],
  ] as const) {
    await expect(draft(title).getByText(question)).toBeVisible()
    await draft(title).getByRole('button', { name: answer }).click()
    await expect(draft(title)).toHaveCount(0)
  }
  for (const id of [like, follow]) expect(await rowOf(world, id)).toMatchObject({ state: 'success', source: 'tap' })
})

test('what was typed goes to X’s page; by keyboard alone it takes one key here and one when back', async ({
  page,
  context,
  world,
}) => {
  test.skip(!scripted(), 'keys need scripts')
  const [id] = await withDrafts(context, page, world, 2)
  await untilHydrated(page)
  await page.keyboard.press('j')
  await page.keyboard.press('e')
  await page.keyboard.type(' Indeed.')
  const typed = await drafts(page).first().getByLabel('Your reply').inputValue()
  await page.keyboard.press('Escape')
  const there = await opened(context, () => page.keyboard.press('a'))
  await expect(there.getByRole('textbox')).toHaveValue(typed)
  await answerThere(there)
  await expect(drafts(page).first().getByRole('button', { name: 'I sent it' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(drafts(page)).toHaveCount(1)
  await expect(decided(page).getByText(typed)).toBeVisible()
  expect(await rowOf(world, id)).toMatchObject({ state: 'success', source: 'tap', text: typed })
})

test('another text of a draft takes the place of what was typed, on X’s page too', async ({ page, context, world }) => {
  test.skip(!scripted(), 'without scripts nothing is kept of what is typed')
  const [id] = await withDrafts(context, page, world, 1)
  const reply = drafts(page).first().getByLabel('Your reply')
  await reply.fill('The old text, as typed.')
  const other = 'A text that was written anew.'
  await world.sql('update actions set text = $1 where id = $2', [other, id])
  await comeBack(page)
  await expect(reply).toHaveValue(other)
  const there = await opened(context, click(page))
  await expect(there.getByRole('textbox')).toHaveValue(other)
  await expect(question(page)).toBeVisible()
  expect(await rowOf(world, id)).toMatchObject({ text: other })
})
