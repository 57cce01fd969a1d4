import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nounTerms } from '#app/adapters/model/embedded/analyze/noun-terms.ts'
import { sharedPhrase } from '#app/adapters/model/embedded/common-ground.ts'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { checkedTopics } from '#app/adapters/model/llm/checked-topics.ts'
import { loadTagger } from '#app/adapters/model/parts-of-speech.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Niche } from '#app/contract/profile.ts'
import { person, post, testNow } from '../kit/mind/posts.ts'
import { sample } from '../kit/mind/sample.ts'
import { mindTests } from '../kit/mind-texts.ts'

const mind = embeddedMind()
const endless = new AbortController().signal
const me = person({ id: 'me', handle: 'me', bio: '' })

const ownPosts = (texts: string[]): Post[] => texts.map((text, at) => post(text, { id: `own${at}`, author: me }))
const accountOf = (texts: string[]) => mind.analyze(me, ownPosts(texts), endless)

const gardening = [
  'The compost heap is steaming, so the mix was right for once.',
  'Turned the compost heap again and found a slow worm.',
  'During the frost I covered the tomato seedlings with fleece.',
  'Tomato seedlings on every windowsill, as in any case each spring.',
  'The greenhouse held eight degrees last night.',
  'New glass for the greenhouse, the old one cracked.',
  'Pruned the apple trees before the sap rises.',
  'Who else grafts apple trees on dwarf stock?',
  'Slugs ate the lettuce during the rain, in other words everything.',
  'Sowed lettuce under cover, and carrots in the open bed.',
  'In this case the soil was too wet to dig.',
  'Words fail me: the dahlias came through the winter.',
  'The soil test says more lime.',
]

const topicsOf = async (texts: string[]) => (await accountOf(texts)).interests?.topics ?? []

test('a name that only stands before a noun is nothing that a post is about', async () => {
  const terms = nounTerms(['I opened the Colombian pink bourbon.', 'I opened the natural Sidama.'], await loadTagger())
  expect([...(terms.get('colombian')?.heads ?? [])]).toEqual([])
  expect([...(terms.get('sidama')?.heads ?? [])]).toEqual([1])
})

test('a topic is a subject that a person would name, with the account’s own words for it', async () => {
  const { key_topics } = await accountOf(gardening)
  expect(key_topics).toEqual(['gardening'])
  const [topic] = await topicsOf(gardening)
  expect(topic?.posts.length).toBeGreaterThan(9)
  expect(topic?.words.join(' ')).toMatch(/compost|greenhouse|seedlings/)
  for (const niche of Object.keys(sample) as Niche[]) {
    const topics = await topicsOf(sample[niche])
    expect(new Set(topics.map(({ name }) => name)).size).toBe(topics.length)
    for (const { name, posts } of topics) expect(posts.length, name).toBeGreaterThan(1)
  }
})

test('a name inside a topic is one of its words, unless a quarter of the posts say it', async () => {
  const from = (count: number) =>
    [
      'The seeds from Brogdale came up.',
      'Pruned the pear that came from Brogdale.',
      'Two new grafts, both from Brogdale.',
      'The quince from Brogdale sits in poor soil.',
      'Mulched the plums from Brogdale.',
      'The medlar from Brogdale needs lime.',
    ].slice(0, count)
  const topicsWith = async (count: number) => (await accountOf([...gardening, ...from(count)])).key_topics
  expect(await topicsWith(4)).toEqual(['gardening'])
  expect(await topicsWith(6)).toEqual(['gardening', 'Brogdale'])
})

test('a figure of speech, a joke and an aside make no topic', async () => {
  const asides = [
    'Black tea is what this apple tastes like.',
    'The slugs fought the snails for custody of the lettuce.',
    'Slugs, accounting for 47% of my losses this year.',
    'My milk jug is a watering can now.',
  ]
  expect((await accountOf([...gardening, ...asides])).key_topics).toEqual(['gardening'])
})

