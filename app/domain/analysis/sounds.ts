import type { OwnPost, Profile } from '#app/contract/profile.ts'
import { listed, partOf, type Quote, quoteFrom } from '#app/domain/analysis/quotes.ts'

export interface Sounding {
  title: string
  says: string
  /** null: it rests on all of the posts. */
  quote: Quote | null
}

const often = 0.4
const seldom = 0.08
const maxHabits = 3

export const lengthsOf = (posts: readonly OwnPost[]): number[] =>
  posts.map(({ text }) => Array.from(text).length).reverse()

/** How they sound: only what can be counted. */
export function soundsOf(voice: Profile['voice'], posts: readonly OwnPost[], quoted: Set<string>): Sounding[] {
  const found = [...questions(posts), ...shapes(posts), ...words(voice, posts)]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxHabits)
    .flatMap(({ title, says, from }): Sounding[] => {
      const quote = quoteFrom(from, quoted)
      return quote ? [{ title, says, quote }] : []
    })
  return [lengthSound(posts), ...found, marks(voice, posts)]
}

function lengthSound(posts: readonly OwnPost[]): Sounding {
  const sorted = lengthsOf(posts).sort((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const title = middle < 90 ? 'Short' : middle < 180 ? 'Medium length' : 'Long'
  const says = `Half of your posts have up to ${middle} characters, the longest ${sorted.at(-1) ?? 0}.`
  return { title, says, quote: null }
}

interface Habit {
  title: string
  says: string
  from: readonly OwnPost[]
  /** How far from what most accounts do, 0 to 1. */
  weight: number
}

const matching = (posts: readonly OwnPost[], form: RegExp) => posts.filter(({ text }) => form.test(text))

function questions(posts: readonly OwnPost[]): Habit[] {
  const asking = matching(posts, /[?？]/)
  const share = asking.length / posts.length
  const says = `${partOf(asking.length, posts.length)} posts ask something.`
  if (share >= often) return [{ title: 'You ask', says, from: asking, weight: share }]
  if (share > seldom) return []
  const from = posts.filter((post) => !asking.includes(post))
  const none = `${asking.length === 0 ? 'None' : asking.length} of ${posts.length} posts ${asking.length === 1 ? 'asks' : 'ask'} something.`
  return [{ title: 'You tell, you don’t ask', says: none, from, weight: 0.35 }]
}

const sentencesIn = (text: string) => text.split(/(?<=[.!?…。！？])\s/).filter((part) => /\p{L}/u.test(part)).length

const ofShape: { title: string; what: string; has(text: string): boolean; usual: number }[] = [
  { title: 'Numbers', what: 'have a number in them', has: (text) => /\p{N}/u.test(text), usual: 0.3 },
  { title: 'One sentence', what: 'are a single sentence', has: (text) => sentencesIn(text) === 1, usual: 0.35 },
  {
    title: 'Two sentences',
    what: 'say it in exactly two sentences',
    has: (text) => sentencesIn(text) === 2,
    usual: 0.35,
  },
  {
    title: 'In the first person',
    what: 'say “I” or “my”',
    has: (text) => /\b(?:I|I['’]m|I['’]ve|my|My)\b/.test(text),
    usual: 0.4,
  },
  { title: 'As “we”', what: 'say “we” or “our”', has: (text) => /\b(?:we|our|us)\b/i.test(text), usual: 0.15 },
  {
    title: 'In lower case',
    what: 'start with a small letter',
    has: (text) => /^\P{L}*\p{Ll}/u.test(text),
    usual: 0.15,
  },
  { title: 'In lines', what: 'go over several lines', has: (text) => /\n/.test(text), usual: 0.2 },
]

function shapes(posts: readonly OwnPost[]): Habit[] {
  return ofShape.flatMap(({ title, what, has, usual }) => {
    const from = posts.filter(({ text }) => has(text))
    const weight = from.length / posts.length - usual
    const says = `${partOf(from.length, posts.length)} posts ${what}.`
    return weight < 0.1 ? [] : [{ title, says, from, weight }]
  })
}

const minUses = 3

/** Openings and words that come back. */
function words({ greetings, favourite_words }: Profile['voice'], posts: readonly OwnPost[]): Habit[] {
  const within = (form: (word: string) => RegExp) => (word: string) => ({ word, from: matching(posts, form(word)) })
  const opening = greetings
    .map(within((word) => new RegExp(`^${escaped(word)}\\b`, 'i')))
    .find(({ from }) => from.length >= minUses)
  const favourites = favourite_words
    .map(within((word) => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`, 'iu')))
    .filter(({ from }) => from.length >= minUses)
    .sort((a, b) => b.from.length - a.from.length)
    .slice(0, 3)
  const [first] = favourites
  return [
    ...(opening
      ? [
          {
            title: `You start with “${opening.word}”`,
            says: `${opening.from.length} of ${posts.length} posts do.`,
            from: opening.from,
            weight: 0.5,
          },
        ]
      : []),
    ...(first
      ? [
          {
            title: 'Words you come back to',
            says: `You say ${listed(favourites.map(({ word, from }) => `“${word}” in ${from.length}`))} posts.`,
            from: first.from,
            weight: 0.2 + first.from.length / posts.length,
          },
        ]
      : []),
  ]
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const ofMarks = [
  { one: 'emoji', many: 'emoji', form: /\p{Emoji_Presentation}|\p{Extended_Pictographic}/u },
  { one: 'exclamation mark', many: 'exclamation marks', form: /!/ },
  { one: 'hashtag', many: 'hashtags', form: /#\p{L}/u },
]

function marks({ uses_emoji, uses_exclamation }: Profile['voice'], posts: readonly OwnPost[]): Sounding {
  const found = ofMarks.map(({ form, ...names }) => ({ ...names, posts: matching(posts, form).length }))
  const used = found.filter((mark) => mark.posts > 0)
  if (used.length === 0)
    return {
      title: 'No emoji, exclamation marks or hashtags',
      says: `Not one in ${posts.length} posts, so the bot uses none.`,
      quote: null,
    }
  const says = `${found.map((mark) => `${mark.many} in ${mark.posts}`).join(', ')} of ${posts.length} posts.`
  const allowed = [...(uses_emoji ? ['an emoji'] : []), ...(uses_exclamation ? ['an exclamation mark'] : [])]
  const bot =
    allowed.length > 0 ? `The bot may use ${listed(allowed)} now and then.` : 'Too few for the bot to use them.'
  return { title: 'Marks', says: `${says.charAt(0).toUpperCase()}${says.slice(1)} ${bot}`, quote: null }
}
