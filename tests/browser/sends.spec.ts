import type { Locator, Page } from '@playwright/test'
import { insertActionHistory } from '../kit/action-history.ts'
import { insertDrafts } from '../kit/drafts.ts'
import { insertInboxPosts } from '../kit/inbox-posts.ts'
import type { World } from '../kit/world.ts'
import { expect, holdClock, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { shoot } from './shoot.ts'

const handle = 'coach_ilse'
const letters = ['a', 'r', 'n', 's', 'e'] as const
const list = (page: Page, name: string) => page.getByRole('list', { name, exact: true })
const drafts = (page: Page) => page.getByRole('region', { name: 'To review' }).locator('[data-draft]')
/** Long enough in its place that a key acts on it. */
const settled = (draft: Locator) => expect(draft).not.toHaveAttribute('data-settling')

/** The bodies of what the page posts. */
function postsOf(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''))
  return posts
}

const states = async (world: World, ids: string[]) => {
  const rows = await world.sql<{ id: string; state: string }>('select id, state from actions where id = any($1)', [ids])
  return ids.map((id) => rows.find((row) => row.id === id)?.state)
}

/** One draft is decided, one put aside, the others wait. */
async function queueOf(world: World, email: string, count: number) {
  const [over = '', aside = '', ...waiting] = await insertDrafts(world, email, handle, count + 2)
  const now = world.sandbox.clock.now()
  await world.sql(`update actions set state = 'rejected', code = 'rejected', finished_at = $2 where id = $1`, [
    over,
    now,
  ])
  await world.sql(
    `update drafts set is_snoozed = true, shown_from = $2::timestamptz + interval '3 hours' where action_id = $1`,
    [aside, now],
  )
  return waiting
}

test('a key decides on the draft that has the focus, and without one only moves the focus', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const ids = await queueOf(world, email, 2)
  const posts = postsOf(page)
  await page.clock.install()
  await page.goto('/dashboard/queue')
  await untilHydrated(page)
  const first = drafts(page).first()
  // So that presses come within the same moment, however slow the machine.
  await holdClock(page)
  const elsewhere = [
    page.getByRole('main'),
    list(page, 'Snoozed').getByRole('listitem').first(),
    list(page, 'Reviewed in the last hour').getByRole('listitem').first(),
    page.getByRole('button', { name: /^Move back to queue/ }),
  ]
  for (const place of elsewhere)
    for (const letter of letters) {
      await place.focus()
      await page.keyboard.press(letter)
      await expect(first).toBeFocused()
      // The second press of a hasty finger.
      await page.keyboard.press(letter)
      await expect(first.locator('details[open]')).toHaveCount(0)
    }
  await page.clock.resume()
  await settled(first)
  await page.keyboard.down('a').then(() => page.keyboard.up('a'))
  await expect(drafts(page)).toHaveCount(1)
  await expect(drafts(page).first()).toBeFocused()
  expect(posts).toHaveLength(1)
  expect(posts[0]).toContain(ids[0])
  expect(await states(world, ids)).toEqual(['success', 'waiting'])
})

test('the draft that has the focus is marked, however the focus came there', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertDrafts(world, email, handle, 3)
  await page.goto('/dashboard/queue')
  await untilHydrated(page)
  const marks = () =>
    drafts(page).evaluateAll((all) => {
      const isSeen = (colour: string) => colour !== 'rgba(0, 0, 0, 0)'
      return all.map((draft) => {
        if (getComputedStyle(draft).outlineStyle === 'solid') return 'outline'
        return isSeen(getComputedStyle(draft, '::before').backgroundColor) ? 'bar' : ''
      })
    })
  await expect.poll(marks).toEqual(['', '', ''])
  await drafts(page).nth(1).getByRole('heading').click()
  await expect.poll(marks).toEqual(['', 'outline', ''])
  await page.keyboard.press('j')
  await expect.poll(marks).toEqual(['', '', 'outline'])
  await page.keyboard.press('e')
  await expect.poll(marks).toEqual(['', '', 'bar'])
  await page.keyboard.press('Escape')
  await drafts(page).first().getByRole('button', { name: 'Send reply' }).click()
  await expect(drafts(page)).toHaveCount(2)
  await settled(drafts(page).first())
  await expect.poll(marks).toEqual(['outline', ''])
  if (process.env.SHOTS) await shoot(page, 'queue-focus')
})

