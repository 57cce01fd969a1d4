import type { Agent, AppBskyActorDefs } from '@atproto/api'
import { api } from '#app/adapters/network/bluesky/fetch.ts'
import {
  closedReason,
  isForMembersOnly,
  isOwn,
  type PostView,
  recordOf,
  toPost,
} from '#app/adapters/network/bluesky/views.ts'
import { firstMentions, maxMentions, maxPlaceLength } from '#app/adapters/network/network.ts'
import { plain } from '#app/adapters/network/plain.ts'
import { termOf } from '#app/adapters/network/search-term.ts'
import type { Post } from '#app/contract/posts.ts'
import { currentLog } from '#app/log.ts'

const atOnce = 25
const pageLength = 100
const maxPages = 10
const mentionsAtOnce = 200
/** How long after a newer one a post may be indexed and still be read, in ms. */
const lateIndexing = 30 * 60_000

type Profiles = Map<string, AppBskyActorDefs.ProfileViewDetailed>

const inParts = <T>(all: readonly T[]) =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) => all.slice(at * atOnce, (at + 1) * atOnce))

export async function postsBy(agent: Agent, uris: readonly string[], signal: AbortSignal) {
  const asked = new Set(uris)
  const parts = inParts([...asked])
  const read = await Promise.all(parts.map((part) => agent.app.bsky.feed.getPosts({ uris: part }, { signal })))
  const posts = read.flatMap(({ data }) => data.posts).filter((post) => asked.has(post.uri) && isOwn(post))
  return new Map(posts.map((post): [string, PostView] => [post.uri, post]))
}

/** A request for a single profile would confuse a deleted person with a taken-down calling account. */
export async function profilesBy(agent: Agent, dids: readonly string[], signal: AbortSignal): Promise<Profiles> {
  const asked = new Set(dids)
  const parts = inParts([...asked])
  const read = await Promise.all(parts.map((actors) => agent.app.bsky.actor.getProfiles({ actors }, { signal })))
  const profiles = read.flatMap(({ data }) => data.profiles).filter(({ did }) => asked.has(did))
  return new Map(profiles.map((profile) => [profile.did, profile] as const))
}

async function complete(agent: Agent, views: readonly PostView[], now: Date, signal: AbortSignal): Promise<Post[]> {
  const above = views.flatMap((view) => recordOf(view).reply?.parent.uri ?? [])
  const [parents, profiles] = await Promise.all([
    postsBy(agent, above, signal),
    profilesBy(
      agent,
      views.map(({ author }) => author.did),
      signal,
    ),
  ])
  return views.map((view) => {
    const closed = closedReason(view, now)
    const parent = parents.get(recordOf(view).reply?.parent.uri ?? '')
    return { ...toPost(view, parent, profiles.get(view.author.did), now), ...(closed && { closed }) }
  })
}

export async function ownPosts(
  agent: Agent,
  did: string,
  limit: number,
  now: Date,
  signal: AbortSignal,
): Promise<Post[]> {
  const posts = new Map<string, Post>()
  let cursor: string | undefined
  for (let page = 0; page < maxPages && posts.size < limit; page += 1) {
    const asked = { actor: did, filter: 'posts_with_replies', limit: pageLength, ...(cursor && { cursor }) }
    const { data } = await agent.app.bsky.feed.getAuthorFeed(asked, { signal })
    const own = data.feed.filter(({ post, reason }) => post.author.did === did && isOwn(post) && !reason)
    for (const { post } of own) posts.set(post.uri, toPost(post, undefined, undefined, now))
    if (!data.cursor || data.cursor === cursor) break
    cursor = data.cursor
  }
  return [...posts.values()].slice(0, limit)
}

type Left = (cursor: string) => void

/** Newest first, down to `since` and shortly before it, since posts may be indexed late. */
export async function mentions(
  agent: Agent,
  did: string,
  since: string | null,
  now: Date,
  signal: AbortSignal,
  left?: Left,
): Promise<Post[]> {
  const isFirst = since === null
  return notifiedOf(
    agent,
    did,
    { since, most: isFirst ? firstMentions : maxMentions },
    now,
    signal,
    isFirst ? undefined : left,
  )
}

/** Cursors of any other form are taken for the end: a place is kept. */
const placeIn = (cursor: string | undefined) =>
  cursor && cursor.length <= maxPlaceLength && plain(cursor) === cursor ? cursor : null

