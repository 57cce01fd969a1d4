import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { checkDraft } from '#app/adapters/model/checks.ts'
import { vectorKey } from '#app/adapters/model/encoder/reader.ts'
import { nobody } from '#app/adapters/model/likeness.ts'
import { type StandIn, startStandIn } from '../../sandbox/model/server.ts'
import { sendForm } from '../kit/actor.ts'
import { nextWindow } from '../kit/clock.ts'
import { fakePost } from '../kit/fake-network.ts'
import { nicheOf, sample } from '../kit/mind/sample.ts'
import { startServer } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let model: StandIn
let world: World
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
  world = await startWorld(inject('postgres'), {
    role: 'web',
    people: 200,
    env: { MIND: 'llm', LLM_URL: model.url, LLM_MODEL: 'sandbox-stand-in', LOG_LEVEL: 'trace' },
  })
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(async () => {
  await world?.close()
  await model?.close()
})

async function given(posts: string[] | string, origin = world.origin) {
  const text = Array.isArray(posts) ? posts.join('\n\n') : posts
  return sent({ intent: 'preview', posts: text }, origin)
}

const about = (topics: string) => sent({ intent: 'topics', topics }, world.origin)

async function sent(fields: Record<string, string>, origin: string) {
  const answer = await sendForm({ ...world, origin }, '/try', fields)
  const html = (await answer.text()).replaceAll('<!-- -->', '').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
  return { status: answer.status, headers: answer.headers, html }
}

const quotes = (html: string) =>
  [...html.matchAll(/<blockquote[^>]*>.*?<div[^>]*>(?:<p[^>]*>)?([^<]*)(?:<\/p>)?<\/div><\/blockquote>/gs)].map(
    ([, text = '']) => text,
  )

/** The posts on the page and the drafts below them. */
function draftsIn(html: string) {
  const texts = quotes(html)
  return texts.flatMap((post, at) => (at % 2 === 0 ? [{ post, draft: texts[at + 1] ?? '' }] : []))
}

