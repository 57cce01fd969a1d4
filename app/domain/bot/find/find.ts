import { NetworkError } from '#app/adapters/network/network.ts'
import { isHandle } from '#app/contract/networks.ts'
import type { Post } from '#app/contract/posts.ts'
import type { KindsBySituation } from '#app/domain/bot/decide/choose.ts'
import { classifyPosts, type Finding, type FoundCandidates } from '#app/domain/bot/find/classify.ts'
import { noteLookedAt } from '#app/domain/bot/find/named-people.ts'
import { keptPosts, search } from '#app/domain/bot/find/searches.ts'
import { maxTopics, wordsOfAnswered } from '#app/domain/bot/find/widened.ts'
import { readWrittenToUser } from '#app/domain/bot/find/written-to-user.ts'
import { termIn } from '#app/domain/bot/settings/term-in.ts'
import type { StepContext } from '#app/domain/bot/step-context.ts'
import { searchWordsOf } from '#app/domain/bot/topics.ts'
import { minute } from '#app/domain/time.ts'

const perSearch = 60
const maxAnswerable = 100
/** How long the same words are searched for. */
const turnMs = 5 * minute

/** Records opt-outs first. With `mayAnswer`, also returns older mentions that are still open. */
export async function readMentions(context: StepContext, mayAnswer: boolean): Promise<Post[]> {
  const { deps, bot, network, client, account, newest_mention, mentions_read_at, mind, signal } = context
  const since = mayAnswer && !network.budget ? bot.mentions_since : (newest_mention ?? bot.mentions_since)
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
  const among = (posts: Post[]) => classifyPosts(context, mentions, posts, kinds)
  if (kinds.stranger.length === 0) return among([])
  const byTargets = await postsByTargets(context)
  const kept = await keptPosts(context)
  if (bot.widened_at) return amongAll(context, [...byTargets, ...kept], among)
  if (kept.length > 0) {
    const paid = await among([...byTargets, ...kept])
    if (paid.candidates.length > 0) return paid
  }
  const byTopics = await postsAbout(context, searchWordsOf(context.profile).slice(0, maxTopics))
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
  const topics = searchWordsOf(profile)
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
