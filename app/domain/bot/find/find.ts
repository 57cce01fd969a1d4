import { NetworkError } from '#app/adapters/network/network.ts'
import type { FoundPosts } from '#app/contract/bots.ts'
import { isHandle } from '#app/contract/networks.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Candidate, isActionPossible, type Kinds, type KindsBySituation } from '#app/domain/bot/decide/choose.ts'
import { type CandidateHistory, loadCandidateHistory } from '#app/domain/bot/find/candidate-history.ts'
import { countFound } from '#app/domain/bot/find/found-posts.ts'
import { receiveMentions } from '#app/domain/bot/find/keep-mentions.ts'
import { noteLookedAt, noteNamed } from '#app/domain/bot/find/named-people.ts'
import { keptPosts, search } from '#app/domain/bot/find/searches.ts'
import { maxAgeDaysOf, maxTopics, wordsOfAnswered } from '#app/domain/bot/find/widened.ts'
import { isQuoteOf, readWrittenToUser } from '#app/domain/bot/find/written-to-user.ts'
import { refusesBots } from '#app/domain/bot/opt-outs/request.ts'
import { complainedCode, complainedReason, unreadCode, unreadReason } from '#app/domain/bot/opt-outs/unread.ts'
import type { ClaimedBot } from '#app/domain/bot/schedule/lease.ts'
import { termIn } from '#app/domain/bot/settings/term-in.ts'
import { type AvoidCode, avoidedBy } from '#app/domain/bot/settings/terms.ts'
import type { StepContext } from '#app/domain/bot/step-context.ts'
import { day, localTime, minute } from '#app/domain/time.ts'

/** What a search needs, whether or not a bot runs. */
export type Finding = Pick<
  StepContext,
  'deps' | 'network' | 'client' | 'account' | 'mind' | 'profile' | 'terms' | 'signal'
> & { bot: Pick<ClaimedBot, 'user_id' | 'time_zone' | 'mentions_since' | 'widened_at'> & Kinds }

interface FoundCandidates {
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
  code: AvoidCode | 'closed' | 'no_bots' | typeof unreadCode | typeof complainedCode
  reason: string
}

const perSearch = 60
const maxAnswerable = 100
/** How long the same words are searched for. */
const turnMs = 5 * minute

/** Records opt-outs first. With `mayAnswer`, also returns older mentions that are still open. */
export async function readMentions(context: StepContext, mayAnswer: boolean): Promise<Post[]> {
  const { deps, bot, network, client, account, newest_mention, mentions_read_at, mind, signal } = context
  const since = mayAnswer ? bot.mentions_since : (newest_mention ?? bot.mentions_since)
  const before = { known_id: newest_mention, at: mentions_read_at }
  const read = { since, before, and_quotes: mayAnswer, mind }
  const written = await readWrittenToUser(deps, { network, client }, bot.user_id, account, read, signal)
  return written.slice(0, maxAnswerable)
}

/**
 * People who addressed the user, then targets, then the user's topics, or other words of the account if those find no
 * one new. Where reading costs money, uses up an earlier search first. No strangers if `kinds` has nothing for them.
 */
export async function findCandidates(
  context: Finding,
  mentions: Post[],
  kinds: KindsBySituation,
): Promise<FoundCandidates> {
  const { bot } = context
  const among = (posts: Post[]) => unseenOf(context, mentions, posts, kinds)
  if (kinds.stranger.length === 0) return among([])
  const byTargets = await postsByTargets(context)
  const kept = await keptPosts(context)
  if (bot.widened_at) return amongAll(context, [...byTargets, ...kept], among)
  if (kept.length > 0) {
    const paid = await among([...byTargets, ...kept])
    if (paid.candidates.length > 0) return paid
  }
  const byTopics = await postsAbout(context, context.profile.key_topics.slice(0, maxTopics))
  const found = await among([...byTargets, ...(byTopics ?? [])])
  if (byTopics === null) return { ...found, over_budget: true }
  if (found.candidates.length > 0) return found
  const byWords = await postsAbout(context, wordsInTurn(context))
  return byWords?.length ? among([...byTargets, ...byTopics, ...byWords]) : found
}

