import type { Post, Profile } from '#app/adapters/model/mind.ts'
import { type Candidate, isWorthALook } from '#app/domain/bot/choose.ts'
import { recordOptOuts } from '#app/domain/bot/opt-outs.ts'
import { type Past, pastWith } from '#app/domain/bot/past.ts'
import type { Scene } from '#app/domain/bot/scene.ts'
import { day, localTime } from '#app/domain/time.ts'

/** What is asked for besides the user's own topics, so that a niche with narrow topics still finds people. */
const nicheTerms: Record<Profile['niche'], string[]> = {
  crypto: ['bitcoin', 'ethereum', 'crypto', 'defi', 'wallet'],
  fitness: ['workout', 'training', 'gym', 'running', 'strength'],
  tech: ['software', 'code', 'developer', 'programming', 'startup'],
  marketing: ['marketing', 'brand', 'content', 'newsletter', 'audience'],
  onlyfans: ['creator', 'subscribers', 'content creator', 'fans'],
  coffee: ['coffee', 'espresso', 'roast', 'brew'],
  finance: ['investing', 'savings', 'budget', 'money', 'market'],
  lifestyle: ['home', 'travel', 'morning', 'weekend', 'cooking'],
  general: [],
}

export interface Found {
  candidates: Candidate[]
  /** New ones by people who asked not to be contacted, by this user or any other. */
  declined: Candidate[]
  past: Past
  /** The newest mention, to go on from. */
  mentions_since: string | null
}

const perSearch = 60

/** Reads who wrote to the user since; whoever says stop is written down before anything else is done. */
export async function hear({ deps, bot, reach, account, signal }: Scene): Promise<Post[]> {
  const posts = await reach.mentions(account.id, bot.mentions_since, signal)
  const mentions = posts.filter(({ author }) => author.id !== account.id)
  await recordOptOuts(deps.db, deps.network.id, mentions, deps.clock.now())
  return mentions
}

/**
 * People who addressed the user first, then recent posts on the user's topics; never the same post, the user's own, or
 * one by somebody who asked for silence.
 */
export async function findCandidates(scene: Scene, mentions: Post[], mentionsOnly: boolean): Promise<Found> {
  const { deps, bot, reach, profile, account, signal } = scene
  const now = deps.clock.now()
  const topics = mentionsOnly ? [] : [...profile.key_topics.slice(0, 8), ...nicheTerms[profile.niche]]
  const posts = topics.length > 0 ? await reach.search(topics, perSearch, signal) : []
  const fresh = now.getTime() - day
  const all: Candidate[] = [
    ...mentions.map((post) => ({ post: { ...post, to_user: toUser(post, account) }, situation: 'addressed' as const })),
    ...posts.filter((post) => !post.is_reply).map((post) => ({ post, situation: 'stranger' as const })),
  ].filter(({ post }) => post.author.id !== account.id && post.created_at.getTime() > fresh)
  // A mention that the search finds too stays a mention.
  const once = new Map<string, Candidate>()
  for (const candidate of all) if (!once.has(candidate.post.id)) once.set(candidate.post.id, candidate)
  const whose = { network: deps.network.id, id: account.id }
  const authors = [...new Set(all.map(({ post }) => post.author.id))]
  const past = await pastWith(deps.db, whose, [...once.keys()], authors, localTime(now, bot.time_zone).day, now)
  // Whoever wrote to the user may get an answer also after their profile was looked at.
  const isNew = ({ post, situation }: Candidate) =>
    situation === 'addressed'
      ? !past.seen.has(`reply:${post.id}`) && !past.seen.has(`like:${post.id}`)
      : !past.seen.has(`post:${post.id}`)
  const fitting = [...once.values()].filter(isNew)
  const welcome = fitting.filter(({ post }) => !past.silent.has(post.author.id))
  // Mentions are read again until each of them was dealt with: a step does one thing, and more may wait.
  const waiting = welcome.some(({ situation }) => situation === 'addressed')
  return {
    candidates: welcome.filter((candidate) => isWorthALook(candidate, past)),
    declined: fitting.filter(({ post }) => past.silent.has(post.author.id)),
    past,
    mentions_since: waiting ? bot.mentions_since : (mentions[0]?.id ?? bot.mentions_since),
  }
}

/** The network names everybody above in a thread as well; only what stands directly under the user's post answers it. */
function toUser({ thread }: Post, { handle }: Scene['account']): Post['to_user'] {
  return thread.at(-1)?.handle.toLowerCase() === handle.toLowerCase() ? 'answers' : 'names'
}
