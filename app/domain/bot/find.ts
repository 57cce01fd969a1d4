import type { Profile } from '#app/adapters/model/mind.ts'
import type { Network, Reach } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { Candidate } from '#app/domain/bot/choose.ts'
import { optedOutOf, recordOptOuts } from '#app/domain/bot/opt-outs.ts'
import { alreadySeen } from '#app/domain/bot/plan.ts'
import { day } from '#app/domain/time.ts'

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
  /** `kind:target` and `post:id` of what was dealt with before. */
  seen: Set<string>
  /** The newest mention, to go on from. */
  mentions_since: string | null
}

const perSearch = 60

/**
 * People who addressed the user first, then recent posts on the user's topics; never the same post, the user's own, or
 * one by somebody who asked for silence. Whoever asks for it in a mention is written down.
 */
export async function findCandidates(
  db: Db,
  network: Network,
  reach: Reach,
  account: { id: string; mentions_since: string | null; mentions_only: boolean },
  profile: Profile,
  now: Date,
  signal: AbortSignal,
): Promise<Found> {
  const mentions = await reach.mentions(account.id, account.mentions_since, signal)
  await recordOptOuts(
    db,
    network.id,
    mentions.filter(({ author }) => author.id !== account.id),
  )
  const topics = account.mentions_only ? [] : [...profile.key_topics.slice(0, 8), ...nicheTerms[profile.niche]]
  const posts = topics.length > 0 ? await reach.search(topics, perSearch, signal) : []
  const fresh = now.getTime() - day
  const all: Candidate[] = [
    ...mentions.map((post) => ({ post, situation: 'addressed' as const })),
    ...posts.filter((post) => !post.is_reply).map((post) => ({ post, situation: 'stranger' as const })),
  ].filter(({ post }) => post.author.id !== account.id && post.created_at.getTime() > fresh)
  const targets = all.flatMap(({ post }) => [post.id, post.author.id])
  const seen = await alreadySeen(db, network.id, account.id, [...new Set(targets)])
  // Whoever wrote to the user may get an answer also after their profile was looked at.
  const isNew = ({ post, situation }: Candidate) =>
    situation === 'addressed'
      ? !seen.has(`reply:${post.id}`) && !seen.has(`like:${post.id}`)
      : !seen.has(`post:${post.id}`)
  // A mention that the search finds too stays a mention.
  const once = new Map<string, Candidate>()
  for (const candidate of all) if (!once.has(candidate.post.id)) once.set(candidate.post.id, candidate)
  const fitting = [...once.values()].filter(isNew)
  const silent = await optedOutOf(db, network.id, [...new Set(fitting.map(({ post }) => post.author.id))])
  const candidates = fitting.filter(({ post }) => !silent.has(post.author.id))
  // Mentions are read again until each of them was dealt with: a step does one thing, and more may wait.
  const waiting = candidates.some(({ situation }) => situation === 'addressed')
  return {
    candidates,
    declined: fitting.filter(({ post }) => silent.has(post.author.id)),
    seen,
    mentions_since: waiting ? account.mentions_since : (mentions[0]?.id ?? account.mentions_since),
  }
}
