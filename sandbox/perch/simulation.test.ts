import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { until } from '../../tests/kit/until.ts'
import { personas } from './people/personas.ts'
import { seedNetwork } from './people/seed.ts'
import { impressionOf } from './simulation/reply-impression.ts'
import { openJournal } from './state/journal.ts'
import type { Post } from './state/model.ts'
import { Network } from './state/network.ts'
import type { Client, Running } from './testing/perch-fixture.ts'
import { ManualClock, newJournal, request, runPerch, signUp } from './testing/perch-fixture.ts'
import { normalisedText } from './text/normalise.ts'

describe('the seeded network', () => {
  const network = new Network(openJournal(null), new ManualClock())
  seedNetwork(network, 3, 160)
  const posts = [...network.allPosts.newestFirst()]

  it('contains no two posts with the same text', () => {
    expect(posts.length).toBeGreaterThan(3000)
    expect(new Set(posts.map((post) => normalisedText(post.text))).size).toBe(posts.length)
  })

  it('leaves no slot of a pattern unfilled, in posts or bios', () => {
    for (const post of posts) expect(post.text).not.toMatch(/[{}]|undefined|\s{2}/)
    for (const account of network.accounts.values()) expect(account.bio).not.toMatch(/[{}]/)
  })

  it('contains posts of every class and language, and enough posts of each persona', () => {
    const classes = new Set(posts.map((post) => post.label.class))
    for (const kind of [
      'grief',
      'disaster',
      'politics',
      'medical',
      'spam',
      'giveaway',
      'language',
      'hostile',
      'sarcasm',
      'bot',
      'injection',
    ]) {
      expect(classes, kind).toContain(kind)
    }
    const languages = new Set(posts.filter((post) => post.label.class === 'language').map((post) => post.lang))
    expect([...languages].sort()).toEqual(['de', 'es', 'fr', 'pt'])
    for (const persona of personas) {
      const account = network.byHandle(persona.handle)
      const size = network.timeline(account?.id ?? '').size
      if (persona.posts > 10) expect(size).toBeGreaterThan(75)
      else expect(size).toBe(3)
    }
  })

  it('is identical for the same seed', () => {
    const twin = new Network(openJournal(null), new ManualClock())
    seedNetwork(twin, 3, 160)
    expect([...twin.allPosts.newestFirst()].map(({ id, text }) => id + text)).toEqual(
      posts.map(({ id, text }) => id + text),
    )
  })
})