/** Everything that the database holds, as text. */
async function stored(): Promise<string> {
  const tables = await world.sql<{ name: string }>(
    `select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const rows = await Promise.all(
    tables.map(({ name }) =>
      world.sql<{ all: string | null }>(`select string_agg(t::text, ' ') as all from ${name} t`),
    ),
  )
  return rows.map(([row]) => row?.all ?? '').join('\n')
}

describe('the preview', () => {
  test('reads niche and tone and drafts replies to posts of today, without an account', async () => {
    const { status, html, headers } = await given(sample.coffee)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toContain('no-store')
    expect(html).toMatch(nicheOf('coffee'))
    expect(html).toMatch(/A language model read your posts\./)
    expect(html).toContain(`Warble read ${sample.coffee.length} posts.`)
    expect(html).toContain('without using anyone’s account')
    const drafts = draftsIn(html)
    expect(drafts.length).toBeGreaterThan(0)
    expect(drafts.length).toBeLessThanOrEqual(3)
    expect(html).toContain('Written by the demo model')
    // What was pasted stands in the box again.
    expect(html.split('<textarea')[1]).toContain(sample.coffee[0])
  })

  test('drafts replies for topics alone, and claims to have read no posts', async () => {
    const { status, html } = await about('espresso, coffee')
    expect(status).toBe(200)
    expect(html).toContain('What Warble would reply today')
    expect(html).toContain('based on your topics alone')
    expect(html).not.toMatch(/read your posts\.|Warble read \d+ posts/)
    const drafts = draftsIn(html)
    expect(drafts.length).toBeGreaterThan(0)
    for (const { post } of drafts) expect(post).toMatch(/espresso|coffee/i)
    expect(html).toContain('value="espresso, coffee"')
  })

  test('reads the posts of a handle, with or without @, and keeps nothing', async () => {
    const { status, html } = await sent({ intent: 'handle', handle: ' @finchroast ' }, world.origin)
    expect([status, draftsIn(html).length > 0]).toEqual([200, true])
    expect(html).toMatch(nicheOf('coffee'))
    expect(html).toContain('value="finchroast"')
    expect(await stored()).not.toContain('finchroast')
  })

  test.each([
    ['nobody_is_here', 'Perch shows us no public posts by @nobody_is_here.'],
    ['not a handle', 'Enter the handle: letters, digits and underscores, up to 15.'],
  ])('says what is wrong with the handle %j, and keeps it', async (handle, says) => {
    const { status, html } = await sent({ intent: 'handle', handle }, world.origin)
    expect([status, html.includes(says), html.includes(`value="${handle}"`)]).toEqual([422, true, true])
  })

  test('keeps nothing: no row, no line in the log, no vector', async () => {
    const marker = 'quokkaberry'
    const posts = sample.coffee.map((post) => `${post} Also: ${marker} syrup.`)
    const vectors = () =>
      world.sql(`select 1 from post_vectors where encode(text_digest, 'hex') = any($1)`, [posts.map(vectorKey)])
    expect((await given(posts)).status).toBe(200)
    expect(await stored()).not.toContain(marker)
    expect(await vectors()).toEqual([])
    await until(() => world.output().includes('/try'))
    expect(world.output()).not.toContain(marker)
  })

  test('of one visitor has nothing of another', async () => {
    const [coffee, fitness] = await Promise.all([given(sample.coffee.slice(0, 12)), given(sample.fitness.slice(0, 12))])
    expect(coffee.html).toMatch(nicheOf('coffee'))
    expect(fitness.html).toMatch(nicheOf('fitness'))
    for (const post of sample.coffee.slice(0, 12)) expect(fitness.html).not.toContain(post)
  })

  test('reads the first twenty of more, and says so', async () => {
    const posts = Array.from({ length: 23 }, (_, at) => `${sample.coffee[at % sample.coffee.length]} Take ${at}.`)
    expect((await given(posts)).html).toContain('Warble read the first 20 of your 23 posts.')
  })

  test('leaves people alone who asked for it', async () => {
    await world.sql(
      `insert into opt_outs (network, author_id, said_at, words)
       select 'perch', id::text, now(), 'no' from generate_series(1, 1) as id`,
    )
    const before = draftsIn((await given(sample.coffee)).html)
    expect(before.length).toBeGreaterThan(0)
    const search = await fetch(
      `${world.sandbox.perch_url}/2/tweets/search/recent?query=coffee%20OR%20espresso%20OR%20beans&max_results=100&tweet.fields=author_id`,
      { headers: { authorization: `Bearer ${world.sandbox.perch_app.bearer}` } },
    )
    const { data } = (await search.json()) as { data: { author_id: string; text: string }[] }
    const author = data.find(({ text }) => before.some(({ post }) => post === text))?.author_id
    expect(author).toBeDefined()
    await world.sql(`insert into opt_outs (network, author_id, said_at, words) values ('perch', $1, now(), 'stop')`, [
      author,
    ])
    const theirs = new Set(data.filter((post) => post.author_id === author).map(({ text }) => text))
    const after = draftsIn((await given(sample.coffee)).html)
    expect(after.filter(({ post }) => theirs.has(post))).toEqual([])
    await world.sql('delete from opt_outs')
  })

  test('says so when nothing fits', async () => {
    const posts = Array.from(
      { length: 6 },
      (_, at) => `Zymurgical ${at} quillwort husbandry, part ${at}: the xebec vexillology.`,
    )
    const { status, html } = await given(posts)
    expect(status).toBe(200)
    expect(html).toContain('No drafts for posts from the last 24 hours')
    expect(html).toMatch(/No one posted about your topics|None of them needs a reply|no draft made it through/)
    expect(html).not.toContain('Your draft')
  })
})

describe('once the share of guests is used up, the result says so', () => {
  beforeEach(() =>
    world.sql(
      `insert into llm_usage_total (day, share, tokens) values ($1, 'guests', 1000000000)
       on conflict (day, share) do update set tokens = excluded.tokens`,
      [world.sandbox.clock.now().toISOString().slice(0, 10)],
    ),
  )
  afterAll(() => world.sql('delete from llm_usage_total'))

  test('and claims no reader that had no part in it', async () => {
    const { html } = await given(sample.coffee)
    expect(html).toContain('A small model on this server read your posts.')
    expect(html).toContain('today’s share for visitors is used up')
    expect(html).not.toMatch(/A language model read your posts/)
  })

  test('and shows no topic that stands for none', async () => {
    const { html } = await given(sample.coffee.slice(0, 6))
    expect(html).toContain('None stands out yet')
    expect(html).not.toMatch(/general, \d+%/i)
  })
})

describe('what is refused', () => {
  test.each([
    ['', 'Paste at least 5 of your posts, with a blank line between them.'],
    ['Only one post.', 'You pasted 1.'],
    ['One.\n\nTwo.\n\n\nThree,\nof two lines.', 'You pasted 3.'],
    ['x'.repeat(20_001), 'That’s too much at once'],
  ])('%#: the error stands at the field, and the text is kept', async (posts, sentence) => {
    const { status, html } = await given(posts)
    expect(status).toBe(422)
    expect(html).toContain(sentence)
    expect(html).toContain('href="#posts"')
    expect(html.split('<textarea')[1]?.replaceAll('\r\n', '\n')).toContain(posts)
  })

  test.each([
    [' , ', 'Enter one to five topics, separated by commas.'],
    ['a, b, c, d, e, f', 'You entered 6.'],
    ['x'.repeat(61), 'Use up to 60 characters for a topic.'],
  ])('topics %#: the error stands at the field, and the text is kept', async (topics, sentence) => {
    const { status, html } = await about(topics)
    expect(status).toBe(422)
    expect(html).toContain(sentence)
    expect(html).toContain('href="#topics"')
    expect(html).toContain(`value="${topics}"`)
  })

  test('more than ten an address in five minutes, with the text kept', async () => {
    await nextWindow(world, 5 * 60_000)
    for (let at = 0; at < 10; at += 1) expect((await given('too few')).status).toBe(422)
    const { status, html, headers } = await given(sample.coffee)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(html.split('<textarea')[1]).toContain(sample.coffee[0])
  })
})

describe('an installation', () => {
  async function on<T>(env: Record<string, string>, work: (origin: string) => Promise<T>): Promise<T> {
    const server = await startServer('web', { ...world.env, ...env })
    try {
      return await work(server.origin)
    } finally {
      await server.stop()
    }
  }

  test('without a token of its own reads the posts and says why there are no drafts', async () => {
    const { html } = await on({ PERCH_APP_TOKEN: '' }, (origin) => given(sample.coffee, origin))
    expect(html).toMatch(nicheOf('coffee'))
    expect(html).toContain('only searches Perch for connected accounts')
  })

  test('whose network refuses or is away says so, and reads the posts all the same', async () => {
    const { html } = await on({ PERCH_APP_TOKEN: 'another-token' }, (origin) => given(sample.coffee, origin))
    expect(html).toMatch(nicheOf('coffee'))
    expect(html).toContain('Perch doesn’t allow searches without an account right now')
  })

  test('whose language model is away says so, and forgets it once it is back', async () => {
    const own = await startStandIn({ host: '127.0.0.1', port: 0 })
    own.setBehaviour('down')
    const isSaid = /read your posts\. This analysis was done without the language model/
    const isRead = /A language model read your posts\./
    await on({ LLM_URL: own.url }, async (origin) => {
      const { status, html } = await given(sample.coffee, origin)
      expect([status, isSaid.test(html), isRead.test(html)]).toEqual([200, true, false])
      own.setBehaviour('well')
      // A model that was away is not asked for half a minute.
      const after = await until(async () => {
        await world.sql('delete from rate_limits')
        const { html } = await given(sample.coffee, origin)
        return isRead.test(html) ? html : null
      })
      expect(isSaid.test(after)).toBe(false)
    }).finally(() => own.close())
  })

  test('without a language model promises no drafts, finds posts and says that it writes nothing', async () => {
    const { html, before } = await on({ MIND: 'embedded' }, async (origin) => {
      const pages = ['/', '/try'].map(async (path) => (await fetch(origin + path)).text())
      return { before: (await Promise.all(pages)).join(), ...(await given(sample.coffee, origin)) }
    })
    expect(before).toContain('Drafts need a language model, which this site doesn’t have.')
    expect(before).not.toMatch(/three drafts/i)
    expect(html).toContain('Without a language model, Warble only replies to kind words.')
    expect(html).toContain('Worth a reply from you today')
    expect(quotes(html).length).toBeGreaterThan(0)
    expect(html).not.toContain('Your draft')
  })
})

/** Real posts about one topic, where they are given. */
function realPosts(topic: string): string[] {
  const file = join(process.env.MIND_DATA ?? '', 'topics.jsonl')
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const posts = lines.map((line) => JSON.parse(line) as { text: string; topics: string[] })
  return posts.filter(({ topics }) => topics.includes(topic)).map(({ text }) => text.replace(/\s*\n\s*/g, '\n'))
}

describe.skipIf(!process.env.MIND_DATA)('with twenty real posts', () => {
  const found: number[] = []
  test.each(['Fitness & Health', 'Business & Entrepreneurs', 'Food & Dining', 'Science & Technology'])(
    'about %s its drafts hold to the checks',
    async (topic) => {
      const posts = realPosts(topic).slice(0, 20)
      const { status, html } = await given(posts)
      expect(status).toBe(200)
      const drafts = draftsIn(html)
      found.push(drafts.length)
      const voice = { languages: ['en'] }
      for (const { post, draft } of drafts) {
        const context = { post: fakePost({ text: post }), profile: { voice } as never, recent: nobody, maxLength: 280 }
        expect(checkDraft(draft, { ...context, closeness: 1 }), `${post} / ${draft}`).toEqual({ ok: true })
      }
    },
  )

  test('it finds something to answer for most topics', () => {
    expect(found.filter((drafts) => drafts > 0).length).toBeGreaterThanOrEqual(2)
  })
})