test('a burst of presses, a held key, and keys with a modifier or in a field decide once or not at all', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const ids = await insertDrafts(world, email, handle, 4)
  const posts = postsOf(page)
  await page.clock.install()
  await page.goto('/dashboard/queue')
  await untilHydrated(page)
  await page.keyboard.press('j')
  for (const modifier of ['Control', 'Meta', 'Alt'])
    for (const letter of ['a', 's', 'e'] as const) await page.keyboard.press(`${modifier}+${letter}`)
  await expect(drafts(page).first()).toBeFocused()
  await page.keyboard.press('e')
  await page.keyboard.type(' arnse')
  await expect(drafts(page).first().getByLabel('Your reply')).toHaveValue(/ arnse$/)
  await page.keyboard.press('Escape')
  expect(posts).toEqual([])
  await holdClock(page)
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.down('a')
    await page.keyboard.down('a')
    await page.keyboard.up('a')
  }
  await page.clock.resume()
  await expect(drafts(page)).toHaveCount(3)
  await expect(drafts(page).first()).toBeFocused()
  // Enter in the field, held down with Control.
  await settled(drafts(page).first())
  await page.keyboard.press('e')
  await page.keyboard.down('Control')
  for (let press = 0; press < 3; press += 1) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await page.keyboard.up('Control')
  await expect(drafts(page)).toHaveCount(2)
  expect(posts).toHaveLength(2)
  expect(await states(world, ids)).toEqual(['success', 'success', 'waiting', 'waiting'])
})

test('a key of two that leads to another page presses nothing in a draft', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const ids = await insertDrafts(world, email, handle, 1)
  const posts = postsOf(page)
  for (const [key, address] of [
    ['a', '/dashboard/activity'],
    ['n', '/dashboard/analytics'],
    ['s', '/dashboard/settings'],
  ] as const) {
    await page.goto('/dashboard/queue')
    await untilHydrated(page)
    await page.keyboard.press('g')
    await expect(page.getByText('Escape cancels')).toBeVisible()
    // However slow somebody is, and whatever they hold or the page loads meanwhile.
    await page.keyboard.press('Shift')
    await page.clock.setFixedTime(Date.now() + 60_000)
    await page.keyboard.press(key)
    await expect(page).toHaveURL(address)
  }
  await page.goto('/dashboard/queue')
  await untilHydrated(page)
  await page.keyboard.press('g')
  await page.keyboard.press('Escape')
  await expect(page.getByText('Escape cancels')).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('r')
  await expect(page.getByRole('button', { name: 'No reason' })).toBeHidden()
  expect(posts).toEqual([])
  expect(await states(world, ids)).toEqual(['waiting'])
})

test('what comes under the pointer when a draft has gone is not pressed by the same double click', async ({
  page,
  context,
  world,
}) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertDrafts(world, email, handle, 2)
  await page.setViewportSize({ width: 1280, height: 1600 })
  await page.goto('/dashboard/queue')
  await untilHydrated(page)
  // What a click on the draft that moves up would reach, in the frames after the one above it has gone.
  const reached = await page.evaluateHandle(() => {
    const frames = new Promise<string[]>((done) => {
      const frames: string[] = []
      const look = () => {
        const [left, ...more] = document.querySelectorAll('[data-draft]')
        const {
          x = 0,
          y = 0,
          width = 0,
          height = 0,
        } = left?.querySelector('[data-key="a"]')?.getBoundingClientRect() ?? {}
        const there = document.elementFromPoint(x + width / 2, y + height / 2)
        if (more.length === 0) frames.push(there && left?.contains(there) ? 'the draft' : 'nothing')
        if (frames.length < 10) requestAnimationFrame(look)
        else done(frames)
      }
      look()
    })
    return { frames }
  })
  const send = drafts(page).first().getByRole('button', { name: 'Send reply' })
  await send.click()
  expect(await reached.evaluate(({ frames }) => frames)).toContain('nothing')
  await send.click()
  await expect(drafts(page)).toHaveCount(0)
})

