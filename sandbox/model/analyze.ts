import type { Bank } from '../perch/people/grammar.ts'
import { foreignMentions } from './abroad.ts'
import { list, text } from './fields.ts'
import { recognise } from './recognise.ts'
import { isTopicWord, tellingShare, topicsIn, warbleNames } from './topics.ts'
import type { Data, ObjectSchema } from './wire.ts'
import { stemOf, wordsOf } from './words.ts'

interface OwnPost {
  id: string
  text: string
}

/** Analyzes an account's posts by counting: the topic of their words, frequent words, length and questions. */
export function analyze(data: Data, schema: ObjectSchema): Data {
  const posts = list(data, 'posts').map((one): OwnPost => ({ id: text(one, 'id'), text: text(one, 'text') }))
  const { niche, share } = nicheOf(posts, schema.properties?.niche?.enum)
  const questions = posts.filter((post) => post.text.includes('?'))
  const short = median(posts.map((post) => post.text.length)) < 110
  const banks = mainTopics(posts)
  const counted = foundIn(data)
  const words = [...banks.map(({ niche }) => niche), ...frequentWords(posts, banks)]
  const topics = [...new Set(counted.length > 0 ? counted : words)].slice(0, 12)
  const asksOften = questions.length * 4 > posts.length
  return {
    niche,
    confidence_score: Math.round(Math.min(95, 30 + share * 100)),
    tone: asksOften ? 'curious' : short ? 'brief and plain' : 'plain, in full sentences',
    engagement_style: asksOften ? 'asks back' : 'shares know-how',
    posting_style: short ? 'short posts about one thing' : 'posts of several sentences',
    content_type: asksOften ? ['questions', 'observations'] : ['observations'],
    engagement_patterns: `${Math.round((questions.length / Math.max(1, posts.length)) * 100)} of 100 posts ask something`,
    key_topics: topics.length > 0 ? topics : ['everyday life'],
    prompts: situations(topics.length > 0 ? topics : ['what happened'], posts),
  }
}

/** What the question says was found already. */
const foundIn = ({ topics_found }: Data): string[] =>
  Array.isArray(topics_found) ? topics_found.filter((topic) => typeof topic === 'string') : []

const isAbout = ({ text }: OwnPost, topic: string) =>
  text.toLowerCase().includes(topic.toLowerCase()) || (foreignMentions(text).get(topic) ?? 0) > 0

function nicheOf(posts: OwnPost[], allowed: unknown[] | undefined): { niche: string; share: number } {
  const [first] = topicsIn(posts.map((post) => `${post.text} ${recognise(post.text)?.bank.niche ?? ''}`).join(' . '))
  if (!first || first.share < 0.15) return { niche: 'general', share: 0 }
  const niche = warbleNames[first.bank.niche] ?? first.bank.niche
  return allowed && !allowed.includes(niche) ? { niche: 'general', share: 0 } : { niche, share: first.share }
}

/** The banks of the up to three topics that clearly dominate the posts. */
function mainTopics(posts: OwnPost[]): Bank[] {
  const found = topicsIn(posts.map((post) => post.text).join(' . ')).slice(0, 3)
  const least = Math.max(0.05, (found[0]?.share ?? 0) * 0.6)
  return found.filter(({ share }) => share >= least).map(({ bank }) => bank)
}

/** The distinctive words that recur in the posts, most frequent first; words of a main topic count double. */
function frequentWords(posts: OwnPost[], fields: Bank[]): string[] {
  const counts = new Map<string, { word: string; count: number }>()
  for (const post of posts)
    for (const word of new Set(wordsOf(post.text))) {
      const stem = stemOf(word)
      counts.set(stem, { word: counts.get(stem)?.word ?? word, count: (counts.get(stem)?.count ?? 0) + 1 })
    }
  const belongs = (stem: string) => fields.some((bank) => isTopicWord(bank, stem))
  // Of another language's words the short ones are mostly "the" and "and".
  const isForeign = [...foreignMentions(posts.map(({ text }) => text).join(' ')).values()].some((count) => count > 1)
  return [...counts]
    .filter(([stem, { word, count }]) => belongs(stem) || (count > 1 && !(isForeign && word.length < 6)))
    .map(([stem, { word, count }]) => ({ word, score: count * tellingShare(stem) * (belongs(stem) ? 2 : 1) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ word }) => wholeName(word, posts))
}

/** The name that every post with the word has, such as "costa rican", else the word itself. */
function wholeName(word: string, posts: OwnPost[]): string {
  const texts = posts.map((post) => post.text).filter((text) => wordsOf(text).includes(word))
  const names = texts
    .flatMap((text) => text.match(/\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu) ?? [])
    .map((name) => name.toLowerCase())
  const isWhole = (name: string) =>
    name.split(' ').includes(word) && texts.every((text) => text.toLowerCase().includes(name))
  return names.find(isWhole) ?? word
}

/** What someone else does, the posts that show how this account meets it, and what it would do. */
const meetings: { title(topic: string): string; text: string; shows(post: string): boolean }[] = [
  {
    title: (topic) => `Someone asks about ${topic}`,
    text: 'Answer from what you did yourself, then ask for the one detail that decides it.',
    shows: (post) => post.includes('?'),
  },
  {
    title: (topic) => `Someone compares notes on ${topic}`,
    text: 'Give the number you would look at first, and say what it changes.',
    shows: (post) => /\d/.test(post),
  },
  {
    title: (topic) => `Someone has trouble with ${topic}`,
    text: 'Say what you saw in the same place, in one sentence, and the smallest thing to try.',
    shows: (post) => post.length < 110,
  },
  {
    title: (topic) => `Someone shares progress on ${topic}`,
    text: 'Pick the detail that someone with practice would notice. No praise before it.',
    shows: () => true,
  },
]

const determiners = /^(?:an?|the|my|our|your|his|her|their|this|that|these|those|every|each|no|of|for|about|with|on)$/

/** Some post has it where a noun stands: "the survey", but never "the wants". */
function isThing(topic: string, posts: OwnPost[]): boolean {
  const [first = ''] = topic.split(' ')
  return posts.some(({ text }) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}’']+/gu) ?? []
    return words.some((word, at) => word === first && determiners.test(words[at - 1] ?? ''))
  })
}

/** The four meetings, each with the next subject of the account. */
function situations(found: string[], posts: OwnPost[]) {
  const things = found.filter((topic, at) => at === 0 || isThing(topic, posts))
  const topics = things.length >= meetings.length ? things : found
  return meetings.map(({ title, text, shows }, at) => {
    const topic = topics[at % topics.length] ?? ''
    const about = posts.filter((post) => isAbout(post, topic))
    const own = about.length > 0 ? about : posts
    const typical = [...own.filter((post) => shows(post.text)), ...own.filter((post) => !shows(post.text))]
    return { title: title(topic), text, post_ids: typical.slice(0, 4).map(({ id }) => id) }
  })
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
