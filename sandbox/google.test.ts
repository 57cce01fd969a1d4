import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterEach, expect, it } from 'vitest'
import { type Google, googleClient, startGoogle } from './google.ts'

const webOrigin = 'http://localhost:3000'
const back = `${webOrigin}/auth/callback`
const verifier = randomBytes(32).toString('base64url')
let google: Google
afterEach(() => google.close())
const start = async () => {
  google = await startGoogle({ host: '127.0.0.1', port: 0, webOrigin })
}

const authorizationQuery = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: googleClient.id,
    redirect_uri: back,
    response_type: 'code',
    scope: 'openid email profile',
    state: 'a state',
    nonce: 'a nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  })

async function claims(email: string) {
  const chosen = await fetch(`${google.url}/o/oauth2/v2/auth/callback`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([...authorizationQuery(), ['email', email]]),
  })
  const code = new URL(chosen.headers.get('location') ?? '').searchParams.get('code') ?? ''
  const answer = await fetch(`${google.url}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: back,
      client_id: googleClient.id,
      client_secret: googleClient.secret,
      code_verifier: verifier,
    }),
  })
  return decodeJwt(((await answer.json()) as { id_token: string }).id_token)
}

it('lists the accounts to choose from, and a link to cancel', async () => {
  await start()
  const page = await (await fetch(`${google.url}/o/oauth2/v2/auth?${authorizationQuery()}`)).text()
  for (const name of ['Robin Finch', 'Wren Alder', 'Unsure Linnet']) expect(page).toContain(name)
  expect(page).toContain(`${back}?error=access_denied&amp;state=a+state`)
})

it('rejects an unknown client and an unregistered or missing redirect URI', async () => {
  await start()
  const wrongs: Record<string, string>[] = [{ redirect_uri: 'http://evil.test/' }, { client_id: 'somebody' }]
  for (const wrong of wrongs)
    expect((await fetch(`${google.url}/o/oauth2/v2/auth?${authorizationQuery(wrong)}`)).status).toBe(400)
  const nowhere = authorizationQuery()
  nowhere.delete('redirect_uri')
  expect((await fetch(`${google.url}/o/oauth2/v2/auth?${nowhere}`)).status).toBe(500)
  expect((await fetch(`${google.url}/.well-known/openid-configuration`)).status).toBe(200)
})

it('issues the same subject for a person after a restart', async () => {
  await start()
  const before = await claims('robin@gmail.test')
  await google.close()
  await start()
  const after = await claims('robin@gmail.test')
  expect(after.sub).toBe(before.sub)
  expect(after).toMatchObject({ iss: google.url, aud: googleClient.id, nonce: 'a nonce', email_verified: true })
  expect((await claims('unsure@gmail.test')).email_verified).toBe(false)
})
