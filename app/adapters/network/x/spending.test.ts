import { expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { NetworkError, type Spending } from '#app/adapters/network/network.ts'
import type { HttpClient } from '#app/adapters/network/x/call.ts'
import { metered } from '#app/adapters/network/x/spending.ts'

const prices = {
  post_read: 5_000,
  user_read: 10_000,
  reply: 10_000,
  link_reply: 200_000,
  unasked_reply: 15_000,
  delete: 10_000,
}
const signal = new AbortController().signal
const anything = { safeParse: (data: unknown) => ({ success: true as const, data }) }

/** A client whose every call ends with `outcome`, and what its meter took. */
function spendingOn(outcome: unknown) {
  const taken: [string, Spending][] = []
  const end = async <T>(): Promise<T> => {
    if (outcome instanceof Error) throw outcome
    return outcome as T
  }
  const http: HttpClient = { get: end, post: end, delete: end }
  const meter = {
    reserve: async (line: string) => async (used: Spending) => {
      taken.push([line, used])
    },
  }
  return { client: metered(http, prices, meter, 'any', systemClock), taken }
}

const posts = (...ids: string[]) => ids.map((id) => ({ id }))
const read = (count: number) => ({ posts: count, users: 0, micros: count * 5_000 })
const met = (count: number) => ({ posts: 0, users: count, micros: count * 10_000 })

test.each([
  ['/2/tweets/search/recent', { data: posts('1', '2'), meta: {} }, 'searches', read(2)],
  [
    '/2/users/7/mentions',
    { data: posts('1'), includes: { tweets: posts('5', '6'), users: posts('9') } },
    'mentions',
    read(3),
  ],
  ['/2/users/7/mentions', { data: posts('1'), includes: { posts: posts('5') } }, 'mentions', read(2)],
  ['/2/users/7/mentions', { data: posts('1', '2'), includes: { tweets: posts('2') } }, 'mentions', read(2)],
  ['/2/users/7/tweets', { data: posts('1', '2', '3') }, 'own posts', read(3)],
  ['/2/users/7/liked_tweets', { data: posts('1') }, 'likes', read(1)],
  ['/2/tweets', { data: posts('1', '2') }, 'posts', read(2)],
  ['/2/users/me', { data: { id: '7' } }, 'people', met(1)],
  ['/2/users/9', { data: { id: '9' } }, 'people', met(1)],
  ['/2/users', { data: posts('1', '2', '3') }, 'people', met(3)],
  ['/2/users/7/following', { data: posts('1', '2') }, 'people', met(2)],
  ['/2/users/9', { errors: [{}] }, 'people', met(0)],
  ['/2/tweets/search/recent', { meta: {} }, 'searches', read(0)],
] as const)('reading %s, answered with %o, is paid as %s: %o', async (path, answer, line, used) => {
  const { client, taken } = spendingOn(answer)
  await client.get(path, {}, anything, signal)
  expect(taken).toEqual([[line, used]])
})

const costs = (micros: number) => ({ posts: 0, users: 0, micros })

test.each([
  ['Thank you.', false, 10_000],
  ['Thank you.', true, 15_000],
  ['It’s on beans.coffee now.', false, 200_000],
  ['It’s on https://t.co/abc now.', true, 200_000],
  ['It went from 2.0 to 3.5 in node.js.', false, 10_000],
])('the reply “%s”, unasked: %s, costs %i', async (text, unasked, micros) => {
  const { client, taken } = spendingOn({ data: { id: '1' } })
  await client.post('/2/tweets', { text }, anything, signal, { unasked })
  expect(taken).toEqual([['replies', costs(micros)]])
})

test('a deletion costs, a refusal does not, and a lost answer may have', async () => {
  const deleted = spendingOn({ data: { deleted: true } })
  await deleted.client.delete('/2/tweets/1', anything, signal)
  expect(deleted.taken).toEqual([['deletions', costs(10_000)]])
  const refused = spendingOn(new NetworkError('refused', 'No.'))
  await refused.client.post('/2/tweets', { text: 'Hello.' }, anything, signal).catch(() => undefined)
  await refused.client.get('/2/users/me', {}, anything, signal).catch(() => undefined)
  expect(refused.taken).toEqual([['people', met(0)]])
  const lost = spendingOn(new NetworkError('unknown_outcome', 'Lost.'))
  await lost.client.post('/2/tweets', { text: 'Hello.' }, anything, signal).catch(() => undefined)
  await lost.client.get('/2/users/7/tweets', { max_results: 30 }, anything, signal).catch(() => undefined)
  expect(lost.taken).toEqual([
    ['replies', costs(10_000)],
    ['own posts', read(30)],
  ])
})
