import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { appView } from '#app/adapters/network/bluesky/appview.ts'
import { confirmedAtOnce } from '#app/adapters/network/network.ts'
import { pendingOddObjects } from '#app/adapters/network/odd-objects.ts'

const author = 'did:plc:author'
const uri = (name: string) => `at://${author}/app.bsky.feed.post/${name}`
const view = (name: string, record: object = {}) => ({
  uri: uri(name),
  cid: 'c',
  author: { did: author, handle: 'author.example.com' },
  indexedAt: '2026-06-15T10:00:00Z',
  record: { text: name, createdAt: '2026-06-15T09:00:00Z', ...record },
})

let posts: unknown[] = []
let asked: string[][] = []
let refused: string | null = null
let answer: string | null = null
let status = 200
let retry_after: string | null = null
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://view')
  const uris = searchParams.getAll('uris')
  asked.push(uris)
  const isRefused = pathname !== '/xrpc/app.bsky.feed.getPosts' || (refused !== null && uris.includes(refused))
  response.statusCode = isRefused ? 400 : status
  if (retry_after) response.setHeader('retry-after', retry_after)
  response.end(answer ?? JSON.stringify({ posts }))
})
let ask: ReturnType<typeof appView>
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ask = appView(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, systemClock)
})
afterAll(() => server.close())
beforeEach(() => {
  posts = []
  asked = []
  refused = null
  answer = null
  status = 200
  retry_after = null
})
const signal = () => new AbortController().signal

test('shows who wrote what, when and to whom', async () => {
  const post = (did: string) => ({ uri: `at://${did}/app.bsky.feed.post/1`, cid: 'c' })
  posts = [
    view('reply', {
      createdAt: '2099-01-01T00:00:00Z',
      reply: { root: post('did:plc:root'), parent: post('did:plc:parent') },
    }),
    view('mention', { facets: [{ features: [{ tag: 'coffee' }, { did: 'did:plc:named' }] }] }),
    view('quote', { embed: { record: post('did:plc:quoted') } }),
    view('quote with a picture', { embed: { record: { record: post('did:plc:quoted') }, media: {} } }),
    view('reply with a quote', {
      reply: { root: post('did:plc:root'), parent: post('did:plc:parent') },
      embed: { record: post('did:plc:quoted') },
    }),
  ]
  posts = posts.map((one, at) => ({ ...(one as object), uri: uri(String(at)) }))
  const shown = await ask(['0', '1', '2', '3', '4'].map(uri), signal())
  expect(shown.get(uri('0'))).toEqual({
    author_id: author,
    text: 'reply',
    created_at: new Date('2026-06-15T10:00:00Z'),
    to: ['did:plc:parent'],
  })
  expect(shown.get(uri('1'))).toMatchObject({ to: ['did:plc:named'], created_at: new Date('2026-06-15T09:00:00Z') })
  expect([shown.get(uri('2'))?.to, shown.get(uri('3'))?.to]).toEqual([['did:plc:quoted'], ['did:plc:quoted']])
  expect(shown.get(uri('4'))?.to, 'said to whom it answers, about whom it quotes').toEqual(['did:plc:parent'])
})

test('is asked for posts only, each once, and at most for as many as it takes', async () => {
  const many = Array.from({ length: confirmedAtOnce + 5 }, (_, at) => uri(`p${at}`))
  await ask(
    ['1', 'at://x/y', `${uri('1')}?uris=at://x`, `at://did:plc:a/app.bsky.feed.like/1`, ...many, ...many],
    signal(),
  )
  expect(asked).toEqual([many.slice(0, confirmedAtOnce)])
  asked = []
  expect(await ask(['nothing'], signal())).toEqual(new Map())
  expect(await appView(null, systemClock)([uri('1')], signal())).toEqual(new Map())
  expect(asked).toEqual([])
})

test('believes nothing about posts that it was not asked for', async () => {
  const before = pendingOddObjects().get('bluesky') ?? 0
  posts = [view('other'), { uri: uri('asked') }, null, 7]
  expect(await ask(['asked', 'a', 'b', 'c'].map(uri), signal())).toEqual(new Map())
  expect(pendingOddObjects().get('bluesky')).toBe(before + 3)
})

test('one id that the server refuses does not keep it from showing the others', async () => {
  posts = [view('good')]
  refused = uri('bad')
  expect([...(await ask([uri('good'), uri('bad')], signal())).keys()]).toEqual([uri('good')])
})

test.each([
  ['an error', 500, null],
  ['no JSON', 200, 'Hello.'],
  ['no posts', 200, '{}'],
])('%s is no answer', async (_what, code, body) => {
  status = code
  answer = body
  await expect(ask([uri('1')], signal())).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a server that says when to come back is not asked before', async () => {
  status = 429
  retry_after = '900'
  const asked = Date.now()
  const error = await ask([uri('1')], signal()).catch((one) => one)
  expect(error).toMatchObject({ kind: 'rate_limited' })
  expect(error.retryAt.getTime()).toBeGreaterThanOrEqual(asked + 900_000)
})
