import type { Choice } from '#app/contract/choice.ts'
import { nicheNames } from '#app/contract/profile.ts'
import { hourText } from '#app/domain/time.ts'

/** Absolute times of day matter little; parts of the day do. In hours. */
const partOfDay = 6

export const traitNames = [
  'bio',
  'topic',
  'asks',
  'followers',
  'follows',
  'age',
  'replies',
  'contacted',
  'hour',
  'third',
] as const
export type Trait = (typeof traitNames)[number]
export type Traits = Record<Trait, string>

export type Facts = Omit<Choice, 'of' | 'differs' | 'half'> & { topic: string | null; local_hour: number }

/** Lower bounds; what is below the first is the band 0. */
const bands = { followers: [200, 2_000, 20_000], age: [60, 360], replies: [1, 5] } as const

const bandOf = (of: keyof typeof bands, value: number) => String(bands[of].filter((least) => value >= least).length)

export function traitsOf(facts: Facts): Traits {
  const { bio, topic, asks, followers, follows, age_minutes, replies, contacted, local_hour, third } = facts
  return {
    bio: bio ?? 'none',
    topic: topic === null ? 'none' : `on ${topic.toLowerCase()}`,
    asks: asks ? 'yes' : 'no',
    followers: bandOf('followers', followers),
    follows: follows === null ? 'unknown' : follows ? 'yes' : 'no',
    age: bandOf('age', age_minutes),
    replies: bandOf('replies', replies),
    contacted: contacted ? 'yes' : 'no',
    hour: String(Math.floor(local_hour / partOfDay)),
    third: third === null ? 'none' : String(third),
  }
}

const yesOrNo = (yes: string, no: string) => (value: string) => (value === 'yes' ? yes : value === 'no' ? no : null)
const inOrder =
  (...names: string[]) =>
  (value: string) =>
    names[Number(value)] ?? null

/** To whom or what a reply went, as in "replies to …"; null: not worth telling. */
const phrases: Record<Trait, (value: string) => string | null> = {
  bio: (value) => {
    if (value === 'none') return 'people without a bio'
    if (value === 'general') return 'people with other bios'
    return `people with ${nicheNames[value as keyof typeof nicheNames] ?? value} in their bio`
  },
  topic: (value) => (value === 'none' ? 'posts on other topics' : `posts about ${value.slice(3)}`),
  asks: yesOrNo('posts that ask something', 'posts that don’t ask anything'),
  followers: inOrder(
    'people with under 200 followers',
    'people with 200 to 2,000 followers',
    'people with 2,000 to 20,000 followers',
    'people with over 20,000 followers',
  ),
  follows: yesOrNo('people who follow you', 'people who don’t follow you'),
  age: inOrder('posts under an hour old', 'posts 1 to 6 hours old', 'posts over 6 hours old'),
  replies: inOrder('posts without replies', 'posts with 1 to 4 replies', 'posts with 5 or more replies'),
  contacted: yesOrNo('people you replied to before', 'people you hadn’t replied to before'),
  hour: (value) => {
    const from = Number(value) * partOfDay
    return `anyone from ${hourText(from)} to ${hourText((from + partOfDay) % 24)}`
  },
  third: (value) => inOrder('', 'the closest posts', 'fairly close posts', 'the least close posts')(value) || null,
}

export const phraseOf = (trait: Trait, value: string): string | null => phrases[trait](value)
