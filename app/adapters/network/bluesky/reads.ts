import type { Agent, AppBskyActorDefs } from '@atproto/api'
import { api } from '#app/adapters/network/bluesky/fetch.ts'
import { closedReason, isForMembersOnly, type PostView, recordOf, toPost } from '#app/adapters/network/bluesky/views.ts'
import { firstMentions, mostMentions } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'

/** Posts and profiles that one call takes. */
const atOnce = 25
/** Notifications that one call takes. */
const pageLength = 100
/** How long after a newer one a post may be indexed and still be read, in ms. */
const lateIndexing = 30 * 60_000

type Profiles = Map<string, AppBskyActorDefs.ProfileViewDetailed>

const inParts = <T>(all: readonly T[]) =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, at) => all.slice(at * atOnce, (at + 1) * atOnce))

/** The posts by address; deleted ones are left out. */
export async function postsBy(agent: Agent, uris: readonly string[], signal: AbortSignal) {
  const parts = inParts([...new Set(uris)])
  const read = await Promise.all(parts.map((part) => agent.app.bsky.feed.getPosts({ uris: part }, { signal })))
  return new Map(read.flatMap(({ data }) => data.posts.map((post): [string, PostView] => [post.uri, post])))
}

/**
 * The profiles by id; people who are deleted, deactivated or taken down are left out. A request for a single profile
 * would get the same error for them as if the calling account itself were taken down.
 */
export async function profilesBy(agent: Agent, dids: readonly string[], signal: AbortSignal): Promise<Profiles> {
  const parts = inParts([...new Set(dids)])
  const read = await Promise.all(parts.map((actors) => agent.app.bsky.actor.getProfiles({ actors }, { signal })))
  return new Map(read.flatMap(({ data }) => data.profiles.map((profile) => [profile.did, profile] as const)))
}

/** Posts with their authors' profiles, the posts above them, and whether they are to be left alone. */
async function complete(agent: Agent, views: readonly PostView[], signal: AbortSignal): Promise<Post[]> {
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
    const closed = closedReason(view)
    const parent = parents.get(recordOf(view).reply?.parent.uri ?? '')
    return { ...toPost(view, parent, profiles.get(view.author.did)), ...(closed && { closed }) }
  })
}

/** The account's own posts, newest first, without reposts. */
export async function ownPosts(agent: Agent, did: string, limit: number, signal: AbortSignal): Promise<Post[]> {
  const posts: Post[] = []
  let cursor: string | undefined
  do {
    const asked = { actor: did, filter: 'posts_with_replies', limit: pageLength, ...(cursor && { cursor }) }
    const { data } = await agent.app.bsky.feed.getAuthorFeed(asked, { signal })
    const own = data.feed.filter(({ post, reason }) => post.author.did === did && !reason)
    posts.push(...own.map(({ post }) => toPost(post, undefined, undefined)))
    cursor = data.cursor
  } while (cursor && posts.length < limit)
  return posts.slice(0, limit)
}

/**
 * What others wrote to the account: mentions, replies and quotes, newest first, down to the post `since`. Notifications
 * are in the order in which posts were written, and a post may be indexed late, so those shortly before it come too.
 */
export async function mentions(agent: Agent, did: string, since: string | null, signal: AbortSignal): Promise<Post[]> {
  const notifications: { uri: string; indexedAt: string; author: { did: string } }[] = []
  const most = since === null ? firstMentions : mostMentions
  let cursor: string | undefined
  let known: { indexedAt: string } | undefined
  for (let read = 0; read < most; read += pageLength) {
    const asked = { reasons: ['mention', 'reply', 'quote'], limit: pageLength, ...(cursor && { cursor }) }
    const { data } = await agent.app.bsky.notification.listNotifications(asked, { signal })
    notifications.push(...data.notifications.filter(({ author }) => author.did !== did))
    cursor = data.cursor
    known = notifications.find(({ uri }) => uri === since)
    if (!cursor || known) break
  }
  const from = known ? Date.parse(known.indexedAt) - lateIndexing : 0
  const fresh = [
    ...new Set(notifications.filter(({ indexedAt }) => Date.parse(indexedAt) >= from).map(({ uri }) => uri)),
  ]
  const posts = await postsBy(agent, fresh, signal)
  return complete(
    agent,
    fresh.flatMap((uri) => posts.get(uri) ?? []),
    signal,
  )
}

/** Recent posts about any of the topics, newest first, with one search per topic. */
export async function search(agent: Agent, topics: string[], limit: number, signal: AbortSignal): Promise<Post[]> {
  const each = Math.min(pageLength, Math.max(10, Math.ceil(limit / Math.max(1, topics.length))))
  const queries = topics.map((topic) => topic.replace(/["\\]/g, ' ').replace(/\s+/g, ' ').trim()).filter(Boolean)
  const read = await Promise.all(
    queries.map((q) =>
      agent.app.bsky.feed.searchPosts({ q: q.includes(' ') ? `"${q}"` : q, sort: 'latest', limit: each }, { signal }),
    ),
  )
  return newest(
    agent,
    read.flatMap(({ data }) => data.posts),
    limit,
    signal,
  )
}

/** Recent posts by these people, newest first, without reposts and replies. Unknown handles are left out. */
export async function postsOf(agent: Agent, handles: string[], limit: number, signal: AbortSignal): Promise<Post[]> {
  const each = Math.min(pageLength, Math.ceil(limit / Math.max(1, handles.length)))
  const read = await Promise.all(
    handles.map(async (actor) => {
      const asked = { actor, filter: 'posts_no_replies', limit: each }
      const { data } = await agent.app.bsky.feed.getAuthorFeed(asked, { signal }).catch((error: unknown) => {
        if (error instanceof api().XRPCError && error.status === 400) return { data: { feed: [] } }
        throw error
      })
      return data.feed.flatMap(({ post, reason }) => (reason ? [] : post))
    }),
  )
  return newest(agent, read.flat(), limit, signal)
}

/** Without posts whose authors ask not to be shown to people who are not signed in. */
function newest(agent: Agent, found: PostView[], limit: number, signal: AbortSignal): Promise<Post[]> {
  const views = [...new Map(found.map((post) => [post.uri, post])).values()]
    .filter((view) => !isForMembersOnly(view))
    .sort((one, other) => other.indexedAt.localeCompare(one.indexedAt))
  return complete(agent, views.slice(0, limit), signal)
}