export function mentionsFrom(agent: Agent, did: string, cursor: string, now: Date, signal: AbortSignal, left: Left) {
  return notifiedOf(agent, did, { since: null, cursor, most: mentionsAtOnce }, now, signal, left)
}

async function notifiedOf(
  agent: Agent,
  did: string,
  { since, most, cursor: place }: { since: string | null; most: number; cursor?: string },
  now: Date,
  signal: AbortSignal,
  left?: Left,
): Promise<Post[]> {
  const notifications: { uri: string; indexedAt: string; author: { did: string } }[] = []
  const reasons = ['mention', 'reply', 'quote']
  let cursor = place
  let sinceNotification: { indexedAt: string } | undefined
  for (let read = 0; read < most; read += pageLength) {
    const asked = { reasons, limit: pageLength, ...(cursor && { cursor }) }
    const { data } = await agent.app.bsky.notification.listNotifications(asked, { signal })
    // Some servers give all notifications, such as of new posts by people whom the user watches; some leave the reason out.
    const written = data.notifications.filter(({ reason }) => !reason || reasons.includes(reason))
    notifications.push(...written.filter((one) => one.author.did !== did && isOwn(one)))
    sinceNotification = notifications.find(({ uri }) => uri === since)
    const next = placeIn(data.cursor)
    if (!next || next === cursor || sinceNotification !== undefined) break
    cursor = next
    if (read + pageLength >= most) left?.(cursor)
  }
  const from = sinceNotification ? Date.parse(sinceNotification.indexedAt) - lateIndexing : 0
  const fresh = [
    ...new Set(notifications.filter(({ indexedAt }) => Date.parse(indexedAt) >= from).map(({ uri }) => uri)),
  ]
  const posts = await postsBy(agent, fresh, signal)
  return complete(
    agent,
    fresh.flatMap((uri) => posts.get(uri) ?? []),
    now,
    signal,
  )
}

export async function search(
  agent: Agent,
  topics: string[],
  limit: number,
  now: Date,
  signal: AbortSignal,
): Promise<Post[]> {
  const each = Math.min(pageLength, Math.max(10, Math.ceil(limit / Math.max(1, topics.length))))
  const queries = topics.map(termOf).filter(Boolean)
  const read = await successful(
    queries.map((q) => agent.app.bsky.feed.searchPosts({ q, sort: 'latest', limit: each }, { signal })),
  )
  return newest(
    agent,
    read.flatMap(({ data }) => data.posts),
    limit,
    now,
    signal,
  )
}

/** The searches that succeed. Throws if none does, or if the server asks for a pause. */
async function successful<T>(searches: Promise<T>[]): Promise<T[]> {
  const ended = await Promise.allSettled(searches)
  const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  const [failure = null] = failures.length === ended.length ? failures : failures.filter(asksForPause)
  if (failure) throw failure
  if (failures.length > 0)
    currentLog()?.warn({ words: failures.length }, 'a network didn’t search for some topics or people')
  return ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
}

const asksForPause = (error: unknown) =>
  error instanceof api().XRPCError && (error.status === 429 || error.headers?.['retry-after'] !== undefined)

/** Newest first, without reposts and replies. Unknown handles are left out. */
export async function postsOf(
  agent: Agent,
  handles: string[],
  limit: number,
  now: Date,
  signal: AbortSignal,
): Promise<Post[]> {
  const each = Math.min(pageLength, Math.ceil(limit / Math.max(1, handles.length)))
  const read = await successful(
    handles.map(async (actor) => {
      const asked = { actor, filter: 'posts_no_replies', limit: each }
      const { data } = await agent.app.bsky.feed.getAuthorFeed(asked, { signal }).catch((error: unknown) => {
        if (error instanceof api().XRPCError && error.status === 400) return { data: { feed: [] } }
        throw error
      })
      const isBy = ({ author }: PostView) => author.handle.toLowerCase() === actor.toLowerCase()
      return data.feed.flatMap(({ post, reason }) => (reason || !isBy(post) ? [] : post))
    }),
  )
  return newest(agent, read.flat(), limit, now, signal)
}

/** Leaves out posts whose authors require a signed-in reader. */
function newest(agent: Agent, found: PostView[], limit: number, now: Date, signal: AbortSignal): Promise<Post[]> {
  const views = [...new Map(found.map((post) => [post.uri, post])).values()]
    .filter((view) => isOwn(view) && !isForMembersOnly(view, now))
    .sort((one, other) => other.indexedAt.localeCompare(one.indexedAt))
  return complete(agent, views.slice(0, limit), now, signal)
}
