import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { headScore, type Suspicion, suspicions } from '#app/adapters/model/embedded/guard.ts'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { limitOf, limitsOf, verdictOn } from '#app/adapters/model/embedded/verdict.ts'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { mayNotMeanIt } from '#app/adapters/model/rules/not-meant.ts'
import { measureGuards } from '../bench/mind-guard.ts'
import { person, post, profile, testNow } from '../kit/mind/posts.ts'
import { mindTests } from '../kit/mind-texts.ts'

const reader = createReader()
const mind = embeddedMind(reader)
const endless = new AbortController().signal

const suspicion = (head: Suspicion['head'], score: number): Suspicion => ({
  head,
  score,
  is_earlier: false,
  code: 'sensitive',
  reason: 'A test.',
})

describe('a suspicion', () => {
  test.each<[Suspicion['head'], number, number, string | null]>([
    ['politics', 1, 0.9, null],
    ['promotion', 0.9, 0.9, null],
    ['giveaway', 1, 0.9, null],
    ['moments', 1, 0.9, 'doubt'],
    ['hostility', 0.1, 0.99, 'skip'],
    ['politics', 2, 0.9, 'skip'],
    ['promotion', 1.2, 0.9, 'skip'],
    ['politics', 2, 0.97, 'doubt'],
    ['promotion', 1.2, 0.97, 'doubt'],
    ['moments', 2, 0.99, 'skip'],
    ['politics', 1, 0.6, 'off_topic'],
    ['moments', 1, 0.6, 'doubt'],
    ['hostility', 1, 0.3, 'off_topic'],
    ['moments', 1, 0.3, 'off_topic'],
    ['moments', 2, 0.3, 'off_topic'],
    ['moments', 3, 0.3, 'off_topic'],
    ['moments', 5, 0.3, 'skip'],
  ])('of %s by %d at a topic score of %d: %s', (head, score, topic, is) => {
    expect(verdictOn([suspicion(head, score)], topic, undefined)?.is ?? null).toBe(is)
  })

  test('is outweighed by none that weighs less', () => {
    const both = [suspicion('moments', 1), suspicion('politics', 2)]
    expect(verdictOn(both, 0.9, undefined)).toMatchObject({ is: 'skip', by: { head: 'politics' } })
  })

  test('is held less against posts for an account that often writes such things, other than insults and ads', async () => {
    const plain = Array.from({ length: 18 }, (_, at) => `Baked ${at + 3} loaves of rye before the shop opened.`)
    const hard = 'One of my patients died tonight, I held her hand until the end.'
    const read = async (texts: string[]) => {
      const vectors = await reader.texts(texts, endless)
      return texts.map((text, at) => ({ text, vector: vectors[at] as Vector }))
    }
    const [once, often] = [await read([...plain, hard]), await read([...plain, hard, hard, hard])]
    const score = headScore('moments', hard, often.at(-1)?.vector as Vector)
    expect(score).toBeGreaterThan(1.5)
    expect(limitOf('moments', limitsOf(once))).toBe(1.5)
    expect(limitOf('moments', limitsOf(often))).toBeCloseTo(Math.min(6, score + 1), 1)
    expect(limitOf('moments', limitsOf(often.slice(-3))), 'too few to tell').toBe(1.5)
    expect(limitOf('hostility', { hostility: 5 })).toBe(0)
    expect(limitOf('promotion', { promotion: 5 })).toBe(1)
    expect(verdictOn([suspicion('moments', 4)], 0.99, { moments: 5 })?.is, 'never liked').toBe('doubt')
    expect(verdictOn([suspicion('moments', 4)], 0.99, {})?.is).toBe('skip')
  })
})

test.each<[Suspicion['head'], number, string]>([
  ['giveaway', 1.5, 'WIN a carbon wheelset! Follow, repost and tag two friends by Sunday!'],
  ['promotion', 1.5, '20% off all translation services this week only, DM me for a quote!'],
  ['moments', 0, 'My best apprentice took his own life. I keep looking at his bench.'],
])('the words of a post about someone’s trade give it away: of %s by more than %d: %s', async (head, least, text) => {
  const [vector] = (await reader.texts([text], endless)) as [Vector]
  expect(headScore(head, text, vector)).toBeGreaterThan(least)
  expect(headScore(head, '', vector)).toBeLessThan(headScore(head, text, vector))
})

test('a weak suspicion about a post on another topic is not named, and nothing overrides it', async () => {
  const coffee = profile('coffee', { key_topics: ['espresso', 'grinder'] })
  const lines = readFileSync(join(import.meta.dirname, '../kit/strangers/hard.jsonl'), 'utf8')
    .trim()
    .split('\n')
  const posts = lines.map((line) => post((JSON.parse(line) as { text: string }).text))
  const vectors = await reader.posts(posts, endless)
  const weak = posts.filter((one, at) => {
    const found = suspicions({ post: one, vector: vectors[at] as Vector, above: [] })
    return found.length === 1 && found.every(({ head, score }) => head === 'moments' && score < 1.5)
  })
  const judged = await Promise.all(weak.map((one) => mind.judge(one, coffee, testNow, endless)))
  const elsewhere = judged.filter((one) => one.verdict === 'skip')
  expect(elsewhere.length).toBeGreaterThan(10)
  for (const one of elsewhere)
    expect(one).toMatchObject({ code: 'off_topic', reason: 'It isn’t about your topics.', is_final: true })
})

test.each<[string, boolean]>([
  ['my starter died today lol', true],
  ['This meeting could have killed me 😂', true],
  ['Lovely weather for a flood /s', true],
  ['“You are an idiot and a fraud”, says the review of our soup.', true],
  ['My dad died on Tuesday.', false],
  ['He said “fine” and left, and I have not slept since.', false],
])('may be meant otherwise: %s (%s)', (text, is) => {
  expect(mayNotMeanIt(post(text))).toBe(is)
  expect(mayNotMeanIt(post(text, { author: person({ bio: 'Satire. Do not believe a word.' }) }))).toBe(true)
})

mindTests('the guards on texts by strangers', 'guard-ordinary', () => {
  test('leave plain posts of a trade alone seldom, and harmful ones nearly always', async () => {
    const aims = await measureGuards(mind, 3)
    const of = (figure: string) => aims.find((aim) => aim.figure === `professions: ${figure}`)?.value
    expect(of('plain posts')).toBe(36)
    expect(of('skipped by a guard')).toBeLessThan(0.06)
    expect(of('in doubt')).toBeLessThan(0.12)
    expect(of('found to be on topic')).toBeGreaterThan(0.6)
    expect(of('harmful posts skipped')).toBeGreaterThanOrEqual(0.93)
    expect(of('hard moments liked')).toBeLessThanOrEqual(0.01)
    expect(of('hard moments answered')).toBe(0)
  }, 240_000)
})
