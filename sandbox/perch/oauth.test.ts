import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from './api/routes.ts'
import { scopesOf } from './api/scopes.ts'
import { sandboxApp, warbleApps } from './oauth/apps.ts'
import { oauthApp } from './testing/oauth-fixture.ts'
import { OpenApi } from './testing/openapi.ts'
import { type Client, newJournal, post, type Running, request, runPerch, signUp } from './testing/perch-fixture.ts'

let perch: Running
let ann: Client
const apps = warbleApps('http://localhost:3000')

beforeAll(async () => {
  perch = await runPerch({ apps, people: 5 })
  ann = await signUp(perch, 'ann')
})
afterAll(() => perch.close())

describe.each(['a client with a secret', 'a public client'])('%s', (kind) => {
  const secret = kind === 'a public client' ? null : sandboxApp.secret

  it('gets tokens with the person’s consent, refreshes them once each, and revokes them', async () => {
    const app = oauthApp(perch, secret)
    const back = await app.decide(ann, 'allow')
    expect(back.searchParams.get('state')).toBe('a state')
    const code = back.searchParams.get('code') ?? ''
    const first = await app.exchange(code)
    expect(first).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 7200 } })
    expect((await app.call(first.body.access_token, 'GET', '/2/users/me')).body.data.id).toBe(ann.id)
    expect(await app.exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_request' } })

    perch.clock.forward(121)
    expect((await app.call(first.body.access_token, 'GET', '/2/users/me')).status).toBe(401)
    const second = await app.refresh(first.body.refresh_token)
    expect(second.body.refresh_token).not.toBe(first.body.refresh_token)
    expect((await app.call(second.body.access_token, 'GET', '/2/users/me')).status).toBe(200)
    expect(await app.refresh(first.body.refresh_token)).toMatchObject({ status: 400 })

    expect(await app.revoke(second.body.refresh_token ?? '')).toEqual({ status: 200, body: { revoked: true } })
    expect((await app.call(second.body.access_token, 'GET', '/2/users/me')).status).toBe(401)
    expect(await app.refresh(second.body.refresh_token)).toMatchObject({ status: 400 })
  })
})

it('refuses a wrong secret, a wrong verifier, another redirect address, and a code after its lifetime', async () => {
  const app = oauthApp(perch)
  const code = async () => (await app.decide(ann, 'allow')).searchParams.get('code') ?? ''
  expect(await oauthApp(perch, 'a wrong secret').exchange(await code())).toMatchObject({
    status: 401,
    body: { error: 'unauthorized_client' },
  })
  expect((await app.exchange(await code(), { code_verifier: 'another' })).status).toBe(400)
  expect((await app.exchange(await code(), { redirect_uri: 'http://localhost:3000/elsewhere' })).status).toBe(400)
  const late = await code()
  perch.clock.forward(11)
  expect((await app.exchange(late)).status).toBe(400)
  expect((await app.exchange(await code())).status).toBe(200)
})

