import type { Page } from '@playwright/test'
import { insertDrafts } from '../kit/drafts.ts'
import { expect, test, untilHydrated } from './kit.ts'
import { signInNewPerson } from './person.ts'

/** What the keys with these letters type on other keyboards. */
const layouts: Record<string, Record<string, string>> = {
  Cyrillic: { g: 'п', a: 'ф', j: 'о', e: 'у', q: 'й' },
  Greek: { g: 'γ', a: 'α', j: 'ξ', e: 'ε', q: ';' },
}

for (const [layout, keys] of Object.entries(layouts))
  test(`the shortcuts work by the position of the keys on a ${layout} keyboard`, async ({ page, context, world }) => {
    const { email } = await signInNewPerson(context, world, 'connected', 'coach_ilse')
    await insertDrafts(world, email, 'coach_ilse', 1)
    await page.goto('/dashboard')
    await untilHydrated(page)
    await press(page, keys, 'g')
    await press(page, keys, 'q')
    await expect(page).toHaveURL('/dashboard/queue')
    const draft = page.locator('[data-draft]').first()
    await expect(draft).toBeVisible()
    await press(page, keys, 'j')
    await expect(draft).toBeFocused()
    await press(page, keys, 'e')
    await expect(draft.getByLabel('Your reply')).toBeFocused()
    await page.keyboard.press('Escape')
    await press(page, keys, 'g')
    await press(page, keys, 'a')
    await expect(page).toHaveURL(/\/dashboard\/a/)
  })

async function press(page: Page, keys: Record<string, string>, letter: string): Promise<void> {
  await page.evaluate(
    (typed) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { ...typed, bubbles: true, cancelable: true }),
      ),
    { key: keys[letter] ?? letter, code: `Key${letter.toUpperCase()}` },
  )
}
