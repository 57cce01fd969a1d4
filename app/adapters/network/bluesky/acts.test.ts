import { Agent } from '@atproto/api'
import { expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { perform } from '#app/adapters/network/bluesky/acts.ts'

const me = 'did:plc:me'
const wren = 'did:plc:wren'
const post = {
  uri: `at://${wren}/app.bsky.feed.post/1`,
  cid: 'bafyreidfayvfuwqa7qlnopdjiqrxzs6blmoeu4rujcjtnci5beludirz2a',
  author: { did: wren, handle: 'wren.test' },
  record: { text: 'Which grinder?', createdAt: '2026-06-15T11:30:00Z', langs: ['en'] },
  indexedAt: '2026-06-15T11:30:00Z',
}
const refusal = (status: number, error: string) => Response.json({ error, message: 'No.' }, { status })

/** The records that a reply with this text creates, with this response to the look-up of a handle. */
async function written(text: string, lookUp: (signal: AbortSignal) => Promise<Response>, ms = 5_000) {
  const records: unknown[] = []
  const agent = new Agent({
    did: me,
    async fetchHandler(path, { body, signal }) {
      if (path.includes('getPosts')) return Response.json({ posts: [post] })
      if (path.includes('resolveHandle')) return lookUp(signal as AbortSignal)
      records.push((await new Response(body).json()).record)
      return Response.json({ uri: `at://${me}/app.bsky.feed.post/2`, cid: post.cid })
    },
  })
  const target = { kind: 'reply' as const, target_id: post.uri, text }
  await perform(agent, systemClock, me, target, AbortSignal.timeout(ms)).catch((error) => records.push(error))
  return records
}

test('a mention gets the id of its account', async () => {
  const records = await written('Ask @wren.test', async () => Response.json({ did: wren }))
  expect(records).toMatchObject([{ facets: [{ features: [{ did: wren }], index: { byteStart: 4, byteEnd: 14 } }] }])
})

test('a mention of nobody stays text; the rest of the reply is sent as it is', async () => {
  const text = 'Ask @nobody.test or read https://example.com/grinders'
  const records = await written(text, async () => refusal(400, 'InvalidRequest'))
  expect(records).toMatchObject([{ text, facets: [{ features: [{ uri: 'https://example.com/grinders' }] }] }])
})

interface Facet {
  index: { byteStart: number; byteEnd: number }
  features: { uri?: string; did?: string; tag?: string }[]
}
const did = async () => Response.json({ did: wren })

test.each([
  ['https://example.com/aを見てください。とても良い記事でした', ['https://example.com/a']],
  ['記事はhttps://example.com/aです', ['https://example.com/a']],
  ['（https://example.com/a）と「https://example.com/b」', ['https://example.com/a', 'https://example.com/b']],
  ['詳しくはexample.comを', ['example.com']],
  ['https://example.com/をどうぞ', ['https://example.com/']],
  ['https://ja.wikipedia.org/wiki/コーヒー を', ['https://ja.wikipedia.org/wiki/コーヒー']],
  ['예시 https://example.com/a를 보세요', ['https://example.com/a']],
  ['ดูที่https://example.com/aนะ', ['https://example.com/a']],
  ['𠮷野家はhttps://example.com/a、', ['https://example.com/a']],
  [
    'See https://example.com/röster ☕, or (https://example.com/b).',
    ['https://example.com/röster', 'https://example.com/b'],
  ],
  ['Писать на https://example.com/статья.', ['https://example.com/статья']],
  ['こんにちは@wren.testさん', ['@wren.test']],
  ['#コーヒー https://example.com/a', ['#コーヒー', 'https://example.com/a']],
  ['#コーヒーhttps://example.com/a', ['https://example.com/a']],
  ['今日は良い天気', []],
])('the links, mentions and tags of “%s”', async (text, linked) => {
  const [record] = (await written(text, did)) as { facets?: Facet[] }[]
  const bytes = Buffer.from(text)
  const facets = record?.facets ?? []
  expect(facets.map(({ index }) => bytes.subarray(index.byteStart, index.byteEnd).toString())).toEqual(linked)
  const links = linked.filter((one) => !/^[#@]/.test(one))
  const uris = facets.flatMap(({ features }) => features.flatMap(({ uri }) => uri ?? []))
  expect(uris).toEqual(links.map((link) => (link.startsWith('http') ? link : `https://${link}`)))
})

test('a text of more graphemes or bytes than Bluesky takes is not sent; one at its bounds is', async () => {
  for (const long of ['a'.repeat(301), '👨‍👩‍👧‍👦'.repeat(121), 'é'.repeat(301)])
    expect(await written(long, did)).toMatchObject([{ kind: 'refused', message: expect.stringContaining('too long') }])
  for (const fits of ['a'.repeat(300), '👨‍👩‍👧‍👦'.repeat(120), '日'.repeat(300)])
    expect(await written(fits, did)).toMatchObject([{ text: fits }])
})

test('a look-up that fails for now, or gets no answer in time, sends nothing: the reply can be sent later', async () => {
  expect(await written('Ask @wren.test', async () => refusal(502, 'UpstreamFailure'))).toMatchObject([
    { kind: 'unavailable' },
  ])
  const silence = (signal: AbortSignal) =>
    new Promise<Response>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  expect(await written('Ask @wren.test', silence, 50)).toMatchObject([{ kind: 'unavailable' }])
})
