import type { Bank } from '../perch/people/grammar.ts'
import { list, text } from './fields.ts'
import { nicheNames, speaksOf, topicsIn } from './profile.ts'
import { read } from './reading.ts'
import type { Data, ObjectSchema } from './wire.ts'
import { stemOf, wordsOf } from './words.ts'

interface Own {
  id: string
  text: string
}

/** A reading by counting: which topic the words belong to, which words come often, and how posts are built. */
export function analyse(data: Data, schema: ObjectSchema): Data {
  const posts = list(data, 'posts').map((one): Own => ({ id: text(one, 'id'), text: text(one, 'text') }))
  const { niche, share } = nicheOf(posts, schema.properties?.niche?.enum)
  const asks = posts.filter((post) => post.text.includes('?'))
  const short = median(posts.map((post) => post.text.length)) < 110
  const fields = fieldsOf(posts)
  const topics = [...new Set([...fields.map(({ niche }) => niche), ...frequent(posts, fields)])].slice(0, 12)
  const named = posts.filter((post) => post.text.toLowerCase().includes(topics[0] ?? ' '))
  const counted = posts.filter((post) => /\d/.test(post.text))
  const asking = asks.length * 4 > posts.length
  const guidelines = [
    guideline(
      short ? 'Keep it short' : 'Take a sentence more',
      `Most posts have ${short ? 'under' : 'over'} 110 characters.`,
      posts,
    ),
    guideline(
      `Name the thing`,
      `Posts are about something particular, such as ${topics[0] ?? 'what happened'}.`,
      named,
    ),
    asking
      ? guideline('Ask back', 'A good part of the posts asks something.', asks)
      : guideline('State, rather than ask', 'Few posts ask; most say how it is.', without(posts, asks)),
    guideline('Give the figure', 'Where there is a number, it is told.', counted),
  ].filter(({ post_ids }) => post_ids.length > 0)
  return {
    niche,
    confidence_score: Math.round(Math.min(95, 30 + share * 100)),
    tone: asking ? 'curious' : short ? 'brief and plain' : 'talkative',
    engagement_style: asking ? 'asks back' : 'adds what they know',
    posting_style: short ? 'short posts about one thing' : 'posts of several sentences',
    content_type: asking ? ['questions', 'observations'] : ['observations'],
    engagement_patterns: `${Math.round((asks.length / Math.max(1, posts.length)) * 100)} of 100 posts ask something`,
    key_topics: topics.length > 0 ? topics : ['everyday life'],
    prompts: guidelines,
  }
}

function nicheOf(posts: Own[], allowed: unknown[] | undefined): { niche: string; share: number } {
  const [first] = topicsIn(posts.map((post) => `${post.text} ${read(post.text)?.bank.niche ?? ''}`).join(' . '))
  if (!first || first.share < 0.15) return { niche: 'general', share: 0 }
  const niche = nicheNames[first.bank.niche] ?? first.bank.niche
  return allowed && !allowed.includes(niche) ? { niche: 'general', share: 0 } : { niche, share: first.share }
}

/** What the words belong to, where that is clear enough. */
function fieldsOf(posts: Own[]): Bank[] {
  const found = topicsIn(posts.map((post) => post.text).join(' . ')).slice(0, 3)
  const least = Math.max(0.05, (found[0]?.share ?? 0) * 0.6)
  return found.filter(({ share }) => share >= least).map(({ bank }) => bank)
}

/** The words of substance that come in the most posts; one of the account's own fields counts like another post. */
function frequent(posts: Own[], fields: Bank[]): string[] {
  const counts = new Map<string, { word: string; count: number }>()
  for (const post of posts)
    for (const word of new Set(wordsOf(post.text))) {
      const stem = stemOf(word)
      counts.set(stem, { word: counts.get(stem)?.word ?? word, count: (counts.get(stem)?.count ?? 0) + 1 })
    }
  const belongs = (stem: string) => fields.some((bank) => speaksOf(bank, stem))
  return [...counts]
    .map(([stem, { word, count }]) => ({ word, score: count + (belongs(stem) ? 1 : 0) }))
    .filter(({ score }) => score > 1)
    .sort((a, b) => b.score - a.score)
    .map(({ word }) => word)
}

function guideline(title: string, said: string, evidence: Own[]) {
  return { title, text: said, post_ids: evidence.slice(0, 4).map(({ id }) => id) }
}

const without = (all: Own[], some: Own[]) => all.filter((one) => !some.includes(one))

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