/** As the user asked: all topics and other words at once, and words of the people who answered. */
async function amongAll(
  context: Finding,
  known: Post[],
  among: (posts: Post[]) => Promise<FoundCandidates>,
): Promise<FoundCandidates> {
  const { deps, bot, network, account, profile, terms } = context
  const { key_topics: topics } = profile
  const answered = await wordsOfAnswered(
    deps.db,
    bot.user_id,
    { network: network.id, id: account.id },
    deps.clock.now(),
  )
  const isWanted = (word: string) => termIn(terms.avoid, word) === null
  const asked = [topics.slice(0, maxTopics), topics.slice(maxTopics, 2 * maxTopics), wordsInTurn(context)]
  let over_budget = false
  const posts = [...known]
  for (const words of [...asked, answered.filter(isWanted)]) {
    const about = await postsAbout(context, words)
    over_budget ||= about === null
    posts.push(...(about ?? []))
  }
  const found = await among(posts)
  return { ...found, over_budget: over_budget && found.candidates.length === 0 }
}

function postsAbout(context: Finding, topics: string[]): Promise<Post[] | null> {
  const { client, signal } = context
  return search(context, topics, (sinceId) => unlessRefused(client.search(topics, perSearch, signal, sinceId)))
}

/** A refused search finds nothing, so that people who wrote to the user still get an answer. */
async function unlessRefused(search: Promise<Post[]>): Promise<Post[]> {
  try {
    return await search
  } catch (error) {
    if (error instanceof NetworkError && error.kind === 'refused') return []
    throw error
  }
}

function wordsInTurn({ deps, profile, terms }: Finding): string[] {
  const words = (profile.interests?.words ?? []).filter((word) => termIn(terms.avoid, word) === null)
  const turns = Math.ceil(words.length / maxTopics)
  const at = Math.floor(deps.clock.now().getTime() / turnMs) % Math.max(1, turns)
  return words.slice(at * maxTopics, (at + 1) * maxTopics)
}

