import { expect, test } from 'vitest'
import type { OwnPost, Profile } from '#app/contract/profile.ts'
import { portraitOf } from './portrait.ts'

const day = 86_400_000
const posts = (texts: string[]): OwnPost[] =>
  texts.map((text, at) => ({
    id: String(at),
    text,
    created_at: new Date(Date.UTC(2026, 5, 20) - at * day).toISOString(),
    vector: '',
  }))

const voice = {
  languages: ['en'],
  median_length: 60,
  uses_emoji: false,
  uses_exclamation: false,
  lower_case: false,
  greetings: [],
  favourite_words: ['patience'],
}

const profileOf = (niche: Profile['niche'], key_topics: string[], texts: string[]): Profile => ({
  niche,
  confidence_score: 90,
  tone: 'dry',
  engagement_style: 'tells',
  content_patterns: { posting_style: 'short', content_type: [], engagement_patterns: '' },
  key_topics,
  prompts: [],
  voice,
  interests: { posts: posts(texts) },
})

const roaster = profileOf(
  'coffee',
  ['roast curve', 'grinder', 'water', 'decaf'],
  [
    'The roast curve dipped at 8:40 and the cup shows it.',
    'A roast curve is a promise, and 10:15 kept it.',
    'Second roast curve of the day, 9 minutes, no regrets.',
    'Which grinder would you take on a train?',
    'Is a new grinder worth it before new water?',
    'Water first, then the kettle, then patience.',
    'Nobody guessed the blend. Patience, then a second sip.',
    'The shop was quiet, and the radio was on. Patience.',
    'A regular brought pears. We cupped them too.',
    'Rain all morning, and the door stayed open.',
    'The new Guji is on the shelf. Come early.',
    'We closed at six. Everyone left late.',
  ],
)

test('each topic has its own posts, counted, the most first, and no post of another', () => {
  const { topics, headline, read } = portraitOf(roaster)
  expect(read).toBe(12)
  expect(headline).toBe('You write about roast curve, grinder and water')
  expect(topics.map(({ name, posts }) => [name, posts])).toEqual([
    ['roast curve', 3],
    ['grinder', 2],
    ['water', 2],
  ])
  expect(topics.map(({ says }) => says)).toEqual([
    'You give a number in all 3.',
    'You ask in all 2.',
    expect.any(String),
  ])
  const texts = topics.map(({ name, quote }) => [name, quote.text.toLowerCase()] as const)
  for (const [name, text] of texts) expect(text).toContain(name)
  expect(new Set(texts.map(([, text]) => text)).size).toBe(3)
})

test('what the analysis found has the posts that it found, whatever their words, and the headline names the group', () => {
  const found = (name: string, posts: string[], words: string[] = []) => ({ name, group: 'coffee', posts, words })
  const topics = [
    found('coffee', ['0', '1', '2', '3', '4', '7', '10'], ['roast curve']),
    found('coffee roasting', ['0', '1', '2']),
    found('coffee equipment', ['3', '4']),
  ]
  const portrait = portraitOf({
    ...roaster,
    key_topics: topics.map(({ name }) => name),
    interests: { posts: roaster.interests?.posts ?? [], topics },
  })
  expect(portrait.headline).toBe('You write about coffee: coffee roasting and coffee equipment')
  expect(portrait.topics.map(({ name, posts }) => [name, posts])).toEqual([
    ['coffee', 7],
    ['coffee roasting', 3],
    ['coffee equipment', 2],
  ])
  expect(portrait.topics[0]?.says).toMatch(/^In your words: roast curve\./)
})

test('a topic without a post of the user’s is not shown, whatever the model said', () => {
  expect(portraitOf(roaster).topics.map(({ name }) => name)).not.toContain('decaf')
})

