import { describe, expect, test } from 'vitest'
import { person, post, testNow } from '#app/adapters/model/embedded/fixtures/posts.ts'
import { sample } from '#app/adapters/model/embedded/fixtures/sample.ts'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import type { Niche, Post } from '#app/adapters/model/mind.ts'

const mind = embeddedMind()
const calm = new AbortController().signal
const me = person({ bio: '' })

const timeline = (texts: string[]): Post[] =>
  texts.map((text, index) =>
    post(text, { id: `t${index}`, created_at: new Date(testNow.getTime() - index * 7 * 3_600_000) }),
  )
const analyse = (texts: string[], bio = '') => mind.analyse({ ...me, bio }, timeline(texts), calm)
const named = (Object.keys(sample) as Niche[]).filter((niche) => niche !== 'general')
const half = (texts: string[], rest: number) => texts.filter((_, index) => index % 2 === rest)

describe('niche', () => {
  test.each(named)('%s: all posts, and each half of them', async (niche) => {
    const all = await analyse(sample[niche])
    expect(all.niche).toBe(niche)
    expect(all.confidence_score).toBeGreaterThanOrEqual(60)
    for (const rest of [0, 1]) {
      const part = half([...sample[niche], ...sample[niche].map((text) => `${text} again`)], rest)
      expect((await analyse(part)).niche).toBe(niche)
    }
  })

  test('general on few posts, on mixed ones and on none of the niches', async () => {
    const thin = await analyse(sample.coffee.slice(0, 8))
    const mixed = await analyse(named.flatMap((niche) => sample[niche].slice(0, 4)))
    const outside = await analyse(sample.general)
    const none = await analyse([])
    for (const one of [thin, mixed, outside, none]) {
      expect(one.niche).toBe('general')
      expect(one.confidence_score).toBeLessThanOrEqual(45)
    }
    expect(none.prompts).toEqual([])
  })

  test('two niches in equal parts are not called one of them with confidence', async () => {
    const both = await analyse(
      sample.coffee.slice(0, 14).flatMap((text, index) => [text, sample.crypto[index] ?? text]),
    )
    expect(both.niche === 'general' || both.confidence_score < 65).toBe(true)
  })
})

describe('profile', () => {
  test('topics come out of the posts: 3 to 10, no duplicates, the niche first', async () => {
    for (const niche of named) {
      const { key_topics } = await analyse(sample[niche])
      expect(key_topics.length).toBeGreaterThanOrEqual(3)
      expect(key_topics.length).toBeLessThanOrEqual(10)
      expect(new Set(key_topics).size).toBe(key_topics.length)
      const text = sample[niche].join(' ').toLowerCase()
      for (const topic of key_topics) expect(text).toContain(topic.split(' ')[0])
    }
    const { key_topics } = await analyse(sample.coffee)
    expect(key_topics.slice(0, 4).join(' ')).toMatch(/espresso|pour over|grinder|milk|latte/)
  })

  test('3 to 5 prompts which rest on posts that exist and name the topic', async () => {
    const { prompts } = await analyse(sample.tech)
    expect(prompts.length).toBeGreaterThanOrEqual(3)
    expect(prompts.length).toBeLessThanOrEqual(5)
    for (const prompt of prompts) {
      expect(prompt.post_ids.length).toBeGreaterThan(0)
      for (const id of prompt.post_ids) expect(Number(id.slice(1))).toBeLessThan(sample.tech.length)
      expect(prompt.text.length).toBeGreaterThan(60)
    }
    expect(new Set(prompts.map((prompt) => prompt.title)).size).toBe(prompts.length)
  })

  test('habits: case, emoji, exclamation, greetings, languages', async () => {
    const low = await analyse(sample.coffee.map((text) => `gm ☕ ${text.toLowerCase().replace(/\bi\b/g, 'i')}`))
    expect(low.voice).toMatchObject({ lower_case: true, uses_emoji: true, uses_exclamation: false, languages: ['en'] })
    expect(low.voice.greetings).toContain('gm')
    const loud = await analyse(sample.fitness.map((text) => `${text}!!`))
    expect(loud.voice).toMatchObject({ lower_case: false, uses_emoji: false, uses_exclamation: true })
    const spanish = await analyse(
      Array.from({ length: 6 }, () => 'Hoy el café me salió demasiado amargo y no sé qué hacer con la molienda'),
    )
    expect(spanish.voice.languages).toEqual(['es'])
  })

  test('nothing personal is inferred: health and mourning give neither topics nor prompts', async () => {
    const posts = [
      ...sample.fitness.slice(0, 16),
      ...Array.from({ length: 8 }, () => 'My depression medication and the chemo make training hard'),
    ]
    const found = await analyse(posts)
    const told = JSON.stringify([found.key_topics, found.prompts.map((prompt) => prompt.title)])
    expect(told).not.toMatch(/depress|medic|chemo/i)
  })

  test('the same posts give the same profile, whatever their order decides', async () => {
    expect(await analyse(sample.finance)).toEqual(await analyse(sample.finance))
    expect((await analyse([...sample.finance].reverse())).niche).toBe('finance')
  })
})

describe('work', () => {
  const many = Array.from({ length: 200 }, (_, index) => `${sample.tech[index % sample.tech.length]} ${index}`)

  test('200 posts within a second', async () => {
    const start = performance.now()
    await analyse(many)
    expect(performance.now() - start).toBeLessThan(1_000)
  })

  test('an abort ends it between two posts', async () => {
    const stop = new AbortController()
    const work = mind.analyse(me, timeline(many), stop.signal)
    setImmediate(() => stop.abort(new Error('enough')))
    await expect(work).rejects.toThrow('enough')
    await expect(mind.analyse(me, [], AbortSignal.abort(new Error('before')))).rejects.toThrow('before')
  })
})

test('what is stored of an account stays small, whatever it posts', async () => {
  const long = 'x'.repeat(4_000)
  const posts = Array.from(
    { length: 80 },
    (_, at) => `#${long} espresso ${long} grinder ${at} ${long}y brew ${'word '.repeat(500)}`,
  )
  const profile = await analyse(posts)
  expect(JSON.stringify(profile).length).toBeLessThan(10_000)
})
