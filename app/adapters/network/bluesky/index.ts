import type { Clock } from '#app/adapters/clock.ts'
import { perform, undo } from '#app/adapters/network/bluesky/acts.ts'
import { calling, reading } from '#app/adapters/network/bluesky/errors.ts'
import { fetchFor } from '#app/adapters/network/bluesky/fetch.ts'
import { type Directory, findAccount } from '#app/adapters/network/bluesky/identity.ts'
import { mentions, ownPosts, postsBy, profilesBy, search } from '#app/adapters/network/bluesky/reads.ts'
import { findRecord, keyOf } from '#app/adapters/network/bluesky/records.ts'
import { openSession, sessionAgent } from '#app/adapters/network/bluesky/session.ts'
import { toAccount } from '#app/adapters/network/bluesky/views.ts'
import { allows, capabilities } from '#app/adapters/network/capabilities.ts'
import type { Credentials, Network, NetworkClient, Renew } from '#app/adapters/network/network.ts'

const app = 'https://bsky.app'

export function blueskyNetwork(directory: Directory, clock: Clock): Network {
  const fetch = fetchFor(directory.url)
  return {
    id: 'bluesky',
    name: 'Bluesky',
    capabilities: capabilities.bluesky,
    standard_mode: 'copilot',
    allows: allows.bluesky,
    max_length: 300,
    counting: 'graphemes',
    connect_by: ['app_password'],
    consent: null,
    budget: null,
    picture_origin: 'https://cdn.bsky.app',
    tokens_url: `${app}/settings/app-passwords`,
    sign_in_url: null,
    accountUrl: (handle) => `${app}/profile/${encodeURIComponent(handle)}`,
    postUrl: (handle, postId) => {
      const [, author = handle] = /^at:\/\/([^/]+)\//.exec(postId) ?? []
      return `${app}/profile/${encodeURIComponent(author)}/post/${encodeURIComponent(keyOf(postId))}`
    },
    signIn: (handle, appPassword, signal) =>
      calling(clock, async () => {
        const { did, service } = await findAccount(fetch, directory, handle, signal)
        return openSession(fetch, service, did, appPassword, signal)
      }),
    client: (credentials, support) => createClient(fetch, clock, credentials, support?.renew),
  }
}

function createClient(
  fetch: ReturnType<typeof fetchFor>,
  clock: Clock,
  credentials: Credentials,
  renew: Renew | undefined,
): NetworkClient {
  if (credentials.kind !== 'app_password') throw new Error(`Bluesky takes no ${credentials.kind}.`)
  const { did } = credentials
  const agent = sessionAgent(fetch, credentials, renew)
  const profile = async (actor: string, signal: AbortSignal) =>
    (await agent.app.bsky.actor.getProfile({ actor }, { signal })).data
  return {
    me: (signal) => reading(clock, async () => toAccount(await profile(did, signal))),
    posts: (_accountId, limit, signal) => reading(clock, () => ownPosts(agent, did, limit, signal)),
    mentions: (_accountId, sinceId, signal) => reading(clock, () => mentions(agent, did, sinceId, signal)),
    search: (topics, limit, signal) => reading(clock, () => search(agent, topics, limit, signal)),
    isDone: (_accountId, { kind, target_id }, signal) =>
      reading(clock, async () => {
        if (kind === 'follow') return Boolean((await profile(target_id, signal)).viewer?.following)
        if (kind !== 'like') return false
        const posts = await postsBy(agent, [target_id], signal)
        return Boolean(posts.get(target_id)?.viewer?.like)
      }),
    perform: (_accountId, target, signal) => perform(agent, clock, did, target, signal),
    undo: (_accountId, target, signal) => calling(clock, () => undo(agent, did, target, signal)),
    find: (_accountId, { kind, target_id }, since, signal) =>
      reading(clock, async () => {
        if (kind === 'view') return { happened: 'no' }
        const address = await findRecord(agent, did, { kind, target_id }, since, signal)
        if (address === null) return { happened: 'no' }
        return { happened: 'yes', result_id: kind === 'reply' ? address : null }
      }),
    outcomes: (postIds, signal) =>
      reading(clock, async () => {
        const posts = await postsBy(agent, postIds, signal)
        const counted = [...posts].map(([id, { likeCount = 0, replyCount = 0 }]) => ({
          id,
          outcome: { likes: likeCount, replies: replyCount },
        }))
        return new Map(counted.map(({ id, outcome }) => [id, outcome]))
      }),
    followersAmong: (personIds, signal) =>
      reading(clock, async () => {
        const profiles = await profilesBy(agent, personIds, signal)
        return new Set([...profiles.values()].flatMap(({ did: id, viewer }) => (viewer?.followedBy ? [id] : [])))
      }),
  }
}
