import type { Profile } from '#app/adapters/model/mind.ts'
import type { Network, Reach } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { Candidate } from '#app/domain/bot/choose.ts'
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
  /** `kind:target` of what was dealt with before. */
  seen: Set<string>
  /** The newest mention, to go on from. */
  mentions_since: string | null
}

const perSearch = 60

/** People who addressed the user first, then recent posts on the user's topics; never the same post or the user's own. */
export async function findCandidates(
  db: Db,
  network: Network,
  reach: Reach,
  account: { id: string; mentions_since: string | null },
  profile: Profile,
  now: Date,
  signal: AbortSignal,
): Promise<Found> {
  const mentions = await reach.mentions(account.id, account.mentions_since, signal)
  const topics = [...profile.key_topics.slice(0, 8), ...nicheTerms[profile.niche]]
  const posts = topics.length > 0 ? await reach.search(topics, perSearch, signal) : []
  const fresh = now.getTime() - day
  const all: Candidate[] = [
    ...mentions.map((post) => ({ post, situation: 'addressed' as const })),
    ...posts.filter((post) => !post.is_reply).map((post) => ({ post, situation: 'stranger' as const })),
  ].filter(({ post }) => post.author.id !== account.id && post.created_at.getTime() > fresh)
  const targets = all.flatMap(({ post }) => [post.id, post.author.id])
  const seen = await alreadySeen(db, network.id, account.id, [...new Set(targets)])
  const isNew = ({ post }: Candidate) => !seen.has(`reply:${post.id}`) && !seen.has(`like:${post.id}`)
  const candidates = [...new Map(all.map((candidate) => [candidate.post.id, candidate])).values()].filter(isNew)
  // Mentions are read again until each of them was dealt with: a step does one thing, and more may wait.
  const waiting = candidates.some(({ situation }) => situation === 'addressed')
  return {
    candidates,
    seen,
    mentions_since: waiting ? account.mentions_since : (mentions[0]?.id ?? account.mentions_since),
  }
}
