import type { Agent } from '@atproto/api'
import { expect, test } from 'vitest'
import { mentions } from '#app/adapters/network/bluesky/reads.ts'

const newest = Date.parse('2026-06-15T12:00:00Z')

/** URIs that are read if there are `count` notifications, newest first, a minute apart. */
async function readOf(count: number, since: string | null) {
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
  await mentions(agent, 'did:plc:me', since, new Date(newest), AbortSignal.timeout(5_000))
  return { uris, pages }
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
