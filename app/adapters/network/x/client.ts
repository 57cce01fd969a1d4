import {
  firstMentions,
  maxMentions,
  type NetworkClient,
  NetworkError,
  type NetworkId,
  type Target,
  type UndoTarget,
} from '#app/adapters/network/network.ts'
import { countOf } from '#app/adapters/network/plain.ts'
import type { HttpClient } from '#app/adapters/network/x/call.ts'
import { toAccount, toPerson, toPosts } from '#app/adapters/network/x/people.ts'
import { Acted, CreatedPost, IdsPage, PostsPage, Undone, UserReply, UsersPage } from '#app/adapters/network/x/wire.ts'
import type { Post as MindPost } from '#app/contract/posts.ts'

const userFields = { 'user.fields': 'description,profile_image_url,protected,public_metrics,connection_status' }
const postFields = {
  'tweet.fields': 'author_id,created_at,lang,in_reply_to_user_id,referenced_tweets,public_metrics',
  expansions: 'author_id,referenced_tweets.id,referenced_tweets.id.author_id',
  ...userFields,
}
/** A look for what was done just now. */
const latest = 5
const maxQuery = 512
const maxPages = 20
/** Some posts of a timeline are left out, so it may take more pages. */
const sparePages = 3

/** Of one's own posts, and at the first look for mentions, where each of them costs money. */
const [frugalPosts, frugalMentions] = [100, 20]

/**
 * The budget limits `searching` and `reading`, but not `http`: mentions, actions and look-ups. `frugal`: reads nothing
 * that the bot would not use.
 */
export function createClient(
  network: NetworkId,
  http: HttpClient,
  {
    reading = http,
    searching = reading,
    searchSize = 100,
    frugal = false,
  }: { reading?: HttpClient; searching?: HttpClient; searchSize?: number; frugal?: boolean } = {},
): NetworkClient {
  const timeline = async (
    from: HttpClient,
    path: string,
    query: Record<string, string | number | undefined>,
    limit: number,
    signal: AbortSignal,
    knownId: string | null = null,
  ) => {
    const posts: MindPost[] = []
    let next: string | undefined
    for (let left = Math.ceil(limit / 100) + sparePages; left > 0; left -= 1) {
      const size = Math.min(100, Math.max(10, limit - posts.length))
      const page = await from.get(
        path,
        { ...postFields, ...query, max_results: size, pagination_token: next },
        PostsPage,
        signal,
      )
      posts.push(...toPosts(page, network))
      const isKnown = posts.some(({ id }) => id === knownId)
      if (!page.meta.next_token || page.meta.next_token === next || posts.length >= limit || isKnown) break
      next = page.meta.next_token
    }
    return posts.slice(0, limit)
  }

  const searched = async (query: string, limit: number, signal: AbortSignal, sinceId: string | null = null) => {
    const asked = {
      ...postFields,
      query,
      max_results: Math.min(searchSize, Math.max(10, limit)),
      sort_order: 'recency',
    }
    const ask = (since_id?: string) =>
      searching.get('/2/tweets/search/recent', { ...asked, since_id }, PostsPage, signal)
    if (sinceId === null) return toPosts(await ask(), network)
    const page = await ask(sinceId).catch((error) => {
      // X refuses ids older than a week, as far back as it searches: whatever it finds without one is newer.
      if (error instanceof NetworkError && error.kind === 'refused') return ask()
      throw error
    })
    return toPosts(page, network)
  }

  return {
    async me(signal) {
      const { data, errors } = await http.get('/2/users/me', userFields, UserReply, signal)
      if (!data) throw new NetworkError('refused', errors?.[0]?.detail ?? 'The network doesn’t know this account.')
      return toAccount(data)
    },
    posts: (accountId, limit, signal) =>
      timeline(
        reading,
        `/2/users/${accountId}/tweets`,
        { exclude: 'retweets', ...(frugal && { expansions: 'author_id' }) },
        frugal ? Math.min(limit, frugalPosts) : limit,
        signal,
      ),
    mentions: (accountId, sinceId, signal, knownId) =>
      timeline(
        http,
        `/2/users/${accountId}/mentions`,
        { since_id: sinceId ?? undefined },
        sinceId === null ? (frugal ? frugalMentions : firstMentions) : maxMentions,
        signal,
        knownId,
      ),
    search: (topics, limit, signal, sinceId) =>
      searched(searchQuery(topics, frugal ? postsOnly : undefined), limit, signal, sinceId),
    postsBy: (handles, limit, signal, sinceId) => searched(authorsQuery(handles), limit, signal, sinceId),
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
      const page = await reading.get(
        '/2/tweets',
        { 'tweet.fields': 'public_metrics', ids: postIds.join(',') },
        PostsPage,
        signal,
      )
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
      const followers = page.data.map(toPerson).filter(({ is_follower }) => is_follower)
      return new Set(followers.map(({ id }) => id))
    },
  }
}

const isOperator = /^(?:-.*|and|or)$/i

