import type { Clock } from '#app/adapters/clock.ts'
import { firstMentions, maxMentions, type NetworkClient, type NetworkId } from '#app/adapters/network/network.ts'
import { TooLong } from '#app/adapters/network/network-error.ts'
import { noteOddObjects } from '#app/adapters/network/odd-objects.ts'
import { countOf } from '#app/adapters/network/plain.ts'
import { isDone, perform, undo } from '#app/adapters/network/x/acts.ts'
import type { HttpClient } from '#app/adapters/network/x/call.ts'
import { find } from '#app/adapters/network/x/find.ts'
import { isUpTo, withLate } from '#app/adapters/network/x/ids.ts'
import { type Source, toAccount, toPerson, toPosts } from '#app/adapters/network/x/people.ts'
import { personBy, searchPeople } from '#app/adapters/network/x/person-search.ts'
import { isAbsent, toError } from '#app/adapters/network/x/problems.ts'
import {
  anyOf,
  authorTerms,
  noReposts,
  postsOnly,
  quotesOf,
  type RefusedTerms,
  searchAny,
  sinceOrNewest,
  topicTerms,
} from '#app/adapters/network/x/search.ts'
import { type Odd, PostsPage, UserReply, UsersPage, userFields } from '#app/adapters/network/x/wire.ts'
import type { Post as MindPost } from '#app/contract/posts.ts'

/** In the contract, ids of other objects come with the objects. */
const postFields = {
  'post.fields': 'article,attachments,created_at,entities,lang,note_post,public_metrics,reply_settings,withheld',
  expansions: 'attachments.media_keys,attachments.poll_ids,author_id,in_reply_to_user_id,referenced_posts',
  'media.fields': 'alt_text,type',
  ...userFields,
}
/** Enough to find what was done just now. */
const latest = 5
const shortPage = 10
/** Some posts of a timeline are left out, so it may take more pages. */
const sparePages = 3

type Query = Parameters<HttpClient['get']>[1]

interface Support {
  reading?: HttpClient
  searching?: HttpClient
  searchSize?: number
  frugal?: boolean
  refused?: RefusedTerms
}

/** Where each post read costs money: own posts in all, and mentions at the first look. */
const [frugalPosts, frugalMentions] = [100, 20]

/**
 * The budget limits `searching` and `reading`, but not `http`: mentions, actions and look-ups. `frugal`: reads nothing
 * that the bot would not use.
 */