test('a text that was replaced in another tab is shown instead of sent, and a field keeps the focus', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(409)
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const ids = await insertDrafts(world, email, handle, 2)
  await page.goto('/dashboard/queue')
  await untilHydrated(page)
  const replace = (text: string) => world.sql('update actions set text = $2 where id = $1', [ids[0], text])
  const first = drafts(page).first()
  const field = first.getByLabel('Your reply')
  await replace('Replaced once.')
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await expect(first.getByText(/It’s now: “Replaced once\.”/).first()).toBeVisible()
  await expect(field).toHaveValue('Replaced once.')
  if (process.env.SHOTS) await shoot(page, 'queue-replaced')
  await field.fill('As I had typed it.')
  await replace('Replaced twice.')
  await first.getByRole('button', { name: 'Send reply' }).click()
  await expect(first.getByText(/It’s now: “Replaced twice\.”/).first()).toBeVisible()
  await expect(field).toHaveValue('As I had typed it.')
  expect(await states(world, ids)).toEqual(['waiting', 'waiting'])
  // It may also come by itself while somebody types: what is typed on goes into the field, and is no shortcut.
  await page.reload()
  await untilHydrated(page)
  await field.focus()
  await replace('Replaced at last.')
  const other = await context.newPage()
  await other.goto('/dashboard/queue')
  await drafts(other).nth(1).getByText('Reject', { exact: true }).click()
  await drafts(other).nth(1).getByRole('button', { name: 'No reason' }).click()
  await expect(field).toHaveValue('Replaced at last.')
  await page.keyboard.type('aaa')
  await expect(field).toHaveValue(/aaa/)
  expect(await states(world, ids)).toEqual(['waiting', 'rejected'])
})

test('a draft whose decision is refused has the focus again: pressed once more, a key sends no other', async ({
  page,
  context,
  world,
  guard,
}) => {
  guard.allow(422)
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  const ids = await insertDrafts(world, email, handle, 2)
  await page.goto('/dashboard/queue')
  await untilHydrated(page)
  const first = drafts(page).first()
  await first.getByLabel('Your reply').fill('')
  await page.keyboard.press('Escape')
  for (let time = 0; time < 2; time += 1) {
    await page.keyboard.press('a')
    await expect(first.getByText('The draft is empty.').first()).toBeVisible()
    await expect(first).toBeFocused()
    await settled(first)
  }
  expect(await states(world, ids)).toEqual(['waiting', 'waiting'])
})

test('the letters of the queue do nothing in Activity and in the inbox', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', handle)
  await insertActionHistory(world, email)
  await insertDrafts(world, email, handle, 1)
  await insertInboxPosts(world, email, 3)
  const posts = postsOf(page)
  await page.goto('/dashboard/activity?period=all')
  await untilHydrated(page)
  const entries = page.getByRole('main').getByRole('list', { name: /./ }).locator('[data-entry]')
  for (const key of ['j', 'j', 'k', ...letters]) await page.keyboard.press(key)
  await expect(entries.first()).toBeFocused()
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(0)
  await page.goto('/dashboard/inbox')
  await untilHydrated(page)
  for (const key of ['a', 'n', 's', 'x']) await page.keyboard.press(key)
  await expect(page.getByRole('main').locator('details[open]')).toHaveCount(0)
  expect(posts).toEqual([])
})
