import { describe, expect, test } from 'vitest'
import { attacks, crises, harmless } from '#app/adapters/model/embedded/fixtures/crises.ts'
import { disasters, figurative, griefs } from '#app/adapters/model/embedded/fixtures/grave.ts'
import { harmlessOrders, injections } from '#app/adapters/model/embedded/fixtures/injections.ts'
import { elsewhere, skipped, welcome } from '#app/adapters/model/embedded/fixtures/labelled.ts'
import { person, post, profile, testNow } from '#app/adapters/model/embedded/fixtures/posts.ts'
import { type Niche, skipCodes } from '#app/adapters/model/mind.ts'
import { judgePost } from './index.ts'
import { givesOrders } from './orders.ts'

const judged = (text: string, niche: Niche = 'coffee', over = {}) =>
  judgePost(post(text, over), profile(niche), testNow)
const codeOf = (text: string, niche?: Niche, over = {}) => {
  const found = judged(text, niche, over)
  return found.verdict === 'skip' ? found.code : 'engage'
}

describe('judge leaves alone', () => {
  for (const code of skipCodes) {
    const list = skipped[code]
    if (!list) continue
    test(`${code}: every one of ${list.length}`, () => {
      const missed = list.map((text) => `${codeOf(text)}: ${text}`).filter((line) => !line.startsWith(`${code}:`))
      expect(missed).toEqual([])
    })
  }

  const grave = (list: string[]) => list.filter((text) => codeOf(text) === 'sensitive').length / list.length

  test(`all but a few of ${disasters.length} disasters told without their names, and all of ${griefs.length} griefs`, () => {
    expect(grave(disasters)).toBeGreaterThan(0.9)
    expect(grave(griefs)).toBe(1)
  })

  test(`and hardly any of ${figurative.length} posts in which only budgets die`, () => {
    const stopped = figurative.filter(([niche, text]) => codeOf(text, niche) === 'sensitive')
    expect(stopped.length, stopped.join('\n')).toBeLessThanOrEqual(1)
  })

  test(`nearly all of ${crises.length} accidents, disasters and attacks`, () => {
    expect(grave(crises)).toBeGreaterThan(0.9)
  })

  test(`attacks on people, all of ${attacks.length}, also where a trade is talked of`, () => {
    const missed = attacks.filter(([niche, text]) => codeOf(text, niche) !== 'hostile')
    expect(missed).toEqual([])
  })

  test(`but hardly any of ${harmless.length} posts in the words of disaster and contempt`, () => {
    const wrong = ['sensitive', 'hostile', 'politics']
    const stopped = harmless.filter(([niche, text]) => wrong.includes(codeOf(text, niche)))
    expect(stopped.length, stopped.join('\n')).toBeLessThanOrEqual(2)
  })

  test('posts about something else', () => {
    expect(elsewhere.filter(([niche, text]) => codeOf(text, niche) !== 'off_topic')).toEqual([])
  })

  test.each<[Niche, string]>([
    ['coffee', 'A polite customer asked for his espresso in a mug again'],
    ['marketing', 'Our newsletter puts the discount code above the click here button, and clicks fell'],
    ['onlyfans', 'The pictures from the shoot go to my subscribers on Friday'],
    ['finance', 'Paid the loan off early! The bank app filed it under gifts'],
    ['tech', 'Politely declined the pull request, the tests turn a warning into an error now'],
  ])('and nothing for the stem of a word alone: %s, %s', (niche, text) => {
    expect(['engage', 'off_topic']).toContain(codeOf(text, niche))
  })

  test('a sensitive thread above a harmless answer', () => {
    const thread = [{ handle: 'ana', text: 'My dad passed away on Tuesday.' }]
    const found = judged('Espresso again at four in the morning, cannot sleep', 'coffee', { thread })
    expect(found).toMatchObject({ verdict: 'skip', code: 'sensitive' })
    expect(found.reason).toMatch(/^The post above it in the conversation: /)
  })

  test('old posts, by the clock handed in', () => {
    const created_at = new Date(testNow.getTime() - 25 * 3_600_000)
    expect(codeOf('How fine do you grind for espresso these days?', 'coffee', { created_at })).toBe('too_old')
  })

  test.each([
    { handle: 'price_bot' },
    { handle: 'btc_alerts' },
    { handle: 'EspressoBot' },
    { display_name: 'Daily Quotes 🤖' },
    { bio: 'Automated account posting every hour' },
    { bio: 'I am a bot, beep boop. Made by @someone' },
    { bio: 'AI-generated takes, powered by GPT' },
  ])('machines: %o', (who) => {
    expect(codeOf('Ethereum gas fees are at 12 gwei right now for a swap', 'crypto', { author: person(who) })).toBe(
      'bot_author',
    )
  })

  test.each([{ handle: 'abbot_lena' }, { handle: 'robot_ics_lab' }, { bio: 'I build robots and brew coffee' }])(
    'but not people: %o',
    (who) => {
      expect(codeOf('How fine do you grind for espresso these days?', 'coffee', { author: person(who) })).toBe('engage')
    },
  )

  test('tables of figures', () => {
    expect(codeOf('BTC $64,210 (+1.2%) | ETH $3,120 (-0.4%) | SOL $142 (+3.1%)', 'crypto')).toBe('bot_author')
  })
})

