import { sample } from '../kit/mind/sample.ts'
import { inspect } from './inspect.ts'
import { expect, test } from './kit.ts'

const posts = sample.coffee.slice(0, 12)

test('posts are read on /try, and the box keeps them', async ({ page }) => {
  await page.goto('/try')
  await page.getByRole('textbox', { name: 'Your posts' }).fill(posts.join('\n\n'))
  await page.getByRole('button', { name: 'Read my posts' }).click()
  await expect(page.getByRole('heading', { name: 'What Warble sees in your posts' })).toBeVisible()
  await expect(page.getByText(/^(Coffee\. Your posts leave little doubt|Most likely coffee)\.$/)).toBeVisible()
  await expect(page.getByText('% sure')).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Your posts' })).toHaveValue(posts.join('\n\n'))
  await inspect(page)
})

test('the landing page’s box leads there, with errors that keep the handle', async ({ page, guard }) => {
  guard.allow(422)
  await page.goto('/')
  await page.getByLabel('Your handle on Perch').fill('nobody_is_here')
  await page.getByRole('button', { name: 'Read my account' }).click()
  await expect(page).toHaveURL('/try')
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expect(page.getByLabel('Your handle on Perch')).toHaveValue('nobody_is_here')
})

test('too few posts are said, and stay in the box', async ({ page, guard }) => {
  guard.allow(422)
  await page.goto('/try')
  await page.getByRole('textbox', { name: 'Your posts' }).fill('Only this one.')
  await page.getByRole('button', { name: 'Read my posts' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'There is a problem' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Your posts' })).toHaveValue('Only this one.')
})

test('a handle alone is read', async ({ page }) => {
  await page.goto('/try')
  await page.getByLabel('Your handle on Perch').fill('@finchroast')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'What Warble sees in your posts' })).toBeVisible()
  await expect(page.getByLabel('Your handle on Perch')).toHaveValue('finchroast')
})

test('an archive is read in the browser: only the texts of posts are sent', async ({ page }) => {
  const entries = posts.map((full_text, at) => ({
    tweet: { full_text, created_at: new Date(Date.UTC(2026, 5, at + 1)).toISOString(), source: 'a secret client' },
  }))
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(request.postData() ?? ''))
  await page.goto('/try')
  await page.getByLabel('Your X archive').setInputFiles({
    name: 'tweets.js',
    mimeType: 'text/javascript',
    buffer: Buffer.from(`window.YTD.tweets.part0 = ${JSON.stringify(entries)}`),
  })
  await expect(page.getByText('Your latest 12 posts are in the box. Nothing has been sent yet.')).toBeVisible()
  expect(bodies.filter(Boolean)).toEqual([])
  await page.getByRole('button', { name: 'Read my posts' }).click()
  await expect(page.getByRole('heading', { name: 'What Warble sees in your posts' })).toBeVisible()
  const sent = bodies.filter(Boolean)
  expect(sent).toHaveLength(1)
  expect([...new URLSearchParams(sent[0]).keys()].sort()).toEqual(['intent', 'posts'])
  expect(sent[0]).not.toContain('secret')
})

test('a file without posts says so and leaves the box as it was', async ({ page }) => {
  await page.goto('/try')
  await page.getByRole('textbox', { name: 'Your posts' }).fill('Typed by hand.')
  await page
    .getByLabel('Your X archive')
    .setInputFiles({ name: 'a.js', mimeType: 'text/javascript', buffer: Buffer.from('nothing') })
  await expect(page.getByText('We couldn’t find your posts in this file.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Your posts' })).toHaveValue('Typed by hand.')
})

test('topics alone lead to drafts', async ({ page }) => {
  await page.goto('/try')
  await page.getByLabel('In a hurry? Name your topics').fill('coffee')
  await page.getByRole('button', { name: 'Show me drafts' }).click()
  await expect(page.getByRole('heading', { name: 'What Warble would reply today' })).toBeVisible()
  await expect(page.getByLabel('In a hurry? Name your topics')).toHaveValue('coffee')
  await inspect(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the box works, and no file is asked for', async ({ page }) => {
    await page.goto('/try')
    await expect(page.getByLabel('Your X archive')).toBeHidden()
    await page.getByRole('textbox', { name: 'Your posts' }).fill(posts.join('\n\n'))
    await page.getByRole('button', { name: 'Read my posts' }).click()
    await expect(page.getByRole('heading', { name: 'What Warble sees in your posts' })).toBeVisible()
  })

  test('topics alone lead to drafts', async ({ page }) => {
    await page.goto('/try')
    await page.getByLabel('In a hurry? Name your topics').fill('coffee')
    await page.getByRole('button', { name: 'Show me drafts' }).click()
    await expect(page.getByRole('heading', { name: 'What Warble would reply today' })).toBeVisible()
    await expect(page.getByLabel('In a hurry? Name your topics')).toHaveValue('coffee')
  })
})
