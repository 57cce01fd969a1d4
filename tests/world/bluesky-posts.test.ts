import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import type { NetworkClient, SessionCredentials } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import {
  type BlueskyAccount,
  type BlueskyServer,
  cid,
  type Directory,
  type Json,
  postAt,
  startBlueskyServer,
  startDirectory,
} from '../kit/bluesky-server.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { maxWaitMs } from '../kit/until.ts'

const random = seeded(seedOf(20_261_129))
const signal = () => AbortSignal.timeout(maxWaitMs)

let directory: Directory
let server: BlueskyServer
let author: BlueskyAccount
let client: NetworkClient
beforeAll(async () => {
  directory = await startDirectory()
  server = await startBlueskyServer(directory)
  const user = server.person('user')
  author = server.person('author')
  const settings = { directory: directory.directory, oauth: null, public_url: null, appview_url: null }
  const network = blueskyNetwork(settings, systemClock)
  const session = (await network.signIn?.(user.handle, user.password, signal())) as SessionCredentials
  client = network.client(session, { caller: 'user' })
})
afterAll(() => {
  server.close()
  directory.close()
})

interface Shown {
  text: string
  embed?: Json
  facets?: unknown
  tags?: unknown
  labels?: Json[]
}

/** As the bot finds it. */
async function found({ text, embed, facets, tags, labels }: Shown): Promise<Post | undefined> {
  const uri = server.post(author, text, new Date())
  const more = (post: Json): Json =>
    post.uri === uri
      ? {
          ...post,
          ...(embed && { embed }),
          ...(labels && { labels: labels.map((label) => ({ uri, ...label })) }),
          record: {
            ...(post.record as Json),
            ...(facets !== undefined && { facets }),
            ...(tags !== undefined && { tags }),
          },
        }
      : post
  server.tell((_call, honest) => (honest.posts ? { ...honest, posts: (honest.posts as Json[]).map(more) } : honest))
  const posts = await client.search(['coffee'], 100, signal())
  server.tell(null)
  return posts.find(({ id }) => id === uri)
}

const images = (...alts: string[]): Json => ({
  $type: 'app.bsky.embed.images#view',
  images: alts.map((alt) => ({ alt, thumb: 'https://cdn.example/t', fullsize: 'https://cdn.example/f' })),
})
const page = (uri: string, title: string, description = ''): Json => ({
  $type: 'app.bsky.embed.external#view',
  external: { uri, title, description },
})
const quoted = (by: { did: string; handle: string }, text: string, embeds: Json[] = []): Json => ({
  $type: 'app.bsky.embed.record#viewRecord',
  uri: postAt(by.did, 'q1'),
  cid,
  author: by,
  value: { $type: 'app.bsky.feed.post', text, createdAt: new Date().toISOString() },
  indexedAt: new Date().toISOString(),
  embeds,
})
const quote = (record: Json): Json => ({ $type: 'app.bsky.embed.record#view', record })

const facet = (text: string, part: string, uri: string): Json => {
  const byteStart = Buffer.byteLength(text.slice(0, text.indexOf(part)))
  return {
    index: { byteStart, byteEnd: byteStart + Buffer.byteLength(part) },
    features: [{ $type: 'app.bsky.richtext.facet#link', uri }],
  }
}

describe('“It answered my picture without knowing what it shows”', () => {
  test('images and videos are read by their descriptions', async () => {
    expect(await found({ text: 'New setup!', embed: images('A grinder\n beside  two cups', '') })).toMatchObject({
      text: 'New setup!',
      read_as: 'New setup! [image: A grinder beside two cups] [image]',
    })
    const video = { $type: 'app.bsky.embed.video#view', cid, playlist: 'https://video.example/a', alt: 'Pouring' }
    expect(await found({ text: '', embed: video })).toMatchObject({ text: '', read_as: '[video: Pouring]' })
  })

  test('a linked page is read by its host and title', async () => {
    const embed = page('https://www.example.com/2026/grinders?utm=1', 'Ten grinders')
    expect((await found({ text: 'Look', embed }))?.read_as).toBe('Look [example.com: Ten grinders]')
  })

  test('what it quotes stands beside it, with its own pictures', async () => {
    const other = { did: author.did, handle: author.handle }
    const media = { record: quote(quoted(other, 'Which one?', [images('Three kettles')])), media: images('A fourth') }
    const both = await found({ text: 'This', embed: { $type: 'app.bsky.embed.recordWithMedia#view', ...media } })
    expect(both).toMatchObject({
      read_as: 'This [image: A fourth]',
      quotes: { author_id: author.did, handle: author.handle },
      thread: [{ handle: author.handle, text: 'Which one? [image: Three kettles]' }],
    })
  })

  test.each([
    [
      'deleted',
      { $type: 'app.bsky.embed.record#viewNotFound', uri: 'at://did:plc:x/app.bsky.feed.post/1', notFound: true },
    ],
    [
      'of another author than its address says',
      quoted({ did: 'did:plc:zzzzzzzzzzzzzzzzzzzzzzzz', handle: 'a.test' }, 'Lie'),
    ],
  ])('a quoted post that is %s is none', async (_what, record) => {
    const lie =
      record.uri === postAt('did:plc:zzzzzzzzzzzzzzzzzzzzzzzz', 'q1')
        ? { ...record, uri: postAt(author.did, 'q1') }
        : record
    expect(await found({ text: 'This', embed: quote(lie) })).toMatchObject({ text: 'This', thread: [] })
  })
})

