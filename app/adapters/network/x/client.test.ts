import { expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { NetworkError } from '#app/adapters/network/network.ts'
import type { HttpClient } from '#app/adapters/network/x/call.ts'
import { createClient } from '#app/adapters/network/x/client.ts'
import { anyOf, noReposts, topicTerms } from '#app/adapters/network/x/search.ts'

/** Newest first, paged as by X; `pages` has the query of each call. */
function timelineOf(count: number) {
  const pages: Record<string, string | number | undefined>[] = []
  const ids = Array.from({ length: count }, (_, at) => String(10_000 - at))
  const http = {
    async get(_path, query, reply) {
      pages.push(query)
      const start = Number(query.pagination_token ?? 0)
      const end = start + Number(query.max_results)
      const page = reply.safeParse({
        data: ids
          .slice(start, end)
          .map((id) => ({ id, text: '@finch please stop', author_id: '9', created_at: '2026-06-15T11:30:00Z' })),
        includes: { users: [{ id: '9', username: 'tired', name: 'Tired' }] },
        meta: { result_count: 1, ...(end < count && { next_token: String(end) }) },
      })
      if (!page.success) throw new Error('not a page of posts')
      return page.data
    },
  } as Partial<HttpClient> as HttpClient
  return { client: createClient('x', http, systemClock), pages }
}

const signal = new AbortController().signal

test('all mentions since the last look are read, page by page, up to the 800 that X keeps', async () => {
  const { client, pages } = timelineOf(250)
  const read = await client.mentions('1', '9000', signal)
  expect(read).toHaveLength(250)
  expect(read.at(-1)?.id).toBe('9751')
  expect(pages.map(({ since_id }) => since_id)).toEqual(['9000', '9000', '9000'])
  expect(await timelineOf(2_000).client.mentions('1', '9000', signal)).toHaveLength(800)
})

test('beyond the first page nothing is read that was read before', async () => {
  expect(await timelineOf(2_000).client.mentions('1', '9000', signal, { known_id: '9950', at: null })).toHaveLength(100)
  expect(await timelineOf(2_000).client.mentions('1', '9000', signal, { known_id: '9850', at: null })).toHaveLength(200)
})

test('the first look reads the latest hundred', async () => {
  const { client, pages } = timelineOf(250)
  expect(await client.mentions('1', null, signal)).toHaveLength(100)
  expect(pages).toHaveLength(1)
})

test('pages are read up to a bound, whatever tokens for more of them come', async () => {
  let asked = 0
  const http = {
    async get(_path, _query, reply) {
      asked += 1
      const page = reply.safeParse({ data: [], meta: { next_token: `invented${asked}` } })
      if (!page.success) throw new Error('not a page')
      return page.data
    },
  } as Partial<HttpClient> as HttpClient
  const client = createClient('x', http, systemClock)
  expect(await client.mentions('1', '9000', signal)).toEqual([])
  expect(asked).toBeLessThanOrEqual(11)
  for (const kind of ['reply', 'follow'] as const) {
    asked = 0
    const found = await client.find('1', { kind, target_id: '2', text: '' }, new Date(0), signal)
    expect(found).toEqual({ happened: 'no' })
    expect(asked).toBe(20)
  }
})

test('a topic is never read as the syntax of the query', () => {
  const topics = ['coffee', 'OR', '-milk', 'cold brew', 'C++', 'node.js', 'R&D', '#latte', 'from:finch', '(a) "b"', '"']
  expect(anyOf(topicTerms(topics), noReposts)).toBe(
    '(coffee OR "OR" OR "-milk" OR "cold brew" OR "C++" OR "node.js" OR "R&D" OR #latte OR "from:finch" OR "(a) b") -is:retweet',
  )
  expect(topicTerms(['日本語', 'हिन्दी', 'cà phê', 'don’t'])).toEqual(['日本語', 'हिन्दी', '"cà phê"', '"don’t"'])
})

test('a search whose newest post is older than X searches is repeated without it', async () => {
  const asked: unknown[] = []
  const http = {
    async get(_path, { since_id }, reply) {
      asked.push(since_id)
      if (since_id) throw new NetworkError('refused', "'since_id' must be a tweet id created after 2026-06-08T12:00Z.")
      const page = reply.safeParse({
        data: [{ id: '7', text: 'Back again.', author_id: '9', created_at: '2026-06-15T11:30:00Z' }],
        includes: { users: [{ id: '9', username: 'quiet', name: 'Quiet' }] },
        meta: { result_count: 1 },
      })
      if (!page.success) throw new Error('not a page of posts')
      return page.data
    },
  } as Partial<HttpClient> as HttpClient
  expect(await createClient('x', http, systemClock).search(['tea'], 10, signal, '5')).toMatchObject([{ id: '7' }])
  expect(asked).toEqual(['5', undefined])
})
