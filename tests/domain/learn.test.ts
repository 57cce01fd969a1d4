import { describe, expect, test } from 'vitest'
import { becauseOf } from '#app/domain/bot/learn/because.ts'
import { type Priors, scorer, statementsOf } from '#app/domain/bot/learn/score.ts'
import { noTraits, type SettledReply, type Sums, sumsOf } from '#app/domain/bot/learn/sums.ts'
import { phraseOf, traitsOf } from '#app/domain/bot/learn/traits.ts'
import { day } from '#app/domain/time.ts'
import { stopwatch } from '../kit/growth.ts'
import { usualChoice } from '../kit/learn/choice.ts'

const now = new Date('2026-06-15T12:00:00Z')
let people = 0
const reply = (change: Partial<SettledReply> & { days_ago?: number } = {}): SettledReply => {
  const { days_ago = 3, ...rest } = change
  people += 1
  return {
    ...usualChoice,
    topic: null,
    local_hour: 9,
    author_id: `p${people}`,
    claimed_at: new Date(now.getTime() - days_ago * day),
    came_back: false,
    bad: false,
    ...rest,
  }
}
const many = (count: number, came: number, change: Partial<SettledReply> = {}) =>
  Array.from({ length: count }, (_, at) => reply({ came_back: at < came, ...change }))

describe('what is counted', () => {
  test('a reply weighs half as much after sixty days, and what the user reads is counted whole', () => {
    const { all } = sumsOf([reply({ days_ago: 0, came_back: true }), reply({ days_ago: 60 })], now)
    expect(all).toEqual({ n: 1.5, came: 1, bad: 0, replies: 2, came_back: 1 })
  })

  test('one person counts once in two weeks, whoever else replies', () => {
    const often = [1, 8, 14, 15, 29].map((days_ago) => reply({ author_id: 'fan', came_back: true, days_ago }))
    expect(sumsOf([...often, reply()], now).all).toMatchObject({ replies: 4, came_back: 3 })
  })

  test('an answer of someone who complained brought nothing', () => {
    expect(sumsOf([reply({ came_back: true, bad: true, days_ago: 0 })], now).all).toMatchObject({ came: 0, bad: 1 })
  })

  test('every trait counts every reply once', () => {
    const { all, traits } = sumsOf([...many(20, 5), ...many(9, 2, { bio: null, asks: true, followers: 50_000 })], now)
    for (const values of Object.values(traits))
      expect(Object.values(values).reduce((sum, { replies }) => sum + replies, 0)).toBe(all.replies)
    expect(traits.followers).toMatchObject({ 1: { replies: 20 }, 3: { replies: 9, came_back: 2 } })
  })
})

const scoreOf = (sums: Sums, change: Partial<SettledReply>, priors: Priors | null = null) =>
  scorer({ sums, priors })(traitsOf(reply(change))).score

describe('the score', () => {
  test('is the same for everything while nothing is known', () => {
    const sums = sumsOf([], now)
    expect(scoreOf(sums, {})).toBe(scoreOf(sums, { bio: 'fitness', asks: true, follows: true, third: 3 }))
  })

  test('follows the formula', () => {
    const sums = sumsOf([...many(60, 30), ...many(40, 0, { bio: 'fitness' })], now)
    const logit = (share: number) => Math.log(share / (1 - share))
    const { all, traits } = sums
    const p0 = (all.came + 40 * 0.15) / (all.n + 40)
    const { came = 0, n = 0 } = traits.bio.fitness ?? {}
    const better = 0.8 * (logit((came + 40 * p0) / (n + 40)) - logit(p0))
    const bad = (40 * 0.03) / (all.n + 40)
    const worse = (40 * bad) / (n + 40) - bad
    const parts = scorer({ sums, priors: null })(traitsOf(reply({ bio: 'fitness' }))).parts
    expect(parts.bio).toBeCloseTo(better - 3 * worse, 6)
    expect(scoreOf(sums, {})).toBeGreaterThan(scoreOf(sums, { bio: 'fitness' }))
  })

  test('falls by three times the share of those who did not want it', () => {
    const sums = sumsOf(
      [...many(100, 15), ...many(100, 15, { follows: null, bad: false }), ...many(40, 0, { follows: true, bad: true })],
      now,
    )
    expect(scoreOf(sums, {})).toBeGreaterThan(scoreOf(sums, { follows: true }))
  })

  test('takes from all users how a value compares, not how often anyone writes back', () => {
    const rate = (came: number) => ({ n: 1_000, came, bad: 0 })
    const traits = noTraits<Priors['all']>()
    traits.bio = { coffee: rate(300), fitness: rate(100) }
    const sums = sumsOf([], now)
    const priors = { all: rate(200), traits }
    const low = { all: rate(20), traits: { ...traits, bio: { coffee: rate(30), fitness: rate(10) } } }
    const lead = (all: Priors) => scoreOf(sums, {}, all) - scoreOf(sums, { bio: 'fitness' }, all)
    expect(lead(priors)).toBeGreaterThan(0.5)
    expect(lead(low)).toBeCloseTo(lead(priors), 0)
  })

  test('costs less than a millisecond a candidate', () => {
    const score = scorer({ sums: sumsOf(many(500, 80), now), priors: null })
    const ms = stopwatch()
    for (let at = 0; at < 1_000; at += 1) score(traitsOf(reply({ followers: at })))
    expect(ms()).toBeLessThan(1_000)
  })
})

describe('what the user is told', () => {
  test('is only what is hardly chance', () => {
    expect(statementsOf(sumsOf([...many(40, 10), ...many(40, 4, { asks: true })], now))).toEqual([])
    const found = statementsOf(sumsOf([...many(150, 60), ...many(150, 8, { asks: true })], now))
    expect(found).toContainEqual({
      trait: 'asks',
      value: 'yes',
      replies: 150,
      came_back: 8,
      others: 150,
      others_back: 60,
    })
    expect(new Set(found.map(({ trait }) => trait))).toEqual(new Set(['asks']))
  })

  test('why a post was chosen, in the user’s own numbers', () => {
    const sums = sumsOf([...many(9, 6), ...many(20, 3, { bio: 'fitness' })], now)
    const side = (change: Partial<SettledReply>) => {
      const traits = traitsOf(reply(change))
      return { traits, ...scorer({ sums, priors: null })(traits) }
    }
    expect(becauseOf({ sums }, side({}), side({ bio: 'fitness' }))).toBe(
      'Chosen because 6 of 9 replies to people with coffee in their bio got a reply or follow back, 3 of 20 others did.',
    )
    expect(becauseOf({ sums }, side({ bio: 'tech' }), side({ bio: 'fitness' }))).toBe(
      'Chosen over a closer post because 3 of 20 replies to people with fitness in their bio got a reply or follow back, 6 of 9 others did.',
    )
  })

  test('every value that a reply can have is worded, or is no news', () => {
    const all = [
      reply(),
      reply({ bio: null, follows: null, third: null, topic: 'Latte Art', asks: true, local_hour: 23 }),
    ]
    const phrases = all.flatMap((one) =>
      Object.entries(traitsOf(one)).map(([trait, value]) => phraseOf(trait as keyof typeof noTrait, value)),
    )
    expect(phrases.filter((phrase) => phrase === null)).toHaveLength(2)
    expect(phrases).toContain('posts about latte art')
    expect(phrases).toContain('anyone from 6 PM to 12 AM')
  })
})

const noTrait = noTraits()
