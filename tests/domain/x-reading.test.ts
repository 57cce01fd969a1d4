import { afterEach, expect, test } from 'vitest'
import { takeOddObjects } from '#app/adapters/network/odd-objects.ts'
import { recordInMemory } from '#app/adapters/network/reading-record.ts'
import { asRead } from '#app/contract/posts.ts'
import { asksToStop } from '#app/domain/bot/opt-outs/request.ts'
import { type Logged, loggedIn } from '../kit/logged.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { maxWaitMs } from '../kit/until.ts'
import type { SentRequest } from '../kit/x-contract.ts'
import { badParameter, wirePost, wireUser, type XAnswer, type XStub, xStub } from '../kit/x-stub.ts'

const signal = () => AbortSignal.timeout(maxWaitMs)
let x: XStub | undefined
afterEach(() => x?.close())

/** An X whose every page has these posts. */
async function readFrom(posts: unknown[], includes: Record<string, unknown> = {}) {
  x = await xStub(() => ({ body: { data: posts, includes: { users: [wireUser()], ...includes } } }))
  return x.client.mentions('1', '1', signal())
}

const onlyPost = async (change: Record<string, unknown>, includes: Record<string, unknown> = {}) => {
  const [post] = await readFrom([wirePost(change)], includes)
  await x?.close()
  if (!post) throw new Error('The post was not read.')
  return post
}

const isOld = ({ url }: SentRequest) => url.searchParams.has('tweet.fields')
const onlyTweets = (request: SentRequest): XAnswer =>
  request.url.searchParams.has('post.fields')
    ? badParameter('post.fields')
    : { body: { data: [wirePost()], includes: { users: [wireUser()] } } }

test('an X that knows only tweets is asked for tweets, once and for all processes', async () => {
  const record = recordInMemory()
  x = await xStub(onlyTweets, () => record)
  const logged = await loggedIn(async () => {
    expect(await x?.client.mentions('1', null, signal())).toHaveLength(1)
    expect(await x?.client.search(['tea'], 10, signal())).toHaveLength(1)
    expect(await x?.another().posts('1', 10, signal())).toHaveLength(1)
  })
  expect(x.requests.map(isOld)).toEqual([false, true, true, true])
  expect(logged.filter(({ vocabulary }: Logged) => vocabulary === 'tweet')).toHaveLength(1)
})

test('a refused search says nothing about the names of parameters', async () => {
  x = await xStub(() => badParameter('query', 'tea'))
  await expect(x.client.search(['tea'], 10, signal())).rejects.toMatchObject({ kind: 'refused' })
  expect(x.requests.map(isOld)).toEqual([false])
})

test.each(['posts', 'tweets'])('a lost reply is found by the names of %s', async (names) => {
  const reference = { [`referenced_${names}`]: [{ type: 'replied_to', id: '17' }] }
  x = await xStub(() => ({ body: { data: [wirePost(reference)] } }))
  const found = await x.client.find('1', { kind: 'reply', target_id: '17', text: 'Yes.' }, new Date(0), signal())
  expect(found).toEqual({ happened: 'yes', result_id: '1900000000000000001' })
})

test.each([
  { data: [wirePost({ in_reply_to_user_id: '9' })] },
  { data: [wirePost(), { id: 7 }] },
  { meta: { result_count: 1 } },
])('a reply is not said to be missing if it may be in what could not be read', async (body) => {
  x = await xStub(() => ({ body }))
  const lost = { kind: 'reply' as const, target_id: '17', text: 'Yes.' }
  expect(await x.client.find('1', lost, new Date(0), signal())).toEqual({ happened: 'unknown' })
})

const outage = { title: 'Internal Error', detail: 'Try later.', type: 'https://api.x.com/2/problems/internal-error' }
const missing = { title: 'Not Found Error', type: 'https://api.twitter.com/2/problems/resource-not-found' }

