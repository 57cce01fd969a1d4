import { containsPhrase } from '#app/adapters/model/words.ts'
import { type Niche, nicheNames, type OwnPost, type Profile } from '#app/contract/profile.ts'
import { listed, partOf, type Quote, quoteFrom } from '#app/domain/analysis/quotes.ts'
import { lengthsOf, type Sounding, soundsOf } from '#app/domain/analysis/sounds.ts'

export interface TopicFinding {
  name: string
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
  /** Of the posts, oldest first; null: too few. */
  lengths: number[] | null
}

/** Fewer tell no habit. */
export const enoughPosts = 12
const mostTopics = 4

/** The posts are the newest that say something; those about distress, health or politics are not among them. */
export function portraitOf(profile: Profile): Portrait {
  const posts = profile.interests?.posts ?? []
  const times = posts.flatMap(({ created_at }) => created_at || []).sort()
  const quoted = new Set<string>()
  const topics = topicsIn(profile.key_topics, posts, quoted)
  const isEnough = posts.length >= enoughPosts
  return {
    read: posts.length,
    first: times[0] ?? null,
    last: times.at(-1) ?? null,
    headline: headlineOf(profile.niche, topics, isEnough),
    topics: topics.slice(0, mostTopics),
    more: topics.slice(mostTopics).map(({ name }) => name),
    sounds: isEnough ? soundsOf(profile.voice, posts, quoted) : [],
    lengths: isEnough ? lengthsOf(posts) : null,
  }
}

function headlineOf(niche: Niche, topics: readonly TopicFinding[], isEnough: boolean): string {
  const names = topics.slice(0, 3).map(({ name }) => name)
  if (!isEnough || names.length < 2) return 'Warble isn’t sure what you write about'
  const subject = nicheNames[niche] ?? niche
  const others = names.filter((name) => name.toLowerCase() !== subject)
  return niche === 'general' || others.length === 0
    ? `You write about ${listed(names)}`
    : `You write about ${subject}: ${listed(others)}`
}

/** Without a post of the user's, a topic is left out. */
function topicsIn(names: readonly string[], posts: readonly OwnPost[], quoted: Set<string>): TopicFinding[] {
  const all = names
    .map((name) => ({ name, about: posts.filter(({ text }) => containsPhrase(text, name)) }))
    .filter(({ about }) => about.length > 0)
  return wholeTopics(all, posts).flatMap(({ name, about }) => {
    const others = all.filter((other) => !containsPhrase(name, other.name)).map((other) => other.name)
    const quote = quoteFrom(about, quoted)
    return quote ? [{ name, posts: about.length, says: habitIn(about, posts, others), quote }] : []
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
function habitIn(about: readonly OwnPost[], posts: readonly OwnPost[], others: readonly string[]): string {
  const count = (list: readonly OwnPost[], form: RegExp) => list.filter(({ text }) => form.test(text)).length
  const [most] = habits
    .map(({ form, says }) => {
      const within = count(about, form)
      return { within, says, lead: within / about.length - count(posts, form) / posts.length }
    })
    .filter(({ within, lead }) => within >= stands.posts && within >= about.length * stands.share && lead >= stands.out)
    .sort((a, b) => b.lead - a.lead)
  const beside = others
    .map((name) => ({ name, posts: about.filter(({ text }) => containsPhrase(text, name)).length }))
    .filter((other) => other.posts >= stands.posts)
    .slice(0, 2)
    .map(({ name }) => `“${name}”`)
  const together = beside.length > 0 ? `Often along with ${listed(beside)}.` : ''
  const habit = most ? most.says(partOf(most.within, about.length)) : ''
  return [habit, together].filter(Boolean).join(' ')
}