const textsOf = (trade: string) =>
  readFileSync(join(import.meta.dirname, '../kit/strangers/trades.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { trade: string; by: string; text: string })
    .flatMap((one) => (one.trade === trade && one.by === 'account' ? one.text : []))

test('what posts only happen to contain is no topic', async () => {
  const translator = (await accountOf(textsOf('translator'))).key_topics
  expect(translator).toContain('translation')
  expect(translator.join(' ')).not.toMatch(/fax|notepad/)
  const librarian = (await accountOf(textsOf('librarian'))).key_topics
  expect(librarian).toContain('books')
  expect(librarian.join(' ')).not.toMatch(/printer|large/)
})

test('a word set off by a comma at the start is no topic', async () => {
  const opened = [
    'Ha, my partner said nearly the same on holiday once. Small things.',
    'Ha, my aunt said nearly the same last week. Long story.',
    'Ha, an old friend said nearly the same last week. lol',
  ]
  const groups = await mind.groups([...opened, ...gardening], endless)
  expect(groups.length).toBeGreaterThan(0)
  expect(groups.map(({ name }) => name.toLowerCase())).not.toContain('ha')
})

test('hashtags are read as words, or not at all', async () => {
  const tagged = gardening.map((text, at) => `${text} ${at % 2 ? '#appletrees' : '#xqzgrdn'}`)
  const { key_topics } = await accountOf(tagged)
  expect(key_topics.map((topic) => topic.toLowerCase())).not.toContain('appletrees')
  expect(key_topics.join(' ').toLowerCase()).not.toContain('xqzgrdn')
})

test('an account in another language has topics too, in its own words', async () => {
  const german = [
    'Der Sauerteig ist heute endlich aufgegangen.',
    'Mein Sauerteig braucht bei dieser Kälte zwölf Stunden.',
    'Welches Mehl nehmt ihr für Roggenbrot?',
    'Das Roggenbrot war innen noch feucht.',
    'Neues Mehl von der Mühle geholt, ganz frisch gemahlen.',
    'Die Kruste wird im Gusstopf am besten.',
    'Eine gute Kruste braucht Dampf im Ofen.',
    'Der Ofen heizt jetzt eine Stunde vor.',
    'Das ist nicht der beste Dampf, aber heute war es egal.',
    'Heute war Markt, und das Mehl ist nicht teurer.',
  ]
  const { key_topics } = await accountOf(german)
  expect(key_topics).toEqual(expect.arrayContaining(['Sauerteig', 'Roggenbrot']))
  expect(key_topics.join(' ')).not.toMatch(/ist|war/)
  for (const topic of key_topics) expect(german.join(' ').toLowerCase()).toContain(topic.toLowerCase())
})

test('an account without posts is told so, in every field', async () => {
  const { tone, engagement_style, content_patterns, key_topics, prompts } = await accountOf([])
  expect({ tone, engagement_style, posting_style: content_patterns.posting_style }).toEqual({
    tone: 'Not enough posts to tell',
    engagement_style: 'Not enough posts to tell.',
    posting_style: 'Not enough posts to tell.',
  })
  expect({ key_topics, prompts, content_type: content_patterns.content_type }).toEqual({
    key_topics: [],
    prompts: [],
    content_type: [],
  })
})

test('the style of the posts is said without a figure: the posts that are shown give it', async () => {
  const posts = Array.from({ length: 14 }, (_, at) => `The washed Huila of batch ${at} pulled well at 93 degrees.`)
  const { content_patterns } = await accountOf(posts)
  expect(content_patterns.posting_style).toMatch(/^Short posts, hardly any emoji, /)
})

test('of five posts about five things, nothing is claimed', async () => {
  const { niche, confidence_score, tone, key_topics } = await accountOf([
    'The ferry to the island was cancelled because of the wind.',
    'Finally finished the second season, what an ending!',
    'Does anyone know a dentist who is open on Saturdays?',
    'Ten kilometers before breakfast and my knees are fine.',
    'My landlord painted the stairs in the wrong green.',
  ])
  expect({ niche, tone, key_topics }).toEqual({ niche: 'general', tone: 'Not enough posts to tell', key_topics: [] })
  expect(confidence_score).toBeLessThan(20)
})

test('a prompt about a topic cites posts about it, whatever else the account posted', async () => {
  const { prompts } = await accountOf(['Hm.', 'Yes!', 'Buried my dad this morning. The chapel was full.', ...gardening])
  const texts = ['', '', '', ...gardening]
  const [about] = prompts.filter(({ title }) => title.includes('gardening'))
  expect(about?.post_ids.length).toBeGreaterThan(0)
  for (const id of about?.post_ids ?? []) expect(gardening).toContain(texts[Number(id.slice(3))])
})

const reasonFor = async (text: string, own: string[]) => {
  const judged = await mind.judge(post(text), await accountOf(own), testNow, endless)
  expect(judged.verdict).toBe('engage')
  return judged.reason
}

test('a reason quotes an own post only for two nouns in a row that both contain', async () => {
  expect(await reasonFor('Is it too late to prune apple trees, or can the soil wait?', gardening)).toMatch(
    /^They mention “apple trees”\. So did you, on \w+ \d+: “Pruned the apple trees before the sap rises\.”$/,
  )
  const question = 'Which lettuce bolts last in a warm greenhouse?'
  expect(await reasonFor(question, gardening)).toMatch(/^You write about “gardening” \(13 posts\)\.$/)
  const told = 'It was a long day in the garden, and nothing grew. The beans are late, and so am I. '
  expect(await reasonFor(`${told}${told}${question}`, gardening)).toMatch(
    /^They asked: “Which lettuce bolts last in a warm greenhouse\?” You write about “gardening” \(13 posts\)\.$/,
  )
})

test('a niche is given as what the user’s posts are about only if most of them are', async () => {
  const text = 'It tastes sour from the portafilter today, should I tamp harder or brew hotter?'
  const coffee = await accountOf(sample.coffee)
  const bare = { ...coffee, key_topics: [] }
  const judged = await mind.judge(post(text), bare, testNow, endless)
  expect(judged.reason).toMatch(/^Most of your posts are about coffee too\.$/)
  const sharing = await mind.judge(post('My espresso tastes sour, should I brew hotter?'), bare, testNow, endless)
  expect(sharing.reason).toMatch(/You also mention “espresso” \(2 posts\)\.$/)
  const chosen = await mind.judge(post(text), { ...bare, niche: 'tech' }, testNow, endless)
  expect(chosen.reason).not.toContain('Most of your posts')
})

test('two nouns in a row are the same phrase in any form, unless they name an amount or nothing', async () => {
  const tag = await loadTagger()
  const phraseIn = (text: string, own: string) => sharedPhrase(text, [{ text: own }], tag)?.phrase
  expect(phraseIn('Two pull requests are open.', 'I reviewed a pull request today.')).toBe('pull requests')
  expect(phraseIn('See you on Tuesday morning.', 'On Tuesday morning it rained.')).toBeUndefined()
  expect(phraseIn('Long silence. Nobody spoke.', 'Long silence after the demo.')).toBeUndefined()
  expect(phraseIn('The pull was strong. Requests came in.', 'I reviewed a pull request today.')).toBeUndefined()
  expect(phraseIn('The test passed.', 'The test suite passed.')).toBeUndefined()
})

test('topics that a model named are kept if the posts contain them and they end in a noun', async () => {
  const posts = ownPosts(gardening)
  const named = ['compost heap', 'compost', 'during', 'beekeeping', 'Apple trees', 'soil']
  expect(await checkedTopics(named, ['greenhouse', 'soil test', 'lettuce'], posts)).toEqual([
    'compost heap',
    'Apple trees',
    'soil',
    'greenhouse',
    'soil test',
    'lettuce',
  ])
})

test('of few posts, a topic that a model named has to be in two', async () => {
  const few = ownPosts(gardening.slice(0, 5))
  expect(await checkedTopics(['fleece', 'compost heap', 'slow worm'], [], few)).toEqual(['compost heap'])
})

mindTests('an own post that would be quoted supports the reason', 'evidence-pairs', (pairs) => {
  test('nine of ten', async () => {
    const tag = await loadTagger()
    const cited = pairs.filter(({ post, own }) => sharedPhrase(post, [{ text: own }], tag) !== null)
    expect(cited.filter(({ support }) => support === 'good').length).toBeGreaterThanOrEqual(0.9 * cited.length)
  })
})