test('errors without data are an error, and not "none"', async () => {
  x = await xStub(() => ({ body: { errors: [outage] } }))
  const { client } = x
  const lost = { target_id: '17', text: null }
  for (const read of [
    () => client.mentions('1', null, signal()),
    () => client.posts('1', 10, signal()),
    () => client.search(['tea'], 10, signal()),
    () => client.outcomes(['17'], signal()),
    () => client.followersAmong(['17'], signal()),
    () => client.isDone('1', { kind: 'like', ...lost }, signal()),
    () => client.isDone('1', { kind: 'follow', ...lost }, signal()),
    () => client.find('1', { kind: 'reply', ...lost }, new Date(0), signal()),
    () => client.find('1', { kind: 'like', ...lost }, new Date(0), signal()),
  ])
    await expect(read()).rejects.toMatchObject({ kind: 'unavailable', message: 'Try later.' })
})

test('posts and people that are gone are no error', async () => {
  x = await xStub(() => ({ body: { errors: [missing] } }))
  expect(await x.client.outcomes(['17'], signal())).toEqual(new Map())
  expect(await x.client.followersAmong(['17'], signal())).toEqual(new Set())
  expect(await x.client.isDone('1', { kind: 'follow', target_id: '17', text: null }, signal())).toBe(false)
})

test('an odd object is left out, counted, and logged without what it says', async () => {
  takeOddObjects()
  const secret = 'what nobody should read in a log'
  const odd = [
    wirePost({ id: { $oid: secret } }),
    wirePost({ id: '2', text: null }),
    wirePost({ id: '3', author_id: '8' }),
  ]
  const sparse = wirePost({ lang: null, public_metrics: { like_count: null }, referenced_posts: [{ type: 'new' }] })
  const author = wireUser({
    description: null,
    name: null,
    public_metrics: null,
    protected: null,
    connection_status: null,
  })
  const includes = { users: [author, { id: '8', username: 7, name: secret }], places: [{ id: 1 }] }
  x = await xStub(() => ({ body: { data: [...odd, sparse], includes } }))
  const logged = await loggedIn(async () => {
    const [post, ...others] = (await x?.client.mentions('1', null, signal())) ?? []
    expect(others).toEqual([])
    expect(post).toMatchObject({ lang: null, likes: 0, author: { handle: 'tired', display_name: 'tired', bio: '' } })
  })
  expect(takeOddObjects()).toEqual([['x', 4]])
  expect(logged).toMatchObject([{ objects: 4, faults: ['post.id', 'user.username', 'post.text', 'post.author_id'] }])
  expect(JSON.stringify(logged)).not.toContain(secret)
})

const texts: [string, string][] = [
  ['R&amp;D is fun', 'R&D is fun'],
  ['a &lt;3 b', 'a <3 b'],
  ['Ada &amp;amp; Co', 'Ada &amp; Co'],
  ['&quot;Yes&quot;, she said, it&#39;s &#x1F44D;', '"Yes", she said, it\'s 👍'],
  ['&amp;#39; &nbsp &#0; &bogus; & &#x110000;', '&#39; &nbsp &#0; &bogus; & &#x110000;'],
]

test.each(texts)('%s is read as %s in posts, names and bios', async (wire, right) => {
  const includes = {
    users: [wireUser({ name: wire, description: wire })],
    posts: [wirePost({ id: '2', text: wire })],
  }
  const post = await onlyPost({ text: wire, referenced_posts: [{ type: 'replied_to', id: '2' }] }, includes)
  expect([post.text, post.author.display_name, post.author.bio, post.thread[0]?.text]).toEqual(Array(4).fill(right))
})

test('any text that X escapes once is read as it was written', async () => {
  const random = seeded(seedOf(36))
  const parts = ['&', '<', '>', 'amp;', 'lt;', '#39;', '"', "'", ' ', 'a', '日', '👍', ';']
  const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
  const written = Array.from({ length: 90 }, () => Array.from({ length: 20 }, () => random.pick(parts)).join(''))
  const posts = written.map((text, at) => wirePost({ id: String(1000 + at), text: escaped(text) }))
  expect((await readFrom(posts)).map(({ text }) => text)).toEqual(written)
})