async function unseenOf(
  context: Finding,
  mentions: Post[],
  posts: Post[],
  kinds: KindsBySituation,
): Promise<FoundCandidates> {
  const { deps, bot, network, account, terms, mind, signal } = context
  const now = deps.clock.now()
  const days = { addressed: 1, stranger: maxAgeDaysOf(bot) }
  const isFresh = ({ post, situation }: Candidate) => post.created_at.getTime() > now.getTime() - days[situation] * day
  const quotes = posts.filter((post) => post.author.id !== account.id && isQuoteOf(account, post))
  const { db, queue } = deps
  await receiveMentions({ db, queue, network, user_id: bot.user_id, account, mind, now, signal }, quotes)
  const all: Candidate[] = [
    ...[...mentions, ...quotes].map((post) => ({
      post: { ...post, to_user: toUser(post, account) },
      situation: 'addressed' as const,
    })),
    ...posts.filter((post) => !post.is_reply).map((post) => ({ post, situation: 'stranger' as const })),
  ].filter(({ post }) => post.author.id !== account.id)
  // A mention that the search finds too stays a mention.
  const byId = new Map<string, Candidate>()
  for (const candidate of all.filter(isFresh)) if (!byId.has(candidate.post.id)) byId.set(candidate.post.id, candidate)
  const ownAccount = { network: network.id, id: account.id }
  const authors = [...new Set(all.map(({ post }) => post.author.id))]
  const past = await loadCandidateHistory(
    deps.db,
    bot.user_id,
    ownAccount,
    [...byId.values()].flatMap(({ post }) => versionsOf(post)),
    authors,
    localTime(now, bot.time_zone).day,
    now,
  )
  // A viewed profile doesn't rule out a reply to someone who wrote to the user.
  const isNew = ({ post, situation }: Candidate) =>
    versionsOf(post).every((id) =>
      situation === 'addressed'
        ? !past.seen.has(`reply:${id}`) && !past.seen.has(`like:${id}`)
        : !past.seen.has(`post:${id}`),
    )
  const unseen = [...byId.values()].filter(isNew)
  const contactableOrAvoided = unseen.filter(({ post }) => !past.opted_out.has(post.author.id))
  const avoided = contactableOrAvoided.flatMap((candidate) => {
    const why = whyAvoided(candidate.post, terms, past)
    return why ? [{ candidate, ...why }] : []
  })
  await noteNamed(
    context,
    unseen.map(({ post }) => post.author),
  )
  const left = new Set(avoided.map(({ candidate }) => candidate))
  const contactable = contactableOrAvoided.filter((candidate) => !left.has(candidate))
  // Mentions are read again until all are dealt with: a step does one thing, and more may be waiting.
  const waiting = contactable.some(({ situation }) => situation === 'addressed')
  const candidates = contactable.filter((candidate) =>
    kinds[candidate.situation].some((kind) => isActionPossible(kind, candidate, past)),
  )
  const opted_out = unseen.filter(({ post }) => past.opted_out.has(post.author.id))
  const sorted = {
    posts: [...byId.values()].filter(({ situation }) => situation === 'stranger'),
    older: new Set(all.filter((one) => one.situation === 'stranger' && !isFresh(one)).map(({ post }) => post.id)).size,
    possible: new Set(candidates),
    shunned: new Set([...opted_out, ...left]),
    past,
  }
  return {
    candidates: candidates.map((candidate) => withMeaning(candidate, past)),
    opted_out,
    avoided,
    past,
    found: countFound(sorted, bot),
    over_budget: false,
    mentions_since: waiting ? bot.mentions_since : (mentions[0]?.id ?? bot.mentions_since),
  }
}

function withMeaning({ post, situation }: Candidate, { says }: CandidateHistory): Candidate {
  const said = situation === 'addressed' ? versionsOf(post).find((id) => says.has(id)) : undefined
  return said === undefined ? { post, situation } : { post: { ...post, says: says.get(said) ?? null }, situation }
}

function whyAvoided({ author, text, read_as = '', closed }: Post, terms: Finding['terms'], past: CandidateHistory) {
  if (closed) return { code: 'closed' as const, reason: closed }
  if (refusesBots(author))
    return { code: 'no_bots' as const, reason: `@${author.handle}’s profile asks bots to leave them alone.` }
  const unread = past.unread.get(author.id)
  if (unread === 'complained') return { code: complainedCode, reason: complainedReason(author.handle) }
  if (unread) return { code: unreadCode, reason: unreadReason(author.handle) }
  return avoidedBy(terms, author, `${text} ${read_as}`)
}

async function postsByTargets(context: Finding): Promise<Post[]> {
  const { network, client, terms, signal } = context
  // Targets may have been named before the account was connected, with another network's handles.
  const handles = terms.targets.map(({ handle }) => handle).filter((handle) => isHandle(handle, [network.id]))
  const postsBy = handles.length > 0 && client.postsBy
  if (!postsBy) return []
  const names = handles.map((handle) => `@${handle}`)
  const ask = (sinceId: string | null) => unlessRefused(postsBy(handles, perSearch, signal, sinceId))
  const posts = (await search(context, names, ask)) ?? []
  await noteLookedAt(context, posts)
  return posts
}

/** An edited post is dealt with once. */
const versionsOf = ({ id, earlier_ids = [] }: Post) => [id, ...earlier_ids]

/** A reply mentions everyone further up in the thread; only a direct reply addresses the user. */
function toUser({ reply_to }: Post, { id }: Finding['account']): Post['to_user'] {
  return reply_to === id ? 'answers' : 'names'
}