test('a topic that hardly ever comes without another has both words', () => {
  const texts = (roaster.interests?.posts ?? []).map(({ text }) => text.replace('Rain all', 'Burr grinder, all'))
  const { topics } = portraitOf(profileOf('coffee', ['burr', 'grinder', 'water'], texts))
  expect(topics.map(({ name }) => name).sort()).toEqual(['burr grinder', 'grinder', 'water'])
})

test('how they sound is counted in their posts, and each example shows it', () => {
  const { sounds, lengths } = portraitOf(roaster)
  expect(lengths).toHaveLength(12)
  expect(sounds[0]).toMatchObject({ title: 'Short', quote: null })
  expect(sounds.at(-1)).toEqual({
    title: 'No emoji, exclamation marks or hashtags',
    says: 'Not one in 12 posts, so the bot uses none.',
    quote: null,
  })
  const words = sounds.find(({ title }) => title === 'Words you come back to')
  expect(words?.says).toBe('You say “patience” in 3 posts.')
  expect(words?.quote?.text.toLowerCase()).toContain('patience')
})

test('marks that they use are counted, and those that the bot may use are named', () => {
  const texts = (roaster.interests?.posts ?? []).map(({ text }, at) => (at < 4 ? `${text} Yes!` : text))
  const loud = profileOf('coffee', ['grinder'], texts)
  expect(portraitOf({ ...loud, voice: { ...voice, uses_exclamation: true } }).sounds.at(-1)?.says).toBe(
    'Emoji in 0, exclamation marks in 4, hashtags in 0 of 12 posts. The bot may use an exclamation mark now and then.',
  )
})

test('two accounts get different sentences', () => {
  const runner = profileOf(
    'fitness',
    ['long run', 'knee', 'sleep'],
    [
      'long run done, my legs are soup',
      'my long run got shorter, and I like it',
      'knee says no today',
      'my knee asked for a bike, so I gave it one',
      'sleep is the session nobody logs',
      'I skipped the gym and my sleep got better',
      'hill repeats with my neighbour',
      'I ate the banana too early',
      'my shoes are older than my plan',
      'I race on Sunday and I am calm',
      'rest day, again',
      'my coach says slower',
    ],
  )
  const said = (profile: Profile) => {
    const { headline, topics, sounds } = portraitOf(profile)
    return [headline, ...topics.map(({ name }) => name), ...sounds.slice(0, -1).map(({ says }) => says)]
  }
  const other = new Set(said(runner))
  expect(said(roaster).filter((line) => other.has(line))).toEqual([])
})

test('a thin account is told so: no habits, no sure headline', () => {
  const thin = portraitOf(profileOf('coffee', ['grinder'], ['My grinder broke.', 'Rain.']))
  expect(thin).toMatchObject({
    read: 2,
    headline: 'Warble isn’t sure what you write about',
    sounds: [],
    lengths: null,
  })
  expect(portraitOf({ ...roaster, interests: undefined } as never)).toMatchObject({ read: 0, topics: [], first: null })
})

test('two words that nearly always stand together are one topic, with the posts of both', () => {
  const { topics, headline } = portraitOf(
    profileOf(
      'finance',
      ['money', 'index', 'fund', 'takeaways'],
      [
        'Money talk: an index fund against insurance, 19 years.',
        'Money again. The index fund won, slowly.',
        'My index fund did nothing today. Good money.',
        'Bought the same index fund again, and money is quiet.',
        'Money is time, says my aunt. She sells time.',
        'Four months of takeaways, counted twice.',
        'No takeaways this week. Money for the trip.',
        'A rainy day, and the ledger is closed.',
        'The neighbor asked how I save. I pointed at the bike.',
        'Long walk, cheap lunch, good day.',
        'Nobody tells you how boring patience is.',
        'The kettle broke. We boil water in a pan.',
      ],
    ),
  )
  expect(topics.map(({ name, posts }) => [name, posts])).toEqual([
    ['money', 6],
    ['index fund', 4],
    ['takeaways', 2],
  ])
  expect(headline).toBe('You write about money, index fund and takeaways')
})