export function createClient(
  network: NetworkId,
  http: HttpClient,
  clock: Clock,
  { reading = http, searching = reading, searchSize = 100, frugal = false, refused = new Set() }: Support = {},
): NetworkClient {
  const noteOdd = (odd: readonly Odd[]) =>
    noteOddObjects(
      network,
      odd.map(({ kind, field }) => `${kind}.${field}`),
    )

  async function pageOf(from: HttpClient, path: string, query: Query, source: Source, signal: AbortSignal) {
    const page = await from.get(path, { ...postFields, ...query }, PostsPage, signal)
    if (page.data.length + page.lost === 0 && page.errors.length > 0) throw toError(page.errors, 'It gave no posts.')
    const { posts, odd } = toPosts(page, network, source, clock.now())
    noteOdd([...page.odd, ...odd])
    return { posts, next: page.meta?.next_token }
  }

  async function timeline(
    from: HttpClient,
    path: string,
    query: Query,
    source: Source,
    limit: number,
    signal: AbortSignal,
    lowestId: string | null = null,
  ) {
    const posts = new Map<string, MindPost>()
    let next: string | undefined
    let most = 100
    for (let left = Math.ceil(limit / most) + sparePages; left > 0; left -= 1) {
      const size = Math.min(most, Math.max(shortPage, limit - posts.size))
      const asked = { ...query, max_results: size, pagination_token: next }
      const page = await pageOf(from, path, asked, source, signal).catch((error: unknown) => {
        if (error instanceof TooLong && size > shortPage) return null
        throw error
      })
      if (!page) {
        most = shortPage
        left = Math.ceil((limit - posts.size) / most) + sparePages
        continue
      }
      for (const post of page.posts) posts.set(post.id, post)
      const isKnown = lowestId !== null && [...posts.keys()].some((id) => isUpTo(id, lowestId))
      if (!page.next || page.next === next || posts.size >= limit || isKnown) break
      next = page.next
    }
    return latestOf([...posts.values()]).slice(0, limit)
  }

  async function searched(
    from: HttpClient,
    query: string,
    limit: number,
    signal: AbortSignal,
    sinceId: string | null = null,
  ) {
    const max_results = Math.min(searchSize, Math.max(10, limit))
    const asked = { query, max_results, sort_order: 'recency' }
    const page = await sinceOrNewest(sinceId, (since_id) =>
      pageOf(from, '/2/tweets/search/recent', { ...asked, since_id }, 'found', signal),
    )
    return page.posts
  }

  async function searchedAny(
    terms: string[],
    tail: string,
    limit: number,
    signal: AbortSignal,
    sinceId?: string | null,
  ) {
    const ask = (some: readonly string[]) => searched(searching, anyOf(some, tail), limit, signal, sinceId)
    const found = await searchAny(terms, refused, ask)
    return latestOf(found.sort((one, other) => other.created_at.getTime() - one.created_at.getTime()))
  }

  return {
    async me(signal) {
      const { data, errors } = await reading.get('/2/users/me', userFields, UserReply, signal)
      if (!data) throw toError(errors, 'The network doesn’t know this account.')
      return toAccount(data)
    },
    posts: (accountId, limit, signal) =>
      timeline(
        reading,
        `/2/users/${accountId}/tweets`,
        { exclude: 'retweets', ...(frugal && { expansions: 'attachments.media_keys,author_id,in_reply_to_user_id' }) },
        'own',
        frugal ? Math.min(limit, frugalPosts) : limit,
        signal,
      ),
    mentions: (accountId, sinceId, signal, { known_id = null, at } = { at: null }) =>
      timeline(
        http,
        `/2/users/${accountId}/mentions`,
        { since_id: sinceId === null ? undefined : withLate(sinceId, at) },
        'written_to',
        sinceId === null ? (frugal ? frugalMentions : firstMentions) : maxMentions,
        signal,
        known_id && withLate(known_id, at),
      ),
    async quotes(handle, sinceId, signal, { at } = { at: null }) {
      const from = sinceId && withLate(sinceId, at)
      const found = await searched(reading, quotesOf(handle), searchSize, signal, from)
      const named = (one: MindPost['thread'][number]) => (one.handle ? one : { ...one, handle })
      return latestOf(found).map((post) => ({ ...post, thread: post.thread.map(named) }))
    },
    search: (topics, limit, signal, sinceId) =>
      searchedAny(topicTerms(topics), frugal ? postsOnly : noReposts, limit, signal, sinceId),
    postsBy: (handles, limit, signal, sinceId) => searchedAny(authorTerms(handles), postsOnly, limit, signal, sinceId),
    personBy: (handle, signal) => personBy(reading, handle, signal),
    people: (text, limit, signal) => searchPeople(reading, text, limit, signal, noteOdd),
    isDone: (accountId, target, signal) => isDone(http, accountId, target, signal),
    perform: (accountId, target, signal) => perform(http, accountId, target, signal),
    undo: (accountId, target, signal) => undo(http, accountId, target, signal),
    find: (accountId, target, since, signal) => find(http, accountId, target, since, signal),
    async seen(accountId, target, since, signal) {
      if (target.kind === 'reply') return find(reading, accountId, target, since, signal, latest)
      const isThere = await isDone(reading, accountId, target, signal, latest)
      return isThere ? { happened: 'yes', result_id: null } : { happened: 'no' }
    },
    async outcomes(postIds, signal) {
      if (postIds.length === 0) return new Map()
      const query = { 'post.fields': 'public_metrics', ids: postIds.join(',') }
      const page = await reading.get('/2/tweets', query, PostsPage, signal)
      const unexplained = page.errors.filter((problem) => !isAbsent(problem))
      if (page.data.length === 0 && unexplained.length + page.lost > 0) throw toError(unexplained, 'It gave no posts.')
      noteOdd(page.odd)
      return new Map(
        page.data.map((post) => [
          post.id,
          { likes: countOf(post.public_metrics?.like_count), replies: countOf(post.public_metrics?.reply_count) },
        ]),
      )
    },
    async followersAmong(personIds, signal) {
      if (personIds.length === 0) return new Set()
      const page = await reading.get('/2/users', { ...userFields, ids: personIds.join(',') }, UsersPage, signal)
      const unexplained = page.errors.filter((problem) => !isAbsent(problem))
      if (page.data.length === 0 && unexplained.length > 0) throw toError(unexplained, 'It gave no accounts.')
      noteOdd(page.odd)
      const followers = page.data.map(toPerson).filter(({ is_follower }) => is_follower)
      return new Set(followers.map(({ id }) => id))
    },
  }
}

/** Newest first, so a later version comes before those that it replaces. */
function latestOf(posts: readonly MindPost[]): MindPost[] {
  const outdated = new Set(posts.flatMap(({ earlier_ids }) => earlier_ids ?? []))
  return [...new Map(posts.filter(({ id }) => !outdated.has(id)).map((post) => [post.id, post])).values()]
}