describe('the simulation', () => {
  let perch: Running
  let ann: Client
  beforeEach(async () => {
    perch = await runPerch({ tick: true, people: 60, journal: newJournal() })
    ann = await signUp(perch, 'ann')
  })
  afterEach(() => perch.close())

  const ledger = async (question: string) =>
    (await request(`${perch.url}/ledger.json?${question}`, 'GET', {})).body.entries
  const targets = async (classes: string[], most: number) => {
    const found = await ann.call(
      'GET',
      '/2/tweets/search/recent?query=lang:en -is:reply&max_results=100&tweet.fields=author_id',
    )
    const ids = found.body.data.map(({ id }) => id)
    const { labels } = (await request(`${perch.url}/labels.json?ids=${ids}`, 'GET', {})).body
    const matching = found.body.data.filter(({ id }) => classes.includes((labels[id] as { class: string }).class))
    const authors = new Map(matching.map((post) => [post.author_id, post]))
    return [...authors.values()].slice(0, most)
  }

  it('writes about one post a minute, and catches up at most 200 minutes after a jump', async () => {
    const before = (await ledger('')).length
    perch.clock.forward(30)
    await until(async () => (await ledger('')).length >= before + 25)
    perch.clock.forward(60 * 24 * 7)
    await until(async () => (await ledger('')).length >= before + 190)
    expect((await ledger('')).length).toBeLessThan(before + 30 + 210)
  })

  it('likes and answers relevant replies, and does not repeat a like after a restart', async () => {
    // Replies to two posts of one pattern would be so similar that the authors would take them for spam.
    const byOpening = new Map((await targets(['ordinary'], 14)).map((post) => [post.text.slice(0, 12), post]))
    for (const post of byOpening.values()) {
      await ann.call('POST', '/2/tweets', {
        text: `What made you think of that? I wondered about ${post.text.slice(0, 90)}`,
        reply: { in_reply_to_tweet_id: post.id },
      })
    }
    expect(await ledger('target=ann')).toEqual([])
    perch.clock.forward(70)
    const kinds = await until(async () => {
      const seen = new Set((await ledger('target=ann')).map(({ kind }) => kind))
      return seen.has('like') && seen.has('reply') ? seen : null
    })
    expect(kinds.has('block')).toBe(false)
    const done = await ledger('target=ann')
    await perch.close()
    perch = await runPerch({ tick: true, people: 60, journal: perch.journal, clock: perch.clock })
    const minutes = (await ledger('')).length
    perch.clock.forward(3)
    await until(async () => (await ledger('')).length >= minutes + 2)
    const keys = (await ledger('target=ann'))
      .filter(({ kind }) => kind === 'like')
      .map(({ actor, post_id }) => `${actor} ${post_id}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeGreaterThanOrEqual(done.filter(({ kind }) => kind === 'like').length)
  })

  it('blocks an account for generic replies, which then cannot follow or reply', async () => {
    const praise = [
      'Great post!',
      'Nice!',
      'So true!',
      'Love this!',
      'Awesome, thanks!',
      'Well said!',
      'Totally agree!',
      'Amazing!',
      'Wow!',
      'Cool!',
      'Great point!',
      'Very nice!',
      'Good one!',
      'Love it!',
      'Thanks for sharing!',
    ]
    for (const [index, post] of (await targets(['ordinary'], praise.length)).entries()) {
      await ann.call('POST', '/2/tweets', { text: praise[index], reply: { in_reply_to_tweet_id: post.id } })
    }
    perch.clock.forward(20)
    const blocker = await until(async () => (await ledger('target=ann&kind=block'))[0]?.actor)
    expect(await ledger('target=ann&kind=like')).toEqual([])
    const account = await ann.call('GET', `/2/users/by/username/${blocker}`)
    expect(
      (await ann.call('POST', `/2/users/${ann.id}/following`, { target_user_id: account.body.data.id })).status,
    ).toBe(403)
    const answered = (await ledger('handle=ann&kind=reply')).find(({ target }) => target === blocker)
    const again = await ann.call('POST', '/2/tweets', {
      text: 'But why?',
      reply: { in_reply_to_tweet_id: answered?.target_post_id },
    })
    expect(again.status).toBe(403)
  })

  it('asks to stop after the third reply to one author in a day', async () => {
    const [post] = await targets(['ordinary'], 1)
    for (const text of [
      'How did that start for you?',
      'And how long did it take in the end?',
      'One more thing about this, if you allow?',
    ]) {
      await ann.call('POST', '/2/tweets', { text, reply: { in_reply_to_tweet_id: post?.id } })
    }
    perch.clock.forward(20)
    const stop = await until(async () =>
      (await ledger('target=ann&kind=reply')).find((entry) => /stop/i.test(entry.text)),
    )
    expect(stop.post_id).toMatch(/^\d+$/)
  })
})

it('classifies a reply as generic, relevant or insensitive', async () => {
  const network = new Network(openJournal(null), new ManualClock())
  seedNetwork(network, 3, 60)
  const parent = [...network.allPosts.newestFirst()].find(
    (post) => post.label.class === 'ordinary' && post.lang === 'en',
  ) as Post
  const answer = (text: string): Post => ({
    ...parent,
    id: '1',
    author: 'somebody',
    text,
    replyTo: parent.id,
    replyToUser: parent.author,
  })
  expect(impressionOf(network, answer('Great post!'), parent)).toBe('generic')
  expect(impressionOf(network, answer(`I had the same: ${parent.text}`), parent)).toBe('relevant')
  expect(impressionOf(network, answer(parent.text), { ...parent, label: { ...parent.label, class: 'grief' } })).toBe(
    'insensitive',
  )
})