/** The bot answers no strangers' replies. */
const postsOnly = ' -is:retweet -is:reply'

export function searchQuery(topics: string[], tail = ' -is:retweet'): string {
  const terms = topics.map((topic) => {
    const words = topic
      .replace(/["\\():]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return words.includes(' ') || isOperator.test(words) ? `"${words}"` : words
  })
  return anyOf(terms, tail)
}

function authorsQuery(handles: string[]): string {
  return anyOf(
    handles.map((handle) => `from:${handle}`),
    postsOnly,
  )
}

function anyOf(terms: string[], tail: string): string {
  let any = ''
  for (const term of terms) {
    const longer = any ? `${any} OR ${term}` : term
    if (term && longer.length + tail.length + 2 <= maxQuery) any = longer
  }
  return `(${any})${tail}`
}

async function perform(
  wire: HttpClient,
  accountId: string,
  target: Target,
  signal: AbortSignal,
): Promise<string | null> {
  const { kind, target_id } = target
  if (kind === 'reply') {
    const body = { text: target.text ?? '', reply: { in_reply_to_tweet_id: target_id } }
    const unasked = target.situation === 'stranger'
    const { data, errors } = await wire.post('/2/tweets', body, CreatedPost, signal, { unasked })
    if (!data) throw new NetworkError('refused', errors?.[0]?.detail ?? 'The network didn’t accept the reply.')
    return data.id
  }
  const call = {
    like: () => wire.post(`/2/users/${accountId}/likes`, { tweet_id: target_id }, Acted, signal),
    follow: () => wire.post(`/2/users/${accountId}/following`, { target_user_id: target_id }, Acted, signal),
    view: () => wire.post(`/2/users/${accountId}/profile_views`, { target_user_id: target_id }, Acted, signal),
  }[kind]
  const { data, errors } = await call()
  const done = data?.liked || data?.following || data?.pending_follow || data?.viewed
  if (!done) throw new NetworkError('refused', errors?.[0]?.detail ?? `The network didn’t accept the ${kind}.`)
  return null
}

async function undo(wire: HttpClient, accountId: string, target: UndoTarget, signal: AbortSignal): Promise<void> {
  const { kind, target_id, result_id } = target
  const paths = {
    reply: `/2/tweets/${result_id}`,
    like: `/2/users/${accountId}/likes/${target_id}`,
    follow: `/2/users/${accountId}/following/${target_id}`,
  }
  const { data, errors } = await wire.delete(paths[kind], Undone, signal)
  const gone = data?.deleted === true || data?.liked === false || data?.following === false
  if (!gone) throw new NetworkError('refused', errors?.[0]?.detail ?? `The network didn’t undo the ${kind}.`)
}

/** A second like or follow gets the same response as the first, so it has to be checked beforehand. */
async function isDone(
  wire: HttpClient,
  accountId: string,
  { kind, target_id }: Target,
  signal: AbortSignal,
  latest = 100,
): Promise<boolean> {
  if (kind === 'like') {
    const { data } = await wire.get(`/2/users/${accountId}/liked_tweets`, { max_results: latest }, IdsPage, signal)
    return data.some(({ id }) => id === target_id)
  }
  if (kind !== 'follow') return false
  const { data } = await wire.get(`/2/users/${target_id}`, userFields, UserReply, signal)
  return data !== undefined && toPerson(data).is_followed === true
}

/** Views leave no trace in the API: a lost one stays unknown. */
async function find(wire: HttpClient, accountId: string, target: Target, since: Date, signal: AbortSignal, size = 100) {
  if (target.kind === 'reply') {
    const query = {
      'tweet.fields': 'referenced_tweets,author_id,created_at',
      start_time: since.toISOString(),
      max_results: size,
    }
    let next: string | undefined
    for (let left = maxPages; left > 0; left -= 1) {
      const page = await wire.get(
        `/2/users/${accountId}/tweets`,
        { ...query, pagination_token: next },
        PostsPage,
        signal,
      )
      const found = page.data.find((post) =>
        post.referenced_tweets?.some(({ type, id }) => type === 'replied_to' && id === target.target_id),
      )
      if (found) return { happened: 'yes', result_id: found.id } as const
      if (!page.meta.next_token || page.meta.next_token === next) break
      next = page.meta.next_token
    }
    return { happened: 'no' } as const
  }
  if (target.kind === 'view') return { happened: 'unknown' } as const
  const path = target.kind === 'like' ? `/2/users/${accountId}/liked_tweets` : `/2/users/${accountId}/following`
  let next: string | undefined
  for (let left = maxPages; left > 0; left -= 1) {
    const page = await wire.get(path, { max_results: 100, pagination_token: next }, IdsPage, signal)
    if (page.data.some(({ id }) => id === target.target_id)) return { happened: 'yes', result_id: null } as const
    if (!page.meta.next_token || page.meta.next_token === next) break
    next = page.meta.next_token
  }
  return { happened: 'no' } as const
}
