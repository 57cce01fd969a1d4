import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oddAnswer } from './odd/answer.ts'
import { Oddness } from './odd/oddness.ts'
import { LANGUAGES, phrasesIn } from './people/languages.ts'
import { openJournal } from './state/journal.ts'
import type { Account, Post } from './state/model.ts'
import { Network } from './state/network.ts'
import { editPost, writePost } from './state/posts.ts'
import type { Client, Running } from './testing/perch-fixture.ts'
import { ManualClock, runPerch, signIn, signUp } from './testing/perch-fixture.ts'
import { isTooLong } from './text/length.ts'

const odd = { seed: 3, names: 'both', trouble: false, late: false } as const

interface Shown {
  id: string
  text: string
  author_id: string
  description: string
  edit_history_tweet_ids: string[]
  note_tweet?: { text: string }
  note_post?: { text: string }
}
interface Answer {
  data?: Shown & Shown[]
  includes?: { users: { id: string }[] }
  errors?: { parameter: string; parameters: object; value: string }[]
}

let perch: Running
let ann: Client
const get = async (path: string) => {
  const { status, body } = await ann.call('GET', path)
  return { status, body: body as unknown as Answer }
}
const written = (result: ReturnType<typeof writePost>): Post => {
  if (!result.ok) throw new Error(result.refusal)
  return result.value
}

beforeAll(async () => {
  perch = await runPerch({ oddness: odd })
  ann = await signUp(perch, 'ann')
})
afterAll(() => perch.close())

