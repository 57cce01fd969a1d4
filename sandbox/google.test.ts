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

async function codeFor(email: string): Promise<string> {
  const chosen = await fetch(`${google.url}/o/oauth2/v2/auth?${authorizationQuery({ email })}`, { redirect: 'manual' })
  return new URL(chosen.headers.get('location') ?? '').searchParams.get('code') ?? ''
}

function exchange(code: string, more: Record<string, string> = {}, authorization?: string): Promise<Response> {
  return fetch(`${google.url}/oauth2/token`, {
    method: 'POST',
    headers: authorization ? { authorization } : {},
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: back,
      client_id: googleClient.id,
      client_secret: googleClient.secret,
      code_verifier: verifier,
      ...more,
    }),
  })
}

async function claims(email: string) {
  const answer = await exchange(await codeFor(email))
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
  expect((await fetch(`${google.url}/o/oauth2/v2/auth?${nowhere}`)).status).toBe(400)
  expect((await fetch(`${google.url}/.well-known/openid-configuration`)).status).toBe(200)
})

it('exchanges a code once, for the client that it was issued to, with its verifier', async () => {
  await start()
  const code = await codeFor('robin@gmail.test')
  expect((await exchange(code)).status).toBe(200)
  const again = await exchange(code)
  expect([again.status, Object.keys((await again.json()) as object)]).toEqual([
    400,
    expect.not.arrayContaining(['id_token']),
  ])
  const wrongs = { client_secret: 'wrong', redirect_uri: `${webOrigin}/auth/v1/callback`, code_verifier: '', code: 'x' }
  for (const [name, value] of Object.entries(wrongs)) {
    const answer = await exchange(await codeFor('robin@gmail.test'), { [name]: value })
    expect([name, answer.status]).toEqual([name, name === 'client_secret' ? 401 : 400])
    expect(await answer.json()).not.toHaveProperty('id_token')
  }
})

it('takes the secret in the header too, percent-encoded as the standard has it', async () => {
  await start()
  const encoded = [googleClient.id, googleClient.secret].map((one) => one.replaceAll('-', '%2D')).join(':')
  const header = `Basic ${Buffer.from(encoded).toString('base64')}`
  const answer = await exchange(await codeFor('wren@gmail.test'), { client_id: '', client_secret: '' }, header)
  const { id_token } = (await answer.json()) as { id_token: string }
  expect(decodeJwt(id_token)).toMatchObject({ aud: googleClient.id, email: 'wren@gmail.test' })
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
