import type { Agent } from '@atproto/api'
import { expect, test } from 'vitest'
import { mentions, mentionsFrom } from '#app/adapters/network/bluesky/reads.ts'

const newest = Date.parse('2026-06-15T12:00:00Z')

/** URIs that are read if there are `count` notifications, newest first, a minute apart. */
async function readOf(count: number, since: string | null, from?: string) {
  const uris: string[] = []
  let pages = 0
  const agent = {
    app: {
      bsky: {
        notification: {
          async listNotifications({ cursor = '0', limit }: { cursor?: string; limit: number }) {
            pages += 1
            const start = Number(cursor)
            const left = Array.from({ length: Math.min(limit, count - start) }, (_, at) => start + at)
            const notifications = left.map((at) => ({
              uri: `at://did:plc:other/app.bsky.feed.post/${at}`,
              author: { did: 'did:plc:other' },
              indexedAt: new Date(newest - at * 60_000).toISOString(),
            }))
            return { data: { notifications, ...(start + limit < count && { cursor: String(start + limit) }) } }
          },
        },
        feed: {
          async getPosts(asked: { uris: string[] }) {
            uris.push(...asked.uris)
            return { data: { posts: [] } }
          },
        },
      },
    },
  } as unknown as Agent
  const left: string[] = []
  const note = (place: string) => left.push(place)
  const signal = new AbortController().signal
  if (from === undefined) await mentions(agent, 'did:plc:me', since, new Date(newest), signal, note)
  else await mentionsFrom(agent, 'did:plc:me', from, new Date(newest), signal, note)
  return { uris, pages, left }
}

test('all notifications since the last look, and of the half hour before it, are read, up to a bound', async () => {
  const { uris, pages } = await readOf(1_000, 'at://did:plc:other/app.bsky.feed.post/250')
  expect(uris.at(0)).toBe('at://did:plc:other/app.bsky.feed.post/0')
  expect(uris.at(-1)).toBe('at://did:plc:other/app.bsky.feed.post/280')
  expect(uris).toHaveLength(281)
  expect(pages).toBe(3)
  expect((await readOf(2_000, 'at://did:plc:other/app.bsky.feed.post/gone')).uris).toHaveLength(800)
  expect((await readOf(130, 'at://did:plc:other/app.bsky.feed.post/gone')).uris).toHaveLength(130)
})

test('the first look reads the latest hundred', async () => {
  expect(await readOf(250, null)).toMatchObject({ pages: 1, uris: { length: 100 } })
})

test('where a look ends before the last one, the next reads on from there, in parts', async () => {
  const post = (at: number) => `at://did:plc:other/app.bsky.feed.post/${at}`
  const { uris, left } = await readOf(1_000, post(950))
  expect([uris.at(-1), left]).toEqual([post(799), ['800']])
  const part = await readOf(1_100, null, left[0])
  expect([part.uris.at(0), part.uris.at(-1), part.left]).toEqual([post(800), post(999), ['1000']])
  const end = await readOf(1_100, null, part.left[0])
  expect([end.uris.at(-1), end.left]).toEqual([post(1_099), []])
  expect((await readOf(1_000, null)).left).toEqual([])
  expect((await readOf(1_000, post(250))).left).toEqual([])
})