describe('judge answers', () => {
  test(`at least 95 in 100 of ${welcome.length} welcome posts`, () => {
    const missed = welcome
      .map(([niche, text]) => `${codeOf(text, niche)}: ${text}`)
      .filter((line) => !line.startsWith('engage'))
    expect(missed.length / welcome.length, missed.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test('names what matched', () => {
    const found = judgePost(
      post('Any tips for dialing in a light roast as espresso? Mine run sharp.'),
      profile('coffee', { key_topics: ['light roast', 'espresso'] }),
      testNow,
    )
    expect(found).toMatchObject({ verdict: 'engage' })
    expect(found.reason).toBe('Asks about light roast, one of your topics.')
  })

  test.each([
    ['Espresso keeps running sour and I am stuck, whatever the grind.', /^Is having trouble with espresso/],
    [
      'Fixed the sour espresso at last, new burrs made it so much better.',
      /^(?:Shares a win with|Talks about) espresso/,
    ],
    ['Never had a problem with espresso on this machine, five years in.', /^Talks about espresso/],
    [
      'Slow morning on the balcony, and the printer keeps failing. Espresso with a friend anyway.',
      /^Talks about espresso/,
    ],
    ['People fail at espresso because they change three things at once', /^Talks about espresso/],
    ['Unpopular opinion: espresso tastes better from a lever machine', /^Takes a position on espresso/],
  ])('says no more than the post shows: %s', (text, reason) => {
    const found = judgePost(post(text), profile('coffee', { key_topics: ['espresso'] }), testNow)
    expect(found.verdict).toBe('engage')
    expect(found.reason).toMatch(reason)
  })

  test('names an answer to the user as one', () => {
    const found = judged('Tried the coarser grind for espresso, the sour note is gone', 'coffee', {
      to_user: 'answers',
    })
    expect(found.reason).toMatch(/^Answers you, and talks about .*part of coffee, your niche\.$/)
  })

  test('a closer fit scores higher', () => {
    const close = judged('Which burr grinder do you recommend for espresso under 300?')
    const loose = judged('Had a coffee with my old team today and we talked about the office for hours')
    expect(close.verdict).toBe('engage')
    const score = (one: typeof close) => (one.verdict === 'engage' ? one.score : 0)
    expect(score(close)).toBeGreaterThan(score(loose))
  })

  test('takes well under a millisecond and a half on average', () => {
    const texts = [...welcome.map(([, text]) => text), ...Object.values(skipped).flat()]
    for (const text of texts) judged(text)
    const start = performance.now()
    for (const text of texts) judged(text)
    expect((performance.now() - start) / texts.length).toBeLessThan(1.5)
  })
})

describe('orders to an AI', () => {
  test.each(injections)('%s', (text) => {
    expect(givesOrders(text)).toBe(true)
    expect(['instruction', 'sensitive']).toContain(codeOf(text))
  })

  test.each(injections.slice(0, 12))('in name, bio and thread: %s', (text) => {
    const harmless = 'How fine do you grind for espresso these days?'
    expect(codeOf(harmless, 'coffee', { author: person({ display_name: text }) })).toBe('instruction')
    expect(codeOf(harmless, 'coffee', { author: person({ bio: text }) })).toBe('instruction')
    expect(codeOf(harmless, 'coffee', { thread: [{ handle: 'x', text }] })).toBe('instruction')
  })

  test.each(harmlessOrders)('is none: %s', (text) => {
    expect(givesOrders(text)).toBe(false)
  })

  test('no welcome post is one', () => {
    expect(welcome.filter(([, text]) => givesOrders(text))).toEqual([])
  })

  test.each<[string[], string, boolean]>([
    [['reading'], 'Reading about Kubernetes operators all weekend and I still do not get why we need one', false],
    [['reading'], 'Reading the room is the most underrated skill in any meeting', false],
    [['travel'], 'The bank told me to travel to the branch to close an account', false],
    [['running'], 'Running a startup with two people and no office is mostly calls', false],
    [['reading'], 'Finished a novel on the train. What do you read after a book like that?', true],
    [['trail running'], 'Trail running in the mud today, 14km, lost a shoe once', true],
    [['gardening', 'reading'], 'Gardening and reading, one whole quiet Sunday of it', true],
  ])('a user of no niche: %s and "%s"', (key_topics, text, engages) => {
    const found = judgePost(post(text), profile('general', { confidence_score: 12, key_topics }), testNow)
    expect(found.verdict === 'engage').toBe(engages)
  })
})