test('many long posts at once are read in short pages', async () => {
  const text = '&amp;'.repeat(8_000)
  const all = Array.from({ length: 120 }, (_, at) =>
    wirePost({ id: String(5_000 - at), text: '…', note_post: { text } }),
  )
  x = await xStub(({ url }) => {
    const start = Number(url.searchParams.get('pagination_token') ?? 0)
    const end = start + Number(url.searchParams.get('max_results'))
    const meta = end < all.length ? { next_token: String(end) } : {}
    return { body: { data: all.slice(start, end), includes: { users: [wireUser()] }, meta } }
  })
  expect((await x.client.mentions('1', '1', signal())).map(({ id }) => id)).toEqual(all.map(({ id }) => id))
})

test.each(['note_post', 'note_tweet'])(
  'a long post (%s) is whole, also for who asks to be left alone',
  async (field) => {
    const long = `${'I read a lot about roasting lately. '.repeat(400)}\nPlease stop replying to me.`
    const post = await onlyPost({ text: `${long.slice(0, 275)}…`, [field]: { text: long } })
    expect([post.text === long, asRead(post).text === long]).toEqual([true, true])
    expect(asksToStop(post.text)).toBe(true)
  },
)

test('links are read by their hosts and media by their descriptions, and shown as they were written', async () => {
  const text = 'Look at this https://t.co/abc and this https://t.co/abcd https://t.co/pic'
  const page = 'https://x.com/tired/status/1900000000000000001/photo/1'
  const urls = [
    { start: 13, end: 27, url: 'https://t.co/abc', expanded_url: 'https://www.example.com/a?b=1' },
    { start: 37, end: 52, url: 'https://t.co/abcd', expanded_url: 'https://blog.example.org/post' },
    { start: 53, end: 67, url: 'https://t.co/pic', expanded_url: page, media_key: '3_1' },
  ]
  urls.push({ start: 0, end: 0, url: '', expanded_url: 'https://empty.example' })
  const media = [
    { media_key: '3_1', type: 'photo', alt_text: 'A cup of coffee &amp; a book' },
    { media_key: '13_2', type: 'video' },
  ]
  const post = await onlyPost({ text, entities: { urls }, attachments: { media_keys: ['3_1', '13_2'] } }, { media })
  expect(post.text).toBe(text)
  expect(asRead(post).text).toBe(
    'Look at this example.com and this blog.example.org [image: A cup of coffee & a book] [video]',
  )
})

test('“It answered my poll without its choices”: polls are read with them, and articles by their titles', async () => {
  const polls = [
    { id: '5', options: [{ position: 1, label: 'Filter &amp; milk', votes: 2 }, { label: 'Espresso' }, {}] },
  ]
  const asked = { text: 'Which one?', attachments: { poll_ids: ['5'] } }
  const post = await onlyPost(asked, { polls })
  expect([post.text, asRead(post).text]).toEqual(['Which one?', 'Which one? [poll: Filter & milk / Espresso]'])
  expect(asRead(await onlyPost(asked)).text).toBe('Which one? [poll]')
  const article = await onlyPost({ text: 'https://t.co/a', article: { title: 'Ten grinders' } })
  expect(asRead(article).text).toBe('https://t.co/a [article: Ten grinders]')
})

test.each(['posts', 'tweets'])('a quoted post is context (%s), and its author is known', async (names) => {
  const text = 'This is why. https://t.co/q'
  const urls = [{ start: 13, end: 27, url: 'https://t.co/q', expanded_url: 'https://x.com/finch/status/77' }]
  const change = { text, entities: { urls }, [`referenced_${names}`]: [{ type: 'quoted', id: '77' }] }
  const quoted = { id: '77', text: 'Water matters &gt; beans.' }
  const post = await onlyPost(change, { [names]: [quoted] })
  expect(post.thread).toEqual([{ handle: 'finch', text: 'Water matters > beans.' }])
  expect(asRead(post).text).toBe('This is why.')
  expect(post.quotes).toEqual({ author_id: null, handle: 'finch' })
  const named = await onlyPost(change, { [names]: [{ ...quoted, author_id: '1' }] })
  expect(named.quotes).toMatchObject({ author_id: '1' })
})

