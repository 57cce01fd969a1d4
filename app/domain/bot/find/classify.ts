import type { FoundPosts } from '#app/contract/bots.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Candidate, isActionPossible, type Kinds, type KindsBySituation } from '#app/domain/bot/decide/choose.ts'
import { type CandidateHistory, loadCandidateHistory } from '#app/domain/bot/find/candidate-history.ts'
import { countFound } from '#app/domain/bot/find/found-posts.ts'
import { receiveMentions } from '#app/domain/bot/find/keep-mentions.ts'
import { noteNamed } from '#app/domain/bot/find/named-people.ts'
import { maxAgeDaysOf } from '#app/domain/bot/find/widened.ts'
import { isQuoteOf } from '#app/domain/bot/find/written-to-user.ts'
import {
  complainedCode,
  complainedReason,
  reachesCode,
  reachesReason,
  unreadableCode,
  unreadableReason,
} from '#app/domain/bot/opt-outs/held.ts'
import { refusesBots } from '#app/domain/bot/opt-outs/request.ts'
import type { ClaimedBot } from '#app/domain/bot/schedule/lease.ts'
import { type AvoidCode, avoidedBy } from '#app/domain/bot/settings/terms.ts'
import type { StepContext } from '#app/domain/bot/step-context.ts'
import { day } from '#app/domain/time.ts'

/** What a search needs, whether or not a bot runs. */
export type Finding = Pick<
  StepContext,
  'deps' | 'network' | 'client' | 'account' | 'mind' | 'profile' | 'terms' | 'signal'
> & { bot: Pick<ClaimedBot, 'user_id' | 'time_zone' | 'mentions_since' | 'widened_at'> & Kinds }

export interface FoundCandidates {
  candidates: Candidate[]
  opted_out: Candidate[]
  avoided: Avoided[]
  past: CandidateHistory
  /** The day's reading budget is used up; nothing was searched. */
  over_budget: boolean
  found: FoundPosts
  mentions_since: string | null
}

interface Avoided {
  candidate: Candidate
  code: AvoidCode | 'closed' | 'no_bots' | typeof reachesCode | typeof unreadableCode | typeof complainedCode
  reason: string
}

/** Which of the posts the bot may act on, which it skips and why. Receives quotes of the user's posts. */
export async function classifyPosts(
  context: Finding,
  mentions: Post[],
  posts: Post[],
  kinds: KindsBySituation,
): Promise<FoundCandidates> {
  const { bot, account, terms } = context
  const quotes = posts.filter((post) => post.author.id !== account.id && isQuoteOf(account, post))
  await receiveQuotes(context, quotes)
  const all = candidatesOf(account, [...mentions, ...quotes], posts)
  const [fresh, old] = byAge(context, all)
  const past = await historyOf(context, fresh, all)
  const unseen = fresh.filter((candidate) => !isSeen(candidate, past))
  await noteNamed(
    context,
    unseen.map(({ post }) => post.author),
  )
  const { opted_out, avoided, contactable } = partition(unseen, terms, past)
  const candidates = contactable.filter((candidate) =>
    kinds[candidate.situation].some((kind) => isActionPossible(kind, candidate, past)),
  )
  const found = countFound(
    {
      posts: fresh.filter(isStranger),
      older: new Set(old.filter(isStranger).map(({ post }) => post.id)).size,
      possible: new Set(candidates),
      shunned: new Set([...opted_out, ...avoided.map(({ candidate }) => candidate)]),
      past,
    },
    bot,
  )
  // Mentions are read again until all are dealt with: a step does one thing, and more may be waiting.
  const isWaiting = contactable.some((candidate) => !isStranger(candidate))
  return {
    candidates: candidates.map((candidate) => withMeaning(candidate, past)),
    opted_out,
    avoided,
    past,
    found,
    over_budget: false,
    mentions_since: isWaiting ? bot.mentions_since : (mentions[0]?.id ?? bot.mentions_since),
  }
}

async function receiveQuotes({ deps, bot, network, account, mind, signal }: Finding, quotes: Post[]): Promise<void> {
  const { db, queue, clock } = deps
  const receiver = { db, queue, network, user_id: bot.user_id, account, mind, now: clock.now(), signal }
  await receiveMentions(receiver, quotes)
}

const isStranger = ({ situation }: Candidate): boolean => situation === 'stranger'