describe('“It thought that the link was cut off”', () => {
  test('links are read by their hosts, whatever stands in the text', async () => {
    const text = '🔗 é example.com/2026/08/lo... and here, twice'
    const facets = [
      facet(text, 'here', 'https://other.example/x'),
      facet(text, 'example.com/2026/08/lo...', 'https://www.example.com/2026/08/long-title'),
    ]
    expect((await found({ text, facets }))?.read_as).toBe('🔗 é example.com and here (other.example), twice')
  })

  test('odd marks of links change nothing else', async () => {
    const text = 'Café 👩‍🚀 naïve'
    for (let turn = 0; turn < 40; turn += 1) {
      const [byteStart, byteEnd] = [random.int(-3, 40), random.int(-3, 40)]
      const one = {
        index: { byteStart, byteEnd },
        features: [{ $type: 'app.bsky.richtext.facet#link', uri: 'nothing' }],
      }
      const facets = random.pick<unknown>([null, 'x', [null], [{}], [one], [{ ...one, features: [] }, one]])
      const post = await found({ text, facets })
      expect([post?.text, post?.read_as]).toEqual([text, undefined])
    }
  })
})

describe('“It answered a link without its summary”', () => {
  test('a linked page is read with its summary, which also describes moving pictures', async () => {
    const summary = 'Ten grinders\n under 200'
    const embed = page('https://www.example.com/2026', 'Which grinder?', summary)
    expect((await found({ text: 'Look', embed }))?.read_as).toBe(
      'Look [example.com: Which grinder? – Ten grinders under 200]',
    )
    const gif = page('https://media.tenor.com/x.gif', '', 'ALT: a cat pours coffee')
    expect((await found({ text: '', embed: gif }))?.read_as).toBe('[media.tenor.com: ALT: a cat pours coffee]')
    const long = page('https://example.com/', '', 'word '.repeat(2_000))
    expect((await found({ text: '', embed: long }))?.read_as?.length).toBeLessThan(350)
  })
})

describe('“It answered ‘this 👇’ as if nothing stood below”', () => {
  const by = { creator: { did: 'did:plc:aaaaaaaaaaaaaaaaaaaaaaaa', handle: 'a.test' } }
  const at = (kind: string) => ({
    uri: `at://${by.creator.did}/app.bsky.${kind}/1`,
    cid,
    indexedAt: new Date().toISOString(),
  })
  const gone = { uri: 'at://did:plc:aaaaaaaaaaaaaaaaaaaaaaaa/app.bsky.feed.post/1' }
  test.each<[string, Json, string]>([
    ['deleted', { $type: 'app.bsky.embed.record#viewNotFound', ...gone, notFound: true }, '[attachment]'],
    [
      'withheld',
      { $type: 'app.bsky.embed.record#viewBlocked', ...gone, blocked: true, author: { did: by.creator.did } },
      '[attachment]',
    ],
    [
      'detached by its author',
      { $type: 'app.bsky.embed.record#viewDetached', ...gone, detached: true },
      '[attachment]',
    ],
    [
      'a starter pack',
      {
        $type: 'app.bsky.graph.defs#starterPackViewBasic',
        ...at('graph.starterpack'),
        ...by,
        record: { name: 'Baristas' },
      },
      '[attachment: Baristas]',
    ],
    [
      'a feed',
      {
        $type: 'app.bsky.feed.defs#generatorView',
        ...at('feed.generator'),
        ...by,
        did: 'did:web:feeds.test',
        displayName: 'Latte art',
      },
      '[attachment: Latte art]',
    ],
    [
      'a list',
      {
        $type: 'app.bsky.graph.defs#listView',
        ...at('graph.list'),
        ...by,
        name: 'Roasters',
        purpose: 'app.bsky.graph.defs#curatelist',
      },
      '[attachment: Roasters]',
    ],
  ])('what it shows is %s', async (_what, record, shown) => {
    expect(await found({ text: 'This 👇', embed: quote(record) })).toMatchObject({
      read_as: `This 👇 ${shown}`,
      thread: [],
    })
    const media = { record: quote(record), media: images('A cup') }
    const both = await found({ text: 'This', embed: { $type: 'app.bsky.embed.recordWithMedia#view', ...media } })
    expect(both?.read_as).toBe(`This [image: A cup] ${shown}`)
  })
})

describe('“I muted a tag, and saw a post with it, since the tag stood beside the text”', () => {
  test('tags beside the text are read with it', async () => {
    expect(await found({ text: 'Good morning #coffee', tags: ['coffee', 'politics', 7, null] })).toMatchObject({
      text: 'Good morning #coffee',
      read_as: 'Good morning #coffee #politics',
    })
    expect((await found({ text: 'Morning', tags: 'politics' }))?.read_as).toBeUndefined()
  })
})

describe('“Their label ran out weeks ago, and it still left them alone”', () => {
  const label = { src: 'did:plc:ar7c4by46qjdydhdevvrndac', val: 'spam', cts: '2026-01-01T00:00:00.000Z' }
  const hour = 3_600_000
  const inOf = (ms: number) => new Date(Date.now() + ms).toISOString()
  test.each<[string, Json[], boolean]>([
    ['holds', [label], true],
    ['holds for another hour', [{ ...label, exp: inOf(hour) }], true],
    ['ran out', [{ ...label, exp: inOf(-hour) }], false],
    ['was taken back', [label, { ...label, neg: true }], false],
    ['was taken back by someone else', [label, { ...label, neg: true, src: 'did:plc:aaaaaaaaaaaaaaaaaaaaaaaa' }], true],
  ])('one that %s', async (_how, labels, isClosed) => {
    expect((await found({ text: 'Coffee', labels }))?.closed !== undefined).toBe(isClosed)
  })
})
