import { containsPhrase } from '#app/adapters/model/words.ts'
import type { OwnPost, Profile } from '#app/contract/profile.ts'
import { listed, partOf, type Quote, quoteFrom } from '#app/domain/analysis/quotes.ts'
import { lengthsOf, type Sounding, soundsOf } from '#app/domain/analysis/sounds.ts'

export interface TopicFinding {
  name: string
  group: string
  posts: number
  says: string
  quote: Quote
}

/** What the user's own posts show: each finding with the posts that it rests on, counted here. */
export interface Portrait {
  read: number
  /** ISO 8601. */
  first: string | null
  last: string | null
  headline: string
  topics: TopicFinding[]
  more: string[]
  sounds: Sounding[]
  /** The posts' lengths, oldest first; null: too few. */
  lengths: number[] | null
}

/** Fewer tell no habit. */
export const enoughPosts = 12
/** Fewer tell nothing of what an account is about. */
const minPosts = 5
const maxTopics = 4

/** The posts are the newest that say something; those about distress, health or politics are not among them. */
export function portraitOf(profile: Profile): Portrait {
  const posts = profile.interests?.posts ?? []
  const times = posts.flatMap(({ created_at }) => created_at || []).sort()
  const quoted = new Set<string>()
  const topics = topicsIn(profile, posts, quoted)
  const isEnough = posts.length >= enoughPosts
  return {
    read: posts.length,
    first: times[0] ?? null,
    last: times.at(-1) ?? null,
    headline: headlineOf(topics, posts.length),
    topics: topics.slice(0, maxTopics),
    more: topics.slice(maxTopics).map(({ name }) => name),
    sounds: isEnough ? soundsOf(profile.voice, posts, quoted) : [],
    lengths: isEnough ? lengthsOf(posts) : null,
  }
}

/** A group with two of its topics, else the three that most posts are about. */
function headlineOf(topics: readonly TopicFinding[], read: number): string {
  const [first] = topics
  if (!first || read < minPosts) return 'Warble isn’t sure what you write about'
  const within = topics.filter(({ name, group }) => name !== first.group && group === first.group)
  const isGroup = topics.some(({ name }) => name === first.group) && within.length > 1
  const subject = isGroup
    ? `${first.group}: ${listed(within.slice(0, 2).map(({ name }) => name))}`
    : listed(topics.slice(0, 3).map(({ name }) => name))
  return read < enoughPosts ? `So far, you’ve written about ${subject}` : `You write about ${subject}`
}

/** Without a post of the user's, a topic is left out. */
function topicsIn({ key_topics, interests }: Profile, posts: readonly OwnPost[], quoted: Set<string>): TopicFinding[] {
  const found = new Map(interests?.topics?.map((topic) => [topic.name, topic]))
  const isAbout = (name: string) => {
    const ids = new Set(found.get(name)?.posts)
    return ({ id, text }: OwnPost) => (found.has(name) ? ids.has(id) : containsPhrase(text, name))
  }
  const all = key_topics
    .map((name) => ({ name, about: posts.filter(isAbout(name)) }))
    .filter(({ about }) => about.length > 0)
  return wholeTopics(all, posts).flatMap(({ name, about }) => {
    const { group = name, words = [] } = found.get(name) ?? {}
    const quote = quoteFrom(about, quoted)
    const named = words.filter((word) => word.toLowerCase() !== name.toLowerCase())
    const says = [named.length > 0 ? `In your words: ${listed(named)}.` : '', habitIn(about, posts)]
    return quote ? [{ name, group, posts: about.length, says: says.filter(Boolean).join(' '), quote }] : []
  })
}

/** The most posts first. "index" and "fund", both nearly always in "index fund", are one topic. */
function wholeTopics(topics: readonly Topic[], posts: readonly OwnPost[]): Topic[] {
  const whole = new Map<string, Set<OwnPost>>()
  for (const topic of topics) {
    const name = wholeName(topic, topics)
    whole.set(name, new Set([...(whole.get(name) ?? []), ...topic.about]))
  }
  return [...whole]
    .map(([name, about]) => ({ name, about: posts.filter((post) => about.has(post)) }))
    .sort((a, b) => b.about.length - a.about.length)
}

interface Topic {
  name: string
  about: readonly OwnPost[]
}

/** "overhead press", where the one is hardly ever without the other. */
function wholeName({ name, about }: Topic, topics: readonly Topic[]): string {
  const longer = topics
    .filter((other) => other.name !== name)
    .flatMap((other) => [`${name} ${other.name}`, `${other.name} ${name}`])
  return (
    longer.find((phrase) => about.filter(({ text }) => containsPhrase(text, phrase)).length >= about.length * 0.75) ??
    name
  )
}

const habits: { form: RegExp; says(part: string): string }[] = [
  { form: /[?？]/, says: (part) => `You ask in ${part}.` },
  { form: /\p{N}/u, says: (part) => `You give a number in ${part}.` },
  { form: /^@/, says: (part) => `You’re replying to someone in ${part}.` },
  { form: /!/, says: (part) => `You’re excited in ${part}.` },
  { form: /https?:\/\//, says: (part) => `You link to something in ${part}.` },
]

/** By how much more often than elsewhere, in what share of the posts, and in how many at least. */
const stands = { out: 0.15, share: 0.5, posts: 2 }

/** What sets these posts apart from the others of the account. */
function habitIn(about: readonly OwnPost[], posts: readonly OwnPost[]): string {
  const count = (list: readonly OwnPost[], form: RegExp) => list.filter(({ text }) => form.test(text)).length
  const [most] = habits
    .map(({ form, says }) => {
      const within = count(about, form)
      return { within, says, lead: within / about.length - count(posts, form) / posts.length }
    })
    .filter(({ within, lead }) => within >= stands.posts && within >= about.length * stands.share && lead >= stands.out)
    .sort((a, b) => b.lead - a.lead)
  return most ? most.says(partOf(most.within, about.length)) : ''
}
