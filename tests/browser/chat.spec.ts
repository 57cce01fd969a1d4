import { expect, type Page } from '@playwright/test'
import { test } from './kit.ts'
import { signInNewPerson } from './person.ts'

const chatbot = '**/functions/v1/chatbot'

const conversation = (page: Page) => page.getByRole('log', { name: 'Conversation' })
const question = (page: Page) => page.getByLabel('Your question')
const launcher = (page: Page) => page.getByRole('button', { name: 'Questions?' })

async function open(page: Page, path = '/') {
  await page.goto(path)
  await launcher(page).click()
  await expect(question(page)).toBeFocused()
}

async function ask(page: Page, text: string) {
  await question(page).fill(text)
  await page.keyboard.press('Enter')
}

test.describe('with scripts', () => {
  test('the chat greets, answers, and keeps the conversation while it is closed', async ({ page }) => {
    await open(page)
    const messages = conversation(page).getByRole('article')
    await expect(messages).toHaveCount(1)
    await expect(messages.first()).toContainText('Hello.')
    await ask(page, 'How long is the free trial?')
    await expect(messages.nth(1)).toContainText('How long is the free trial?')
    await expect(messages.nth(2)).toContainText('7-day')
    await expect(messages.nth(2).locator('time')).toHaveAttribute('datetime', /^\d{4}-/)
    await expect(question(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Close the chat' }).click()
    await expect(page.getByRole('dialog', { name: 'Ask Warble' })).toBeHidden()
    await expect(launcher(page)).toBeFocused()
    await launcher(page).click()
    await expect(messages).toHaveCount(3)
  })

  test('the chat opens on the support page and knows the state of the bot there', async ({ page, context, world }) => {
    await signInNewPerson(context, world, 'skipped')
    await page.goto('/dashboard/support')
    await page.getByRole('button', { name: 'Start a chat' }).click()
    await expect(question(page)).toBeFocused()
    await page.keyboard.type('Why is my bot not running?')
    await page.keyboard.press('Enter')
    const answer = conversation(page).getByRole('article').last()
    await expect(answer).toContainText('I checked. No Perch account is connected. Connect Perch.')
    await answer.getByRole('link', { name: 'Perch' }).click()
    await expect(page).toHaveURL('/onboarding?step=2')
  })

  test('a guest’s conversation goes on once they sign in, and no other user of the tab sees it', async ({
    page,
    context,
    world,
  }) => {
    const messages = conversation(page).getByRole('article')
    const asked = messages.filter({ hasText: 'How long is the free trial?' })
    await open(page)
    await ask(page, 'How long is the free trial?')
    await expect(messages).toHaveCount(3)
    await signInNewPerson(context, world, 'skipped')
    await page.goto('/dashboard/support')
    await page.getByRole('button', { name: 'Start a chat' }).click()
    await expect(asked).toHaveCount(1)
    await ask(page, 'What plan am I on?')
    await expect(messages).toHaveCount(5)
    // The former session ended without a press on Sign out.
    await context.clearCookies()
    await signInNewPerson(context, world, 'skipped')
    await page.goto('/dashboard/support')
    await page.getByRole('button', { name: 'Start a chat' }).click()
    await expect(messages.first()).toContainText('Hello.')
    await expect(messages).toHaveCount(1)
  })

  test('a question without an answer gets the nearest ones to press', async ({ page }) => {
    await open(page)
    await ask(page, 'asdf qwer')
    const messages = conversation(page).getByRole('article')
    const offered = conversation(page).locator('[data-ask]')
    await expect(messages).toHaveCount(3)
    await expect(offered).toHaveCount(3)
    const first = (await offered.first().textContent()) ?? ''
    await offered.first().click()
    await expect(messages.nth(3)).toContainText(first)
    await expect(messages.nth(4).getByRole('link', { name: first })).toHaveAttribute('href', /^\/help#/)
    await expect(conversation(page).getByRole('button', { name: 'Send to a person' })).toHaveCount(0)
  })

  test('where it is not sure, the chat says so above the closest text and its question', async ({ page }) => {
    await open(page)
    await ask(page, 'where is the cancel button, I’ve been through every menu')
    const answer = conversation(page).getByRole('article').nth(2)
    await expect(answer).toContainText(
      /I’m not sure[^:]*The closest I have:\s*Can I cancel\?\s*Yes, anytime.*Or is it one of these/s,
    )
    await expect(answer.getByRole('link', { name: 'Can I cancel?' })).toHaveAttribute('href', '/help#can-i-cancel')
    await expect(conversation(page).locator('[data-ask]')).toHaveCount(2)
    await expect(conversation(page).getByRole('button', { name: 'Send to a person' })).toBeVisible()
  })

  test('an answer names its help text and two questions to go on with', async ({ page }) => {
    await open(page)
    await expect(conversation(page).locator('[data-ask]')).toHaveCount(3)
    await ask(page, 'Is my account safe?')
    const answer = conversation(page).getByRole('article').nth(2)
    await expect(answer).not.toContainText('(Help:')
    const source = answer.getByRole('link', { name: 'Is my account safe?' })
    await expect(source).toHaveAttribute('href', '/help#is-my-account-safe')
    const next = conversation(page).locator('[data-ask]')
    await expect(next).toHaveCount(2)
    const question = (await next.first().textContent()) ?? ''
    await next.first().click()
    await expect(conversation(page).getByRole('article').nth(3)).toContainText(question)
    const follows = conversation(page).getByRole('article').nth(4)
    await expect(follows.getByRole('link', { name: question })).toHaveAttribute('href', /^\/help#/)
  })

  test('a question without an answer goes to a person from inside the chat, with the conversation', async ({
    page,
    world,
    guard,
  }) => {
    guard.allow(422)
    await open(page)
    await ask(page, 'asdf qwer')
    const form = conversation(page).getByRole('region', { name: 'Ask a person' })
    await expect(form.getByLabel('What you need')).toHaveValue('asdf qwer')
    const send = form.getByRole('button', { name: 'Send to a person' })
    await form.getByLabel('Reply to').fill('asks@nowhere')
    await send.click()
    await expect(form.getByRole('alert')).toBeVisible()
    await form.getByLabel('Reply to').fill('asks@example.com')
    await form.getByLabel('What you need').fill('Can you explain the moon?')
    await send.click()
    await expect(conversation(page).getByRole('article').last()).toContainText('A person replies to asks@example.com.')
    await expect(form).toHaveCount(0)
    const [kept] = await world.sql("select subject, message from support_messages where email = 'asks@example.com'")
    expect(kept?.subject).toBe('Chat: Can you explain the moon?')
    expect(kept?.message).toMatch(/^Can you explain the moon\?\n\nFrom the chat:\n\nWarble: Hello\..*You: asdf qwer/s)
  })

  test('the link to a person opens the form, which keeps what was typed', async ({ page }) => {
    await open(page)
    await page.getByRole('link', { name: 'Ask a person' }).click()
    const form = conversation(page).getByRole('region', { name: 'Ask a person' })
    await form.getByLabel('What you need').fill('My own words')
    await ask(page, 'Is my account safe?')
    await expect(conversation(page).getByRole('article')).toHaveCount(3)
    await page.getByRole('link', { name: 'Ask a person' }).click()
    await expect(form.getByLabel('What you need')).toHaveValue('My own words')
  })

  test('the chat works by keyboard alone: Shift+Enter starts a new line, Escape closes it', async ({ page }) => {
    await page.goto('/pricing')
    await launcher(page).focus()
    await page.keyboard.press('Enter')
    await expect(question(page)).toBeFocused()
    await page.keyboard.type('one')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('two')
    await expect(question(page)).toHaveValue('one\ntwo')
    await page.keyboard.press('Enter')
    await expect(conversation(page).getByRole('article').nth(1)).toContainText('one two')
    await page.keyboard.press('Escape')
    await expect(launcher(page)).toBeFocused()
    await expect(launcher(page)).toHaveAttribute('aria-expanded', 'false')
  })

  test('the chat sends no blank questions, and one question at a time', async ({ page }) => {
    const sent: string[] = []
    let answer = () => undefined as undefined | Promise<void>
    await page.route(chatbot, async (route) => {
      sent.push(route.request().postDataJSON().message)
      await new Promise<void>((resolve) => {
        answer = () => route.fulfill({ json: { response: 'Here.' } }).then(resolve)
      })
    })
    await open(page)
    const send = page.getByRole('button', { name: 'Send' })
    for (const blank of ['', '   ', '\n\t ']) {
      await question(page).fill(blank)
      await expect(send).toBeDisabled()
      await page.keyboard.press('Enter')
    }
    await question(page).fill('  first ')
    await send.click()
    await expect(conversation(page).getByText('Warble is writing')).toBeAttached()
    await question(page).fill('second')
    await expect(send).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect.poll(() => sent).toEqual(['first'])
    await answer()
    await expect(conversation(page).getByText('Here.')).toBeVisible()
    await expect(conversation(page).getByText('Warble is writing')).not.toBeAttached()
    await expect(question(page)).toHaveValue('second')
    await expect(send).toBeEnabled()
  })

  test('the chat shows the exact message for each failure', async ({ page, world, guard }) => {
    guard.allow(429, 503)
    guard.allowOutage()
    const { host } = new URL(world.origin)
    const instead = `Please try again or contact support at ${host}.`
    const failure = `I'm having trouble processing your request right now. ${instead}`
    const noResponse = `I'm sorry, I didn't get a response. ${instead}`
    const broken = "I'm experiencing technical difficulties..."
    const last = conversation(page).getByRole('article').last().locator('[data-text]')
    await open(page)
    const answers: [
      fulfil: Parameters<Parameters<Parameters<Page['route']>[1]>[0]['fulfill']>[0] | null,
      message: string,
    ][] = [
      [
        { status: 429, json: { error: 'Too many requests. Try again in 3 minutes.', code: 'too_many' } },
        `${failure} Too many requests. Try again in 3 minutes.`,
      ],
      [{ status: 503, json: { error: 'Something' } }, failure],
      [{ json: { error: 'Something' } }, failure],
      [{ json: { response: '' } }, noResponse],
      [{ json: {} }, noResponse],
      [{ contentType: 'text/html', body: '<p>' }, broken],
      [null, broken],
    ]
    for (const [at, [fulfil, message]] of answers.entries()) {
      await page.route(chatbot, (route) => (fulfil ? route.fulfill(fulfil) : route.abort('failed')), { times: 1 })
      await ask(page, `question ${at}`)
      await expect(conversation(page).getByRole('article')).toHaveCount(3 + 2 * at)
      await expect(last).toHaveText(message)
    }
    await ask(page, 'How long is the free trial?')
    await expect(last).toContainText('7-day')
  })

  test('an answer is shown as plain text, with links only to our own pages', async ({ page }) => {
    await page.route(chatbot, (route) =>
      route.fulfill({ json: { response: '<img src=x> see /contact or https://evil.test/contact-us' } }),
    )
    await open(page)
    await ask(page, 'where?')
    const last = conversation(page).getByRole('article').last()
    await expect(last).toContainText('<img src=x>')
    await expect(last.getByRole('link')).toHaveCount(1)
    await expect(last.getByRole('link')).toHaveAttribute('href', '/contact')
  })

  test('at the end of a page the button of the chat covers nothing that can be used', async ({ page }) => {
    for (const width of [390, 1280, 1440])
      for (const path of ['/', '/pricing', '/contact']) {
        await page.setViewportSize({ width, height: 844 })
        await page.goto(path)
        await expect(launcher(page)).toBeVisible()
        const covered = await launcher(page).evaluate((own) => {
          window.scrollTo(0, document.documentElement.scrollHeight)
          const at = own.getBoundingClientRect()
          const below = [...document.querySelectorAll('a, button, input, textarea, summary')].filter((one) => {
            const { left, right, top, bottom, width } = one.getBoundingClientRect()
            return width > 0 && left < at.right && right > at.left && top < at.bottom && bottom > at.top
          })
          return below.filter((one) => one !== own && !own.contains(one)).map(({ outerHTML }) => outerHTML.slice(0, 80))
        })
        expect([path, width, covered]).toEqual([path, width, []])
      }
  })

  test('the account menu closes on Escape or a click elsewhere, and can log out', async ({ page, context, world }) => {
    const { email } = await signInNewPerson(context, world, 'skipped')
    await page.goto('/')
    const menu = page.getByLabel(`Account: ${email}, plan Free`)
    const out = page.getByRole('button', { name: 'Log out' })
    await menu.click()
    await expect(out).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(out).toBeHidden()
    await expect(menu).toBeFocused()
    await menu.click()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(out).toBeHidden()
    await menu.click()
    await out.click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  })

  test('on a phone the menu links to a section and closes', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/pricing')
    await page.getByLabel('Menu').click()
    await page.getByRole('link', { name: 'How it works' }).first().click()
    await expect(page).toHaveURL('/#how-it-works')
    await page.waitForLoadState()
    await page.getByLabel('Menu').click()
    await page.getByRole('link', { name: 'Features' }).first().click()
    await expect(page.locator('header details[open]')).toHaveCount(0)
    await expect(page.getByRole('heading', { name: /^You run the company/ })).toBeInViewport()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link to the contact page replaces the chat, and the menus open', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('link', { name: 'Questions?' })).toHaveAttribute('href', '/contact')
    await expect(launcher(page)).toBeHidden()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByLabel('Menu').click()
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await expect(page).toHaveURL('/#pricing')
  })
})
