import type { ActionKind } from '#app/adapters/network/network.ts'
import type { FoundPosts } from '#app/contract/bots.ts'
import { type Candidate, isActionPossible, isEnabled, type Judged, type Kinds } from '#app/domain/bot/decide/choose.ts'
import type { CandidateHistory } from '#app/domain/bot/find/candidate-history.ts'
import { noContact } from '#app/domain/bot/find/contact-history.ts'

type Category = Exclude<keyof FoundPosts, 'found' | 'older'>

const nothingFound: FoundPosts = {
  found: 0,
  met_today: 0,
  met_before: 0,
  off_topic: 0,
  in_doubt: 0,
  over_limit: 0,
  left_alone: 0,
  unread: 0,
  older: 0,
}

const categoryOf = (code: string): Category => (code === 'off_topic' ? 'off_topic' : 'left_alone')

interface Sorted {
  /** Of strangers, not too old. */
  posts: Candidate[]
  older: number
  possible: Set<Candidate>
  shunned: Set<Candidate>
  past: CandidateHistory
}

const kinds: ActionKind[] = ['reply', 'like', 'follow', 'view']

/** Posts that the bot may act on count as unread until `withJudged`. */
export function countFound({ posts, older, possible, shunned, past }: Sorted, settings: Kinds): FoundPosts {
  const isPossible = (candidate: Candidate) =>
    kinds.some((kind) => isEnabled(kind, settings) && isActionPossible(kind, candidate, past))
  const isMetToday = ({ post }: Candidate) => {
    const { actions_today, undecided } = past.contacts.get(post.author.id) ?? noContact
    return actions_today + undecided > 0
  }
  const sorted = posts.map((candidate): Category => {
    if (possible.has(candidate)) return 'unread'
    if (shunned.has(candidate)) return 'left_alone'
    const { id, earlier_ids = [] } = candidate.post
    const seen = [id, ...earlier_ids].filter((one) => past.seen.has(`post:${one}`))
    const code = seen.map((one) => past.skipped.get(one)).find((one) => one !== undefined)
    if (code !== undefined) return categoryOf(code)
    if (seen.length === 0 && isPossible(candidate)) return 'over_limit'
    return isMetToday(candidate) ? 'met_today' : 'met_before'
  })
  const counts = { ...nothingFound, found: posts.length, older }
  for (const category of sorted) counts[category] += 1
  return counts
}

/** `skipped`: by post, why no reply was written. */
export function withJudged(counts: FoundPosts, judged: Judged[], skipped: Map<string, string>): FoundPosts {
  const next = { ...counts }
  for (const { post, situation, judgement } of judged) {
    if (situation !== 'stranger') continue
    const code = judgement.verdict === 'skip' ? judgement.code : (skipped.get(post.id) ?? '')
    next.unread -= 1
    next[judgement.verdict === 'doubt' ? 'in_doubt' : categoryOf(code)] += 1
  }
  return next
}
