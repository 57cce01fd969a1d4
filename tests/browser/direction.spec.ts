import { insertActionHistory } from '../kit/action-history.ts'
import { insertDrafts } from '../kit/drafts.ts'
import { insertInboxPosts } from '../kit/inbox-posts.ts'
import type { World } from '../kit/world.ts'
import { expect, test } from './kit.ts'
import { signInNewPerson } from './person.ts'

const name = 'محمد عبد الرحمن بن أبي بكر الأندلسي القرطبي'
const text = 'شكرا جزيلا (2024)! קפה טוב, באמת.'

async function writtenFromTheRight(world: World, email: string) {
  const [user] = await world.sql<{ id: string }>('select id from users where email = $1', [email])
  await world.sql('update actions set author_name = $2, post_text = $3, text = $3 where user_id = $1 and kind = $4', [
    user?.id,
    name,
    text,
    'reply',
  ])
  await world.sql('update actions set author_name = $2, author_bio = $3 where user_id = $1', [user?.id, name, text])
  await world.sql(`update inbox_posts set author_name = $2, text = $3 where user_id = $1`, [user?.id, name, text])
  await world.sql(
    `insert into unread_authors (user_id, network, author_id, post_id, language, written_at)
     select user_id, network, author_id, post_id, 'ar', posted_at from inbox_posts where user_id = $1
     order by posted_at limit 1`,
    [user?.id],
  )
}

test.use({ viewport: { width: 390, height: 844 } })

test('names and texts from the right are shown from the right, and fit a phone', async ({ page, context, world }) => {
  const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
  await insertActionHistory(world, email)
  await insertDrafts(world, email, 'coach_ilse', 2)
  await insertInboxPosts(world, email, 5)
  await writtenFromTheRight(world, email)
  for (const path of ['inbox', 'activity', 'activity/report', 'queue', 'analytics?tab=activity']) {
    await page.goto(`/dashboard/${path}`)
    await expect(page.getByText(text).or(page.getByText(name)).first()).toBeAttached()
    const shown = await page.evaluate(
      ([name, text]) => {
        const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const { parentElement: parent, textContent } = node
          if (!parent || (textContent !== name && textContent !== text)) continue
          if (parent.closest('textarea, script')) continue
          found.push(parent.closest('[dir="auto"]') ? getComputedStyle(parent).direction : 'no direction')
        }
        return found
      },
      [name, text],
    )
    expect([path, [...new Set(shown)]]).toEqual([path, shown.length > 0 ? ['rtl'] : []])
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect([path, wide]).toEqual([path, 0])
  }
})

for (const [press, came] of [
  ['Let the bot contact them', 'The bot may contact @person_1'],
  ['Done', ': done'],
] as const)
  test(`who wrote in an unread language comes first in the inbox: ${press}`, async ({ page, context, world }) => {
    const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
    await insertInboxPosts(world, email, 5)
    await writtenFromTheRight(world, email)
    await page.goto('/dashboard/inbox')
    await page.getByRole('region', { name: 'Needs you' }).getByRole('link').first().click()
    const first = page.getByRole('article')
    await expect(first.getByText('They wrote in Arabic, which the bot can’t read.', { exact: false })).toBeVisible()
    await expect(first.locator('p[lang="ar"]')).toBeVisible()
    await first.getByRole('button', { name: press, exact: true }).click()
    await expect(page.getByText(came).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('which the bot can’t read', { exact: false })).toHaveCount(0)
  })