it('asks only for registered apps at their own addresses, and only who is signed in', async () => {
  const { question } = oauthApp(perch)
  const ask = (changes: Record<string, string>, cookie = ann.cookie) =>
    fetch(`${perch.url}/i/oauth2/authorize?${new URLSearchParams({ ...question('tweet.read'), ...changes })}`, {
      headers: { cookie },
      redirect: 'manual',
    })
  const shown = await ask({})
  expect(shown.status).toBe(200)
  expect(shown.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000")
  const wrong: Record<string, string>[] = [
    { client_id: 'unknown' },
    { redirect_uri: 'http://evil.example/' },
    { state: '' },
    { scope: 'dm.read' },
    { code_challenge: '' },
    { code_challenge_method: 'plain' },
  ]
  for (const changes of wrong) expect((await ask(changes)).status).toBe(400)
  expect((await ask({}, '')).headers.get('location')).toMatch(/^\/sign-in\?next=%2Fi%2Foauth2%2Fauthorize/)
})

it('leads back without a code when the person says no, and gives no refresh token that nobody asked for', async () => {
  const app = oauthApp(perch)
  const back = await app.decide(ann, 'deny')
  expect(Object.fromEntries(back.searchParams)).toEqual({ state: 'a state', error: 'access_denied' })
  expect((await app.tokensOf(ann, 'tweet.read users.read')).refresh_token).toBeUndefined()
})

it('lets an app do only what its scopes allow, and a person revoke it', async () => {
  const app = oauthApp(perch)
  const { access_token } = await app.tokensOf(ann, 'tweet.read users.read offline.access')
  expect((await app.call(access_token, 'GET', '/2/users/me')).status).toBe(200)
  expect((await app.call(access_token, 'POST', '/2/tweets', { text: 'Hello' })).status).toBe(403)
  const settings = async () =>
    await (await fetch(`${perch.url}/settings/apps`, { headers: { cookie: ann.cookie } })).text()
  for (const [, grant = ''] of (await settings()).matchAll(/name="grant" value="([^"]+)"/g))
    await post(`${perch.url}/settings/apps`, { ct0: ann.ct0, grant }, { cookie: ann.cookie })
  expect(await settings()).toContain('There are none.')
  expect((await app.call(access_token, 'GET', '/2/users/me')).status).toBe(401)
})

it('keeps grants over a restart', async () => {
  const journal = newJournal()
  const first = await runPerch({ apps, people: 5, journal })
  const bob = await signUp(first, 'bob')
  const tokens = await oauthApp(first).tokensOf(bob)
  await first.close()
  const again = await runPerch({ apps, people: 5, journal })
  expect((await oauthApp(again).refresh(tokens.refresh_token)).status).toBe(200)
  await again.close()
})

describe('X’s policy', () => {
  const write = (who: Client, text: string, replyTo?: string) =>
    who.call('POST', '/2/tweets', { text, ...(replyTo && { reply: { in_reply_to_tweet_id: replyTo } }) })

  it('lets a program reply only to who mentioned or quoted the account, and neither like nor follow', async () => {
    const cat = await signUp(perch, 'cat')
    const plain = (await write(cat, 'A walk before work.')).body.data.id
    const named = (await write(cat, 'What would you say, @ann?')).body.data.id
    const own = (await write(ann, 'The kettle sings.')).body.data.id
    const quoting = (await cat.call('POST', '/2/tweets', { text: 'This.', quote_tweet_id: own })).body.data.id
    perch.policy.set({ on: true })
    const refused = await write(ann, 'Where do you walk?', plain)
    expect([refused.status, refused.body]).toMatchObject([403, { title: 'Forbidden' }])
    expect((await write(ann, 'I would say yes.', named)).status).toBe(201)
    expect((await write(ann, 'Thank you for that.', quoting)).status).toBe(201)
    const liked = await ann.call('POST', `/2/users/${ann.id}/likes`, { tweet_id: plain })
    expect([liked.status, liked.body]).toMatchObject([403, { title: 'Client Forbidden' }])
    expect((await ann.call('POST', `/2/users/${ann.id}/following`, { target_user_id: cat.id })).status).toBe(403)
    expect((await ann.call('POST', `/2/users/${ann.id}/profile_views`, { target_user_id: cat.id })).status).toBe(404)
    perch.policy.set({ on: false })
    expect((await write(ann, 'Where do you walk?', plain)).status).toBe(201)
  })

  it('answers 402 once the credit is used up, and takes each price from it', async () => {
    perch.policy.set({ on: true, credit: 0.025 })
    expect((await write(ann, 'This costs a cent and a half.')).status).toBe(201)
    expect(perch.policy.state().credit).toBeCloseTo(0.01)
    expect((await ann.call('GET', '/2/users/me')).status).toBe(200)
    expect(perch.policy.state().credit).toBeCloseTo(0)
    perch.policy.set({ credit: 0 })
    const refused = await ann.call('GET', '/2/users/me')
    expect([refused.status, refused.body]).toMatchObject([402, { title: 'CreditsDepleted' }])
    perch.policy.set({ on: false, credit: null })
  })

  it('counts posts read, tells them to the app’s own token only, and stops at the cap', async () => {
    perch.policy.set({ on: true })
    const usage = (authorization: string) => request(`${perch.url}/2/usage/tweets`, 'GET', { authorization })
    const count = async () => Number(Object(await usage(`Bearer ${sandboxApp.bearer}`)).body.data.project_usage)
    const before = await count()
    const read = await ann.call('GET', `/2/users/${ann.id}/tweets`)
    expect((await count()) - before).toBe(read.body.data.length)
    const { access_token } = await oauthApp(perch).tokensOf(ann)
    expect((await usage(`Bearer ${access_token}`)).status).toBe(403)
    expect((await usage('Bearer none')).status).toBe(401)
    perch.policy.set({ post_cap: await count() })
    expect((await ann.call('GET', `/2/users/${ann.id}/tweets`)).body).toMatchObject({ title: 'UsageCapExceeded' })
    expect((await ann.call('GET', '/2/users/me')).status).toBe(200)
    perch.policy.set({ on: false, post_cap: null })
  })
})

describe.skipIf(!process.env.X_OPENAPI_FILE)('in X’s OpenAPI file', () => {
  const openApi = () => new OpenApi(process.env.X_OPENAPI_FILE ?? '')

  it('each route asks for the same scopes', () => {
    for (const route of routes.filter(({ path }) => !path.endsWith('/profile_views')))
      expect(scopesOf(route).sort(), `${route.method} ${route.path}`).toEqual(
        openApi().scopes(route.method, route.path),
      )
  })

  it('the usage has its form', async () => {
    const headers = { authorization: `Bearer ${sandboxApp.bearer}` }
    const usage = await request(`${perch.url}/2/usage/tweets?days=30`, 'GET', headers)
    expect(openApi().violations('GET', '/2/usage/tweets', 200, usage.body)).toEqual([])
  })
})
