import { afterAll, beforeAll, expect, test } from 'vitest'
import { NetworkError } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { oddValues, pathsIn, withValueAt } from '../kit/each-field.ts'
import { maxWaitMs } from '../kit/until.ts'
import { wirePost, wireUser, type XStub, xStub } from '../kit/x-stub.ts'

/** Perch and X answer alike. Each field of an answer may be odd: that costs its object, and nothing else. */

const [odd, other] = ['1900000000000000002', '1900000000000000001']
const urls = [{ start: 0, end: 16, url: 'https://t.co/abc', expanded_url: 'https://example.com/a', media_key: '3_1' }]
const user = {
  ...wireUser({ id: '8', username: 'odd', connection_status: ['followed_by', 'muting'] }),
  profile_image_url: 'https://pbs.twimg.com/a.jpg',
  protected: false,
  public_metrics: { followers_count: 3 },
  entities: { description: { urls } },
  withheld: { country_codes: [] },
}
const post = wirePost({
  id: odd,
  author_id: '8',
  text: 'https://t.co/abc is @finch of last week.',
  lang: 'en',
  note_post: { text: 'https://t.co/abc is @finch of last week, and long.', entities: { urls } },
  in_reply_to_user_id: '4711',
  referenced_posts: [
    { type: 'replied_to', id: '17' },
    { type: 'quoted', id: '18' },
  ],
  edit_history_post_ids: ['1899999999999999999', odd],
  entities: { urls },
  attachments: { media_keys: ['3_1'] },
  reply_settings: 'everyone',
  withheld: { copyright: false, country_codes: [] },
  public_metrics: { like_count: 2, reply_count: 1 },
})
const includes = {
  users: [user, wireUser()],
  posts: [wirePost({ id: '17', author_id: '8' }), wirePost({ id: '18' })],
  media: [{ media_key: '3_1', type: 'photo', alt_text: 'A cup.' }],
}
const meta = { result_count: 2, newest_id: odd }
const many = { data: [post, wirePost({ id: other })], includes, meta }
const people = { data: [user, wireUser()], meta }
const one = { data: user }

let x: XStub
let answer: unknown
beforeAll(async () => {
  x = await xStub(() => ({ body: answer }))
})
afterAll(() => x?.close())

const signal = () => AbortSignal.timeout(maxWaitMs)
const reply = { kind: 'reply' as const, target_id: '17', text: 'Yes.' }
const calls: [name: string, honest: object, call: () => Promise<unknown>][] = [
  ['mentions', many, () => x.client.mentions('4711', other, signal())],
  ['own posts', many, () => x.client.posts('4711', 10, signal())],
  ['search', many, () => x.client.search(['tea'], 10, signal())],
  ['quotes', many, async () => x.client.quotes?.('finch', null, signal())],
  ['outcomes', many, () => x.client.outcomes([odd, other], signal())],
  ['find', many, () => x.client.find('4711', reply, new Date(0), signal())],
  ['followers', people, () => x.client.followersAmong(['8', '9'], signal())],
  ['is it liked', many, () => x.client.isDone('4711', { kind: 'like', target_id: odd, text: null }, signal())],
  ['person by handle', one, () => x.client.personBy('odd', signal())],
  ['me', one, () => x.client.me(signal())],
]

const canBeKept = (text: string) => Buffer.from(text).toString() === text && !/[\0\u202a-\u202e]/.test(text)

function checkPost({ id, author, text, created_at, likes, replies, thread, quotes, reply_to, lang }: Post): void {
  for (const number of [id, author.id, reply_to ?? '1', quotes?.author_id ?? '1']) expect(number).toMatch(/^\d{1,19}$/)
  const texts = [
    text,
    lang ?? '',
    quotes?.handle ?? '',
    author.handle,
    author.display_name,
    author.bio,
    ...thread.flatMap((above) => [above.handle, above.text]),
  ]
  expect(texts.filter((said) => !canBeKept(said) || said.length > 50_000)).toEqual([])
  expect([likes, replies, author.followers].every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
  expect(Number.isNaN(created_at.getTime())).toBe(false)
}

const walk = calls.flatMap(([name, honest, call]) =>
  Object.keys(oddValues).map((value) => ({ name, value, honest, call })),
)
test.each(walk)('$name · $value in each field', async ({ name, value, honest, call }) => {
  for (const path of pathsIn(honest)) {
    answer = withValueAt(honest, path, oddValues[value])
    const said = await call().catch((error: unknown) => error)
    if (said instanceof Error) {
      expect([path, said]).toEqual([path, expect.any(NetworkError)])
      // A list goes on without the object that is odd.
      expect(honest === one || path.length === 1, `${name}: ${path}`).toBe(true)
    } else if (Array.isArray(said)) {
      for (const read of said) checkPost(read)
      if (path[1] === 0 && path.length > 2) expect(said.map(({ id }: Post) => id)).toContain(other)
    }
  }
})
