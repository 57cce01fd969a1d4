import { expect, test } from './kit.ts'
import { signInNewPerson } from './person.ts'
import { shoot } from './shoot.ts'

const pairOnPage = async (browser_info: string) => {
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
    return answer.json()
  }
  const { code } = await post('/api/extension/pairing-code', {})
  const { access_token } = await post('/api/extension/pair', { code, browser_info, extension_version: '1.0.0' })
  return String(access_token)
}

test('the open settings page shows paired and disconnected browsers without a reload', async ({
  page,
  context,
  world,
}) => {
  await signInNewPerson(context, world, 'skipped')
  await page.goto('/dashboard/settings')
  const section = page.locator('#extension')
  await expect(section.getByRole('heading', { name: 'No browser is connected' })).toBeVisible()
  const token = await page.evaluate(pairOnPage, 'Chrome on Linux')
  await expect(section.getByText('Chrome on Linux')).toBeVisible()
  await page.evaluate(
    pairOnPage,
    'Edge on Windows with a name that is about as long as one may ever become in practice',
  )
  await expect(section.getByRole('listitem')).toHaveCount(2)
  if (process.env.SHOTS) await shoot(page, 'settings-extension')

  await page.evaluate(
    (authorization) => fetch('/auth/v1/logout?scope=local', { method: 'POST', headers: { authorization } }),
    `Bearer ${token}`,
  )
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await section.getByRole('button', { name: 'Disconnect Edge' }).click()
  await expect(section.getByRole('heading', { name: 'No browser is connected' })).toBeVisible()
})