describe('an odd Perch', () => {
  it('is plain until it is made odd; then people of twelve languages are there, once each', () => {
    const network = new Network(openJournal(null), new ManualClock())
    const oddness = new Oddness(network)
    expect([oddness.isOn(), network.accounts.size]).toEqual([false, 0])
    for (const seed of [3, null, 4]) oddness.set({ seed })
    expect([oddness.isOn(), network.accounts.size]).toEqual([true, 72])
  })

  it('sends texts with HTML entities, as X does', async () => {
    const text = 'R&D is <3 of mine, "so" &amp; so'
    const made = await ann.call('POST', '/2/tweets', { text })
    expect((await get(`/2/tweets/${made.body.data.id}`)).body.data?.text).toBe(
      'R&amp;D is &lt;3 of mine, "so" &amp;amp; so',
    )
  })

  it('cuts long posts, and sends them whole to those who ask', async () => {
    const long = await search('from:tanaka_chichi OR from:mizuki_yomu OR from:marina_kim', 'note_tweet')
    const post = long.find(({ note_tweet, text }) => note_tweet && text)
    expect(isTooLong(post?.note_tweet?.text ?? '')).toBe(true)
    expect(post?.note_tweet?.text.startsWith(post.text.slice(0, -1))).toBe(true)
    expect((await get(`/2/tweets/${post?.id}`)).body.data).not.toHaveProperty('note_tweet')
    expect((await get(`/2/tweets/${post?.id}?post.fields=note_post`)).body.data?.note_post).toEqual(post?.note_tweet)
  })

  it('leaves out the authors who have deleted their accounts', async () => {
    const { body } = await get(
      `/2/tweets/search/recent?query=from:soeren_blank&expansions=author_id&tweet.fields=author_id`,
    )
    const author = body.data?.[0]?.author_id
    expect(author).toMatch(/^\d+$/)
    expect(body.includes?.users).toEqual([])
    expect(body.errors).toMatchObject([{ parameter: 'author_id', value: author }])
    const user = await get(`/2/users/${author}`)
    expect([user.status, user.body.data]).toEqual([200, undefined])
    expect(
      (await ann.call('POST', `/2/users/${ann.id}/following`, { target_user_id: author })).body.errors,
    ).toHaveLength(1)
  })

  it('loses nothing that somebody wrote to an account', async () => {
    const ids: string[] = []
    for (const handle of ['finchroast', 'pennywren', 'velvetfern']) {
      const other = await signIn(perch, handle)
      for (let count = 0; count < 10; count += 1)
        ids.push(
          (await other.call('POST', '/2/tweets', { text: `@ann, here is thought ${count} of @${handle}` })).body.data
            .id,
        )
    }
    const { body } = await get(
      `/2/users/${ann.id}/mentions?max_results=100&expansions=author_id&tweet.fields=created_at`,
    )
    const whole = (body.data ?? []).filter((post) => /^\d+$/.test(post.id) && post.text && 'created_at' in post)
    expect(whole.map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  it('answers in the names that were asked for, or only knows those of one kind', async () => {
    const ask = (query: string) => get(`/2/users/${ann.id}/tweets?${query}`)
    const contract = 'post.fields=created_at,note_post&expansions=author_id,referenced_posts'
    const prose = 'tweet.fields=created_at,author_id,note_tweet&expansions=referenced_tweets.id'
    for (const [names, right, wrong] of [
      ['posts', contract, prose],
      ['tweets', prose, contract],
    ] as const) {
      perch.oddness.set({ names })
      const key = names === 'posts' ? 'edit_history_post_ids' : 'edit_history_tweet_ids'
      expect((await ask(right)).body.data?.[0]).toHaveProperty(key)
      expect((await ask('max_results=5')).body.data?.[0]).toHaveProperty(key)
      const refused = await ask(wrong)
      expect(refused.status).toBe(400)
      expect(refused.body.errors?.flatMap(({ parameters }) => Object.keys(parameters))).toContain(
        wrong.slice(0, wrong.indexOf('=')),
      )
    }
    perch.oddness.set({ names: 'posts' })
    expect((await ask('post.fields=author_id')).status).toBe(400)
    perch.oddness.set({ names: 'both' })
    expect((await ask(contract)).status).toBe(200)
    expect((await ask(prose)).status).toBe(200)
  })

  async function search(query: string, fields: string): Promise<Shown[]> {
    const { body } = await get(
      `/2/tweets/search/recent?max_results=100&tweet.fields=${fields}&query=${encodeURIComponent(`(${query})`)}`,
    )
    return body.data ?? []
  }
})

describe('oddities of an answer', () => {
  const network = new Network(openJournal(null), new ManualClock())
  open(network, '1', 'person')
  open(network, '2', 'member')
  const users = (id: string) => ({
    data: [
      {
        id,
        name: 'A & B',
        username: 'ab',
        description: '',
        public_metrics: {},
        connection_status: [],
        protected: false,
      },
    ],
  })

  it('are the same for the same seed, and leave the answer itself alone', () => {
    const plain = users('1')
    const copy = structuredClone(plain)
    expect(oddAnswer(5, network, plain)).toEqual(oddAnswer(5, network, plain))
    expect(plain).toEqual(copy)
  })

  it('differ by seed, and are mild where the account is nobody’s invention', () => {
    const seeds = Array.from({ length: 200 }, (_, seed) => seed)
    const kinds = (id: string) => new Set(seeds.map((seed) => JSON.stringify(oddAnswer(seed, network, users(id)))))
    expect(kinds('1').size).toBeGreaterThan(20)
    expect(kinds('2').size).toBe(2)
  })
})

it('keeps both versions of an edited post, each with the ids of both', async () => {
  const network = new Network(openJournal(null), new ManualClock())
  const author = open(network, '1', 'person')
  const first = written(writePost(network, author, { text: 'Frist!' }))
  const second = editPost(network, first, 'First!', { at: new Date('2026-06-15T12:05:00Z'), because: 'a typo' })
  expect(network.versions.get(first.id)).toEqual([first.id, second.id])
  expect([...network.timeline('1').newestFirst()].map(({ text }) => text)).toEqual(['First!', 'Frist!'])
  expect(network.ledger.find({})).toHaveLength(1)
  const reply = written(writePost(network, author, { text: 'And alos this.', replyTo: second.id }))
  editPost(network, reply, 'And also this.', { at: new Date('2026-06-15T12:06:00Z'), because: 'another typo' })
  expect(network.repliesTo(second.id).size).toBe(1)
})

describe('trouble on the way', () => {
  const strike = async (fault: string, more: object = {}) => {
    const body = JSON.stringify({ handle: 'ann', fault, times: 1, ...more })
    await fetch(`${perch.url}/switches`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    const headers = { cookie: ann.cookie, 'x-csrf-token': ann.ct0 }
    const answer = await fetch(`${perch.url}/2/users/me`, { headers })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  it.each([
    ['429_day', 'x-user-limit-24hour'],
    ['429_app_day', 'x-app-limit-24hour'],
  ])('%s names the end of the day’s limit while the window’s own promises more', async (fault, prefix) => {
    const { status, headers } = await strike(fault, { reset_in_s: 7200 })
    expect([status, headers.get(`${prefix}-remaining`)]).toEqual([429, '0'])
    expect(Number(headers.get(`${prefix}-reset`))).toBe(perch.clock.now().getTime() / 1000 + 7200)
    expect(Number(headers.get('x-rate-limit-remaining'))).toBeGreaterThan(0)
  })

  it('asks to wait in seconds', async () => {
    expect((await strike('429_retry_after', { reset_in_s: 90 })).headers.get('retry-after')).toBe('90')
  })

  it.each([
    ['html_401', 401],
    ['html_403', 403],
    ['html_502', 502],
  ])('%s is a page of something on the way', async (fault, status) => {
    const answer = await strike(fault)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, expect.stringMatching(/^text\/html/)])
    expect(answer.text).toContain('<h1>')
  })

  it('comes by itself now and then if switched on', async () => {
    const struck = async () => {
      const statuses = new Set<number>()
      for (let slot = 0; slot < 150; slot += 1) {
        perch.clock.forward(10)
        statuses.add((await ann.call('GET', '/2/users/me').catch(() => ({ status: 0 }))).status)
      }
      return statuses
    }
    expect(await struck()).toEqual(new Set([200]))
    perch.oddness.set({ trouble: true })
    expect((await struck()).size).toBeGreaterThan(1)
    perch.oddness.set({ trouble: false })
  })
})

describe('the texts in twelve languages', () => {
  it.each(LANGUAGES)('%s has people, posts, replies, and requests to be left alone, each once', (language) => {
    const { people, bios, posts, replies, requests } = phrasesIn(language)
    expect([people.length, bios.length >= 3, posts.length >= 12, replies.length >= 6, requests.length >= 8]).toEqual([
      6,
      true,
      true,
      true,
      true,
    ])
    for (const list of [posts, replies, requests]) expect(new Set(list).size).toBe(list.length)
    for (const { handle } of people) expect(handle).toMatch(/^[a-z0-9_]{1,15}$/)
  })
})

function open(network: Network, id: string, kind: Account['kind']): Account {
  const who = { id, handle: `h${id}`, name: 'N', email: null, password: null, bio: '', location: '', url: '', kind }
  const rest = { createdAt: '2026-01-01T00:00:00.000Z', protected: false, verified: false }
  const account = { ...who, ...rest, label: { niche: 'x', class: 'x', topic: null } }
  network.record({ type: 'account_opened', at: account.createdAt, account })
  return account
}