test.each(['edit_history_post_ids', 'edit_history_tweet_ids'])('an edited post is one post (%s)', async (history) => {
  const [first, second] = ['1900000000000000001', '1900000000000000005']
  const edited = wirePost({ id: second, text: 'Good evening.', [history]: [first, second] })
  const posts = await readFrom([edited, wirePost({ id: first, [history]: [first, second] })])
  expect(posts).toMatchObject([{ id: second, text: 'Good evening.', earlier_ids: [first] }])
})

test('a post without its time has that of its id', async () => {
  const { created_at } = await onlyPost({ id: '1900000000000000001', created_at: null })
  expect(created_at.toISOString().slice(0, 10)).toBe('2025-03-13')
})

const limits: [Record<string, unknown>, Record<string, unknown>, string | undefined][] = [
  [{ reply_settings: 'everyone' }, {}, undefined],
  [{ reply_settings: 'mentionedUsers' }, {}, 'The author limits who can reply.'],
  [{ reply_settings: 'subscribers' }, {}, 'The author limits who can reply.'],
  [{ reply_settings: 'verified' }, {}, 'The author limits who can reply.'],
  [{ reply_settings: 'following' }, {}, 'The author limits who can reply.'],
  [{ reply_settings: 'following' }, { connection_status: ['followed_by'] }, undefined],
  [{ withheld: { copyright: false, country_codes: ['DE'] } }, {}, 'It’s withheld in some countries.'],
  [{ withheld: { copyright: true, country_codes: [] } }, {}, 'It’s withheld in some countries.'],
  [{}, { withheld: { country_codes: ['DE'] } }, 'It’s withheld in some countries.'],
  [{}, { connection_status: ['blocking'] }, 'You’ve blocked @tired.'],
  [{}, { connection_status: ['muting'] }, 'You’ve muted @tired.'],
]

test.each(limits)('who found a post by a search keeps to its limits: %j %j', async (change, author, closed) => {
  x = await xStub(() => ({ body: { data: [wirePost(change)], includes: { users: [wireUser(author)] } } }))
  const [post] = await x.client.search(['tea'], 10, signal())
  expect(post?.closed).toBe(closed)
})

test('people whom a post names may reply to it; a protected person is heard, and left alone', async () => {
  expect((await onlyPost({ reply_settings: 'mentionedUsers' })).closed).toBeUndefined()
  const hidden = await onlyPost({}, { users: [wireUser({ protected: true })] })
  expect(hidden.closed).toBe('@tired’s account is protected.')
})

/** An X whose searches do not take some words. */
const refusing =
  (...words: string[]) =>
  ({ url }: SentRequest): XAnswer => {
    const query = url.searchParams.get('query') ?? ''
    if (words.some((word) => query.includes(word))) return badParameter('query', query)
    const ids = { tea: '11', milk: '12', beans: '13' }
    const found = Object.entries(ids).filter(([word]) => query.includes(word))
    return { body: { data: found.map(([, id]) => wirePost({ id })), includes: { users: [wireUser()] } } }
  }

test('one refused word drops that word and not all topics', async () => {
  x = await xStub(refusing('the'))
  const found = await x.client.search(['milk', 'the', 'tea', 'beans'], 10, signal())
  expect(found.map(({ id }) => id).sort()).toEqual(['11', '12', '13'])
  const asked = x.requests.length
  await x.client.search(['milk', 'the', 'tea', 'beans'], 10, signal())
  expect(x.requests.slice(asked).map(({ url }) => url.searchParams.get('query'))).toEqual([
    expect.stringContaining('(milk OR tea OR beans)'),
  ])
})

test('a search whose every word is refused is refused, and asks again later', async () => {
  x = await xStub(refusing('tea', 'milk'))
  await expect(x.client.search(['milk', 'tea'], 10, signal())).rejects.toMatchObject({ kind: 'refused' })
  const asked = x.requests.length
  await expect(x.client.search(['milk', 'tea'], 10, signal())).rejects.toMatchObject({ kind: 'refused' })
  expect(x.requests.length).toBe(2 * asked)
})