function candidatesOf(account: Finding['account'], toTheUser: Post[], posts: Post[]): Candidate[] {
  const addressed = toTheUser.map((post) => ({
    post: { ...post, to_user: toUser(post, account) },
    situation: 'addressed' as const,
  }))
  const strangers = posts.filter((post) => !post.is_reply).map((post) => ({ post, situation: 'stranger' as const }))
  return [...addressed, ...strangers]
    .filter(({ post }) => post.author.id !== account.id)
    .map(({ post, situation }) => ({ post: withOthers(post, account), situation }))
}

/** Whoever is answered and the user themselves are no others whom an answer reaches. */
function withOthers(post: Post, account: Finding['account']): Post {
  const reaches = post.reaches?.filter((id) => id !== account.id && id !== post.author.id)
  return reaches ? { ...post, reaches } : post
}

/** A reply mentions everyone further up in the thread; only a direct reply addresses the user. */
function toUser({ reply_to }: Post, { id }: Finding['account']): Post['to_user'] {
  return reply_to === id ? 'answers' : 'names'
}

/** Fresh ones once each: a mention that the search finds too stays a mention. */
function byAge({ deps, bot }: Finding, all: Candidate[]): [fresh: Candidate[], old: Candidate[]] {
  const days = { addressed: 1, stranger: maxAgeDaysOf(bot) }
  const now = deps.clock.now().getTime()
  const isFresh = ({ post, situation }: Candidate) => post.created_at.getTime() > now - days[situation] * day
  const byId = new Map<string, Candidate>()
  for (const candidate of all.filter(isFresh)) if (!byId.has(candidate.post.id)) byId.set(candidate.post.id, candidate)
  return [[...byId.values()], all.filter((candidate) => !isFresh(candidate))]
}

function historyOf({ deps, bot, network, account }: Finding, fresh: Candidate[], all: Candidate[]) {
  const now = deps.clock.now()
  return loadCandidateHistory(
    deps.db,
    bot.user_id,
    { network: network.id, id: account.id },
    fresh.flatMap(({ post }) => versionsOf(post)),
    [...new Set(all.flatMap(({ post: { author, reaches = [] } }) => [author.id, ...reaches]))],
    bot.time_zone,
    now,
  )
}

/** A viewed profile doesn't rule out a reply to someone who wrote to the user. */
function isSeen({ post, situation }: Candidate, { seen }: CandidateHistory): boolean {
  return versionsOf(post).some((id) =>
    situation === 'addressed' ? seen.has(`reply:${id}`) || seen.has(`like:${id}`) : seen.has(`post:${id}`),
  )
}

/** An edited post is dealt with once. */
const versionsOf = ({ id, earlier_ids = [] }: Post) => [id, ...earlier_ids]

function partition(unseen: Candidate[], terms: Finding['terms'], past: CandidateHistory) {
  const opted_out: Candidate[] = []
  const avoided: Avoided[] = []
  const contactable: Candidate[] = []
  for (const candidate of unseen) {
    const why = whyAvoided(candidate, terms, past)
    if (past.opted_out.has(candidate.post.author.id)) opted_out.push(candidate)
    else if (why) avoided.push({ candidate, ...why })
    else contactable.push(candidate)
  }
  return { opted_out, avoided, contactable }
}

function whyAvoided({ post, situation }: Candidate, terms: Finding['terms'], past: CandidateHistory) {
  const { author, text, read_as = '', closed, thread, reaches = [] } = post
  if (closed) return { code: 'closed' as const, reason: closed }
  if (refusesBots(author))
    return { code: 'no_bots' as const, reason: `@${author.handle}’s profile asks bots to leave them alone.` }
  // What is above a post to the user may be the user's own.
  const quoted = situation === 'stranger' ? thread.map((above) => above.text) : []
  const avoided = avoidedBy(terms, author, [text, read_as, ...quoted].join('\n'))
  if (avoided?.code === 'avoided_person') return avoided
  const held = past.held.get(author.id)
  if (held === 'complained') return { code: complainedCode, reason: complainedReason(author.handle) }
  if (held) return { code: unreadableCode, reason: unreadableReason(author.handle) }
  if (avoided) return avoided
  return reaches.some((id) => isLeftAlone(id, terms, past)) ? { code: reachesCode, reason: reachesReason } : null
}

const isLeftAlone = (id: string, { people }: Finding['terms'], { opted_out, held }: CandidateHistory) =>
  opted_out.has(id) || held.has(id) || people.some(({ ids }) => ids.includes(id))

function withMeaning({ post, situation }: Candidate, { says }: CandidateHistory): Candidate {
  const said = situation === 'addressed' ? versionsOf(post).find((id) => says.has(id)) : undefined
  return said === undefined ? { post, situation } : { post: { ...post, says: says.get(said) ?? null }, situation }
}
