import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sandboxApp, warbleApps } from './oauth/apps.ts'
import type { Client, Running } from './testing/perch-fixture.ts'
import { request, runPerch, signIn, signUp } from './testing/perch-fixture.ts'

let perch: Running
let ann: Client
let bob: Client

beforeAll(async () => {
  perch = await runPerch({ apps: warbleApps('http://localhost:3000') })
  ann = await signUp(perch, 'ann')
  bob = await signUp(perch, 'bob')
})
afterAll(() => perch.close())

const write = async (who: Client, text: string, more: object = {}) => who.call('POST', '/2/tweets', { text, ...more })

describe('API authentication', () => {
  it('rejects missing credentials, unknown cookies, and cookies without the CSRF header', async () => {
    const anonymous = await request(`${perch.url}/2/users/me`, 'GET', {})
    expect(anonymous.status).toBe(401)
    expect(anonymous.body).toEqual({ title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' })
    expect(
      (await request(`${perch.url}/2/users/me`, 'GET', { cookie: 'auth_token=x; ct0=y', 'x-csrf-token': 'y' })).status,
    ).toBe(401)
    expect((await request(`${perch.url}/2/users/me`, 'GET', { cookie: ann.cookie })).status).toBe(403)
  })

  it('accepts the access token that the token page shows', async () => {
    const page = await (await fetch(`${perch.url}/settings/tokens`, { headers: { cookie: ann.cookie } })).text()
    const token = /id="access_token">([^<]+)</.exec(page)?.[1]
    const me = await request(`${perch.url}/2/users/me`, 'GET', { authorization: `Bearer ${token}` })
    expect(me.body).toEqual({ data: { id: ann.id, name: 'ann', username: 'ann' } })
  })

  it('lets an app search and read public posts with its own token, and nothing else', async () => {
    const { body } = await write(ann, 'The kingfisher is back at the weir.')
    const asApp = (path: string, method = 'GET') =>
      request(perch.url + path, method, { authorization: `Bearer ${sandboxApp.bearer}` })
    const found = await asApp('/2/tweets/search/recent?query=kingfisher%20from:ann')
    expect(found.body.data.map(({ id }) => id)).toEqual([body.data.id])
    expect((await asApp('/2/users/by/username/ann')).body.data.id).toBe(ann.id)
    const read = await asApp(`/2/users/${ann.id}/tweets`)
    expect(read.body.data.map(({ id }) => id)).toContain(body.data.id)
    for (const path of ['/2/users/me', `/2/tweets/${body.data.id}`, `/2/users/${ann.id}/mentions`])
      expect((await asApp(path)).status).toBe(401)
    expect((await asApp('/2/tweets', 'POST')).status).toBe(401)
  })
})

describe('writing through the API', () => {
  it('returns a new post in tweet names by default and in post names on request', async () => {
    const made = await write(ann, 'The first frost is on the windows.')
    expect(made.status).toBe(201)
    expect(made.body.data).toEqual({
      id: expect.stringMatching(/^\d{1,19}$/),
      text: 'The first frost is on the windows.',
      edit_history_tweet_ids: [made.body.data.id],
    })
    const named = await ann.call('GET', `/2/tweets/${made.body.data.id}?post.fields=public_metrics`)
    expect(named.body.data).toMatchObject({
      edit_history_post_ids: [made.body.data.id],
      public_metrics: { repost_count: 0 },
    })
  })

  it('rejects duplicates, invalid bodies and actions on behalf of another account', async () => {
    expect((await write(ann, 'Said once.')).status).toBe(201)
    const again = await write(ann, 'Said once.')
    expect(again.status).toBe(403)
    expect(again.body).toEqual({
      detail: 'You are not allowed to create a Tweet with duplicate content.',
      type: 'about:blank',
      title: 'Forbidden',
      status: 403,
    })
    expect((await write(ann, '漢'.repeat(140))).status).toBe(201)
    for (const [body, parameter] of [
      [{ text: '漢'.repeat(141) }, 'text'],
      [{ text: 'hi', colour: 'red' }, 'colour'],
      [{ text: '' }, 'text'],
      [{ text: 5 }, 'text'],
      [{ text: 'x', reply: { in_reply_to_tweet_id: 'abc' } }, 'reply.in_reply_to_tweet_id'],
    ] as const) {
      const refused = await ann.call('POST', '/2/tweets', body)
      expect(refused.status).toBe(400)
      expect(refused.body).toMatchObject({
        title: 'Invalid Request',
        type: 'https://api.x.com/2/problems/invalid-request',
      })
      expect(Object.keys(refused.body.errors[0]?.parameters ?? {})).toEqual([parameter])
    }
    expect((await ann.call('POST', `/2/users/${bob.id}/likes`, { tweet_id: '1' })).status).toBe(403)
  })

  it('answers malformed requests with a 4xx, never with a 500', async () => {
    const broken = await ann.call('POST', '/2/tweets', '{"text":')
    expect(broken.status).toBe(400)
    expect(broken.headers.get('content-type')).toMatch(/^application\/json/)
    expect((await ann.call('POST', '/2/tweets', { text: 'x'.repeat(200_000) })).status).toBe(413)
    for (const path of [
      '/2/tweets/abc',
      '/2/tweets?ids=',
      '/2/users/%E0%A4%A',
      '/2/tweets/search/recent?query=%22open',
      '/2/tweets/search/recent?query=a&query=b',
      '/2/users/me?user.fields=shoe_size',
      '/2/users/me?nonsense=1',
    ]) {
      expect((await ann.call('GET', path)).status, path).toBe(400)
    }
    expect((await ann.call('GET', '/2/nothing')).status).toBe(404)
  })

  it('answers for a missing user or post with 200 and errors, but 404 when deleting a missing post', async () => {
    const missing = await ann.call('GET', '/2/users/by/username/nobody_here')
    expect(missing.status).toBe(200)
    expect(missing.body.data).toBeUndefined()
    expect(missing.body.errors[0]).toMatchObject({
      title: 'Not Found Error',
      resource_type: 'user',
      parameter: 'username',
      value: 'nobody_here',
      type: 'https://api.x.com/2/problems/resource-not-found',
    })
    expect((await ann.call('POST', `/2/users/${ann.id}/likes`, { tweet_id: '1' })).body.errors[0]?.resource_type).toBe(
      'tweet',
    )
    expect((await ann.call('DELETE', '/2/tweets/1')).status).toBe(404)
  })
})

describe('reading through the API', () => {
  it('supports X’s search operators', async () => {
    const first = await write(ann, 'Kettle for sale, "hardly used" #kitchen')
    await write(bob, '@ann is the kettle still there?', { reply: { in_reply_to_tweet_id: first.body.data.id } })
    const found = async (query: string) => {
      const reply = await bob.call('GET', `/2/tweets/search/recent?query=${encodeURIComponent(query)}`)
      expect(reply.status).toBe(200)
      return reply.body.meta.result_count
    }
    expect(await found('kettle (from:ann OR from:bob)')).toBe(2)
    expect(await found('kettle from:ann')).toBe(1)
    expect(await found('"hardly used" from:ann')).toBe(1)
    expect(await found('"used hardly" from:ann')).toBe(0)
    expect(await found('kettle to:ann is:reply')).toBe(1)
    expect(await found('@ann kettle -is:reply')).toBe(0)
    expect(await found('#kitchen from:ann -is:retweet lang:en')).toBe(1)
    expect(await found(`conversation_id:${first.body.data.id}`)).toBe(2)
    expect(await found('kettle -from:bob from:ann')).toBe(1)
  })

  it('pages a timeline forwards and backwards without gaps or duplicates', async () => {
    const roaster = await signIn(perch, 'finchroast')
    const ids: string[] = []
    let next: string | undefined
    let previous = ''
    do {
      const page = await ann.call(
        'GET',
        `/2/users/${roaster.id}/tweets?max_results=50${next ? `&pagination_token=${next}` : ''}`,
      )
      ids.push(...page.body.data.map((found: { id: string }) => found.id))
      next = page.body.meta.next_token
      previous = page.body.meta.previous_token
    } while (next)
    expect(ids.length).toBeGreaterThan(100)
    expect(new Set(ids).size).toBe(ids.length)
    const back = await ann.call('GET', `/2/users/${roaster.id}/tweets?max_results=50&pagination_token=${previous}`)
    expect(back.body.meta.newest_id).toBe(ids[Math.floor((ids.length - 1) / 50) * 50 - 50])
    const newer = await ann.call('GET', `/2/users/${roaster.id}/tweets?since_id=${ids[10]}&max_results=100`)
    expect(newer.body.meta.result_count).toBe(10)
    const noReplies = await ann.call(
      'GET',
      `/2/users/${roaster.id}/tweets?exclude=replies&max_results=100&tweet.fields=referenced_tweets`,
    )
    expect(noReplies.body.data.every((found: object) => !('referenced_tweets' in found))).toBe(true)
  })

  it('never returns labels, which only labels.json contains', async () => {
    const everything = await ann.call(
      'GET',
      '/2/tweets/search/recent?query=lang:en&max_results=100&expansions=author_id&user.fields=description',
    )
    expect(JSON.stringify(everything.body)).not.toMatch(/"(label|class|niche|topic)"/)
    const id = everything.body.data[0]?.id ?? ''
    const labels = await request(`${perch.url}/labels.json?ids=${id}`, 'GET', {})
    expect(labels.body.labels[id]).toHaveProperty('class')
  })
})

describe('rate limits and faults', () => {
  it('answers 429 once the limit of a 15-minute window is used up, and resets by the clock', async () => {
    const carol = await signUp(perch, 'carol')
    for (let call = 0; call < 50; call += 1) {
      const liked = await carol.call('POST', `/2/users/${carol.id}/likes`, { tweet_id: '1' })
      expect(liked.headers.get('x-rate-limit-remaining')).toBe(String(49 - call))
    }
    const over = await carol.call('POST', `/2/users/${carol.id}/likes`, { tweet_id: '1' })
    expect(over.status).toBe(429)
    expect(over.body).toMatchObject({ title: 'Too Many Requests', detail: 'Too Many Requests' })
    expect(Number(over.headers.get('x-rate-limit-reset'))).toBe(perch.clock.now().getTime() / 1000 + 900)
    perch.clock.forward(15)
    expect((await carol.call('POST', `/2/users/${carol.id}/likes`, { tweet_id: '1' })).status).toBe(200)
  })

  it('injects the faults that a test switches on, by handle, route and number of times', async () => {
    const set = (options: object) => request(`${perch.url}/switches`, 'POST', {}, { handle: 'ann', ...options })
    const expected = {
      '429': 429,
      usage_cap: 429,
      '401': 401,
      '403_blocked': 403,
      '403_duplicate': 403,
      '403_not_summoned': 403,
      suspended: 403,
      protected: 403,
      '500': 500,
      '503': 503,
    }
    for (const [fault, status] of Object.entries(expected)) {
      expect((await set({ fault, times: 1, reset_in_s: 60 })).status).toBe(201)
      expect((await ann.call('GET', '/2/users/me')).status, fault).toBe(status)
      expect((await ann.call('GET', '/2/users/me')).status).toBe(200)
    }
    expect((await set({ fault: 'meteor' })).status).toBe(400)
    expect(
      (await request(`${perch.url}/switches`, 'POST', { origin: 'http://elsewhere.test' }, { fault: '500' })).status,
    ).toBe(403)
    await set({ fault: '429', reset_in_s: 120, route: 'POST /2/tweets' })
    const held = await write(ann, 'held back')
    expect(Number(held.headers.get('x-rate-limit-reset'))).toBe(perch.clock.now().getTime() / 1000 + 120)
    expect((await ann.call('GET', '/2/users/me')).status).toBe(200)
    perch.clock.forward(2)
    expect((await write(ann, 'held back')).status).toBe(201)
  })

  it('drops the connection before or after the action is done', async () => {
    const set = (fault: string) =>
      request(`${perch.url}/switches`, 'POST', {}, { handle: 'ann', route: 'POST /2/tweets', fault, times: 1 })
    await set('cut_before')
    await expect(write(ann, 'Never arrived.')).rejects.toThrow()
    await set('cut')
    await expect(write(ann, 'Arrived unheard.')).rejects.toThrow()
    const mine = await ann.call('GET', `/2/users/${ann.id}/tweets?max_results=5`)
    const texts = mine.body.data.map((found: { text: string }) => found.text)
    expect(texts).toContain('Arrived unheard.')
    expect(texts).not.toContain('Never arrived.')
  })
})

it('records profile views, from the API and from pages, in the ledger', async () => {
  expect((await ann.call('POST', `/2/users/${ann.id}/profile_views`, { target_user_id: bob.id })).body).toEqual({
    data: { viewed: true },
  })
  await fetch(`${perch.url}/ann`, { headers: { cookie: bob.cookie } })
  const views = async (handle: string) =>
    (await request(`${perch.url}/ledger.json?handle=${handle}&kind=view`, 'GET', {})).body.entries
  expect((await views('ann')).at(-1)).toMatchObject({ kind: 'view', actor: 'ann', target: 'bob' })
  expect((await views('bob')).at(-1)).toMatchObject({ kind: 'view', actor: 'bob', target: 'ann' })
})
