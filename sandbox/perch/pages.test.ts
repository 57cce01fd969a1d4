import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client, Running } from './testing/perch-fixture.ts'
import { cookiesFrom, post, request, runPerch, signIn, signUp } from './testing/perch-fixture.ts'

let perch: Running
let ann: Client

beforeAll(async () => {
  perch = await runPerch()
  ann = await signUp(perch, 'ann')
})
afterAll(() => perch.close())

const read = async (path: string, cookie = '') => {
  const response = await fetch(perch.url + path, { headers: { cookie }, redirect: 'manual' })
  return {
    status: response.status,
    location: response.headers.get('location'),
    text: await response.text(),
    headers: response.headers,
  }
}

describe('signing up and signing in', () => {
  it('signs up and shows the tokens, revokes them on sign-out, and issues new ones at the next sign-in', async () => {
    const response = await post(`${perch.url}/sign-up`, {
      handle: 'zoe',
      name: 'Zoe',
      email: 'zoe@example.org',
      password: 'a long password',
    })
    expect(response.status).toBe(303)
    const [auth, ct0] = response.headers.getSetCookie()
    expect(auth).toMatch(/^auth_token=[0-9a-f]{40};.*HttpOnly; SameSite=Lax/)
    expect(ct0).toMatch(/^ct0=[0-9a-f]{64};.*SameSite=Lax/)
    expect(ct0).not.toMatch(/HttpOnly/)
    const cookies = cookiesFrom(response)
    const cookie = `auth_token=${cookies.auth_token}; ct0=${cookies.ct0}`
    const tokens = await read('/settings/tokens', cookie)
    expect(tokens.text).toContain(`id="auth_token">${cookies.auth_token}<`)
    expect(tokens.text).toContain(`id="ct0">${cookies.ct0}<`)
    expect((await post(`${perch.url}/sign-out`, { ct0: cookies.ct0 ?? '' }, { cookie })).status).toBe(303)
    expect(
      (await request(`${perch.url}/2/users/me`, 'GET', { cookie, 'x-csrf-token': cookies.ct0 ?? '' })).status,
    ).toBe(401)
    const again = await signIn(perch, 'zoe', 'a long password')
    expect(again.id).toMatch(/^\d+$/)
    expect(again.ct0).not.toBe(cookies.ct0)
  })

  it('explains why a sign-up is refused, and refuses a wrong password', async () => {
    const wrong = { handle: 'ann', name: 'Ann', email: 'other@example.org', password: 'a long password' }
    for (const [fields, sentence] of [
      [wrong, '@ann is taken.'],
      [{ ...wrong, handle: 'two words' }, 'A handle has 1 to 15'],
      [{ ...wrong, handle: 'other', email: 'ann@example.org' }, 'already uses'],
      [{ ...wrong, handle: 'other', password: 'short' }, '8 to 200'],
    ] as const) {
      const response = await post(`${perch.url}/sign-up`, fields)
      expect(response.status).toBe(422)
      expect(await response.text()).toContain(sentence)
    }
    expect((await post(`${perch.url}/sign-in`, { handle: 'ann', password: 'wrong wrong' })).status).toBe(422)
  })

  it('keeps the tokens of a ready account after sign-out', async () => {
    const before = await signIn(perch, 'finchroast')
    await post(`${perch.url}/sign-out`, { ct0: before.ct0 }, { cookie: before.cookie })
    const chosen = cookiesFrom(await post(`${perch.url}/i/dev-accounts`, { handle: 'finchroast' }))
    expect(chosen.ct0).toBe(before.ct0)
    expect((await read('/i/dev-accounts')).text).toContain('perch-password')
  })
})

describe('pages', () => {
  it('all load without scripts and with a strict CSP, signed in or not', async () => {
    const first = (
      await ann.call('GET', '/2/tweets/search/recent?query=lang:en&tweet.fields=author_id&expansions=author_id')
    ).body
    const handle = first.includes.users[0]?.username
    const paths = [
      '/',
      '/?tab=everything',
      '/explore',
      '/explore?q=coffee',
      '/explore?q=%22',
      '/notifications',
      '/compose',
      '/settings/tokens',
      '/ledger',
      '/i/dev-accounts',
      `/${handle}`,
      `/i/status/${first.data[0]?.id}`,
    ]
    for (const path of paths) {
      for (const cookie of ['', ann.cookie]) {
        const page = await read(path, cookie)
        expect([200, 302, 303], path).toContain(page.status)
        expect(page.text).not.toContain('<script')
        expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
      }
    }
    expect((await read('/nobody_here')).status).toBe(404)
    expect((await read('/healthz')).status).toBe(200)
  })

  it('escape user content', async () => {
    const nasty = '<img src=x onerror=alert(1)> "quoted" & @ann'
    const made = await ann.call('POST', '/2/tweets', { text: nasty })
    const page = await read(`/ann/status/${made.body.data.id}`)
    expect(page.text).not.toContain('<img src=x')
    expect(page.text).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;quoted&quot; &amp; <a href="/ann">@ann</a>')
  })

  it('post, like and follow through forms, and refuse forged forms', async () => {
    const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      post(perch.url + path, fields, { cookie: ann.cookie, ...headers })
    const made = await ann.call('POST', '/2/tweets', { text: 'Something to answer.' })
    const id = made.body.data.id
    expect((await read(`/intent/tweet?text=hello&in_reply_to=${id}`, ann.cookie)).text).toContain(
      'Something to answer.',
    )
    const written = await send('/intent/tweet', { ct0: ann.ct0, text: 'By the intent.', in_reply_to: id })
    expect(written.headers.get('location')).toMatch(/^\/ann\/status\/\d+$/)
    expect((await read(`/intent/like?tweet_id=${id}`, ann.cookie)).text).toContain('Like this post?')
    expect((await send('/intent/like', { ct0: ann.ct0, tweet_id: id })).headers.get('location')).toBe(
      `/ann/status/${id}`,
    )
    expect((await read('/intent/follow?screen_name=finchroast', ann.cookie)).text).toContain('Follow @finchroast?')
    const roaster = await ann.call('GET', '/2/users/by/username/finchroast')
    expect((await send('/intent/follow', { ct0: ann.ct0, user_id: roaster.body.data.id })).status).toBe(303)
    const ledger = await request(`${perch.url}/ledger.json?handle=ann`, 'GET', {})
    expect(ledger.body.entries.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['reply', 'like', 'follow']))
    const count = ledger.body.entries.length
    expect((await send('/intent/tweet', { text: 'forged', ct0: 'wrong' })).status).toBe(403)
    expect(
      (await send('/intent/tweet', { text: 'forged', ct0: ann.ct0 }, { origin: 'http://elsewhere.test' })).status,
    ).toBe(403)
    expect(
      (await send('/sign-in', { handle: 'ann', password: 'x', next: '//elsewhere.test' })).headers.get('location'),
    ).toBeNull()
    expect((await request(`${perch.url}/ledger.json?handle=ann`, 'GET', {})).body.entries).toHaveLength(count)
  })
})
