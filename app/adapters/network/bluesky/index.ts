import type { Agent } from '@atproto/api'
import type { Clock } from '#app/adapters/clock.ts'
import { maxLength, perform, undo } from '#app/adapters/network/bluesky/acts.ts'
import { appView } from '#app/adapters/network/bluesky/appview.ts'
import { setBotLabel } from '#app/adapters/network/bluesky/bot-label.ts'
import type { OAuthApp } from '#app/adapters/network/bluesky/client-metadata.ts'
import { calling, reading } from '#app/adapters/network/bluesky/errors.ts'
import { api, fetchFor } from '#app/adapters/network/bluesky/fetch.ts'
import { type Directory, findAccount, provenHandle, registryOf } from '#app/adapters/network/bluesky/identity.ts'
import { blueskyOAuth } from '#app/adapters/network/bluesky/oauth.ts'
import { personBy, searchPeople } from '#app/adapters/network/bluesky/person-search.ts'
import {
  mentions,
  mentionsFrom,
  ownPosts,
  postsBy,
  postsOf,
  profilesBy,
  search,
} from '#app/adapters/network/bluesky/reads.ts'
import { findRecord, keyOf } from '#app/adapters/network/bluesky/records.ts'
import {
  agentBy,
  appPasswordTransport,
  closeSession,
  openSession,
  readableResponse,
  toResponse,
} from '#app/adapters/network/bluesky/session.ts'
import { toAccount } from '#app/adapters/network/bluesky/views.ts'
import { allows, capabilities } from '#app/adapters/network/capabilities.ts'
import { exchange } from '#app/adapters/network/exchange.ts'
import {
  type BoundCredentials,
  type ClientSupport,
  type Credentials,
  type Network,
  type NetworkClient,
  NetworkError,
  NotProven,
  type SessionCredentials,
} from '#app/adapters/network/network.ts'
import { countOf } from '#app/adapters/network/plain.ts'
import type { Post } from '#app/contract/posts.ts'

const web = 'https://bsky.app'

export interface BlueskySettings {
  directory: Directory
  /** null: accounts are connected by app password only. */
  oauth: OAuthApp | null
  public_url: string | null
  /** The server that the operator trusts about other people's posts. */
  appview_url: string | null
}

export function blueskyNetwork(
  { directory, oauth: app, public_url, appview_url }: BlueskySettings,
  clock: Clock,
): Network {
  const operators = [directory.url, directory.plc_url].map((url) => new URL(url).origin)
  const fetch = fetchFor(directory.url, directory.in_production ? operators : null)
  const registry = registryOf(fetch, directory, clock)
  const oauth = app && blueskyOAuth(fetch, directory, registry, app, clock)
  const byPassword = appPasswordTransport(fetch, clock)
  function agentFor(credentials: OwnCredentials, support: ClientSupport): Agent {
    if (credentials.kind === 'app_password') return agentBy(byPassword, credentials, support, clock)
    return oauth ? agentBy(oauth.transport, credentials, support, clock) : waitingAgent(credentials.did)
  }
  return {
    id: 'bluesky',
    name: 'Bluesky',
    capabilities: capabilities.bluesky,
    standard_mode: 'copilot',
    allows: allows.bluesky,
    max_length: maxLength,
    counting: 'graphemes',
    home_server: new URL(directory.url).host,
    serverOf(credentials) {
      const { origin } = new URL(placeOf(own(credentials)).service)
      return origin === new URL(directory.url).origin ? null : origin
    },
    connect_by: oauth ? ['bound_oauth', 'app_password'] : ['app_password'],
    consent: oauth?.consent ?? null,
    async revoke(credentials) {
      if (credentials.kind === 'app_password') await closeSession(fetch, credentials, clock)
      if (credentials.kind === 'bound_oauth') await oauth?.revoke(credentials)
    },
    async isHeld(credentials, signal) {
      const { did, service } = placeOf(own(credentials))
      try {
        return (await registry.identityOf(did, signal)).service === new URL(service).origin
      } catch (error) {
        if (error instanceof NotProven) return false
        throw error
      }
    },
    budget: null,
    picture_origin: 'https://cdn.bsky.app',
    tokens_url: `${web}/settings/app-passwords`,
    sign_in_url: null,
    accountUrl: (handle) => `${web}/profile/${encodeURIComponent(handle)}`,
    postUrl: (handle, postId) => {
      const [, author = handle] = /^at:\/\/([^/]+)\//.exec(postId) ?? []
      return `${web}/profile/${author}/post/${encodeURIComponent(keyOf(postId))}`
    },
    signIn: (handle, appPassword, signal) =>
      calling(clock, async () => {
        const account = await findAccount(registry, handle, signal)
        return openSession(fetch, account, appPassword, signal, clock)
      }),
    ...(public_url && publicReads(public_url, clock)),
    confirmedPosts: appView(appview_url, clock),
    client(given, support = {}) {
      const credentials = own(given)
      const prove = (said: string, signal: AbortSignal) => provenHandle(registry, placeOf(credentials), said, signal)
      return createClient(agentFor(credentials, support), prove, clock)
    },
  }
}

type OwnCredentials = SessionCredentials | BoundCredentials

function own(credentials: Credentials): OwnCredentials {
  if (credentials.kind === 'app_password' || credentials.kind === 'bound_oauth') return credentials
  throw new Error(`Bluesky takes no ${credentials.kind}.`)
}

const placeOf = (credentials: OwnCredentials) => ({
  did: credentials.did,
  service: credentials.kind === 'app_password' ? credentials.service : credentials.session.tokenSet.aud,
})

/** Leaves out posts to be left alone, and those whose authors require a signed-in reader. */
function publicReads(url: string, clock: Clock): Pick<Network, 'publicSearch' | 'publicPosts'> {
  const fetch = fetchFor(url)
  const agent = new (api().Agent)(async (path, init) =>
    readableResponse(path, toResponse(await exchange(fetch, new URL(path, url), init))),
  )
  let pause: NetworkError | null = null
  return {
    async publicSearch(topics, limit, signal) {
      const found = await paced(() => search(agent, topics, limit, clock.now(), signal))
      return found.filter(({ closed }) => !closed)
    },
    publicPosts: (handle, limit, signal) => paced(() => postsOf(agent, [handle], limit, clock.now(), signal)),
  }
  async function paced(read: () => Promise<Post[]>): Promise<Post[]> {
    if (pause?.retryAt && pause.retryAt > clock.now()) throw pause
    return reading(clock, read).catch(explained)
  }
  function explained(error: unknown): never {
    if (error instanceof NetworkError && error.kind === 'rate_limited') pause = error
    if (!(error instanceof NetworkError) || !isClosed(error)) throw error
    const remedy = 'Set BLUESKY_PUBLIC_URL to a server that does, or leave it out.'
    throw new NetworkError('refused', `${url} refuses reads without an account (${error.message}). ${remedy}`)
  }
}

const isClosed = ({ kind }: NetworkError) => kind === 'refused' || kind === 'unauthorized'

/** For accounts connected by consent while OAuth is not configured: calls are refused. */
const waitingAgent = (did: string) =>
  new (api().Agent)({
    did,
    async fetchHandler() {
      throw new NetworkError('unavailable', 'Connecting with your permission on Bluesky isn’t set up here right now.')
    },
  })

/** Accounts that are new or have just moved are known to their server before the network shows them. */
function notShown(error: unknown): never {
  if (!(error instanceof api().XRPCError) || !/^profile not found/i.test(error.message)) throw error
  throw new NotProven(
    'Bluesky doesn’t show this account. If it is new, or has just moved to another server, connect it once bsky.app shows it.',
  )
}

function createClient(
  agent: Agent,
  prove: (said: string, signal: AbortSignal) => Promise<string>,
  clock: Clock,
): NetworkClient {
  const did = agent.assertDid
  return {
    me: (signal) =>
      reading(clock, async () => {
        const { data } = await agent.app.bsky.actor.getProfile({ actor: did }, { signal }).catch(notShown)
        if (data.did !== did) throw new NetworkError('unavailable', 'The server responded for a different account.')
        return toAccount({ ...data, handle: await prove(data.handle, signal) })
      }),
    posts: (_accountId, limit, signal) => reading(clock, () => ownPosts(agent, did, limit, clock.now(), signal)),
    mentions: (_accountId, sinceId, signal, _knownId, left) =>
      reading(clock, () => mentions(agent, did, sinceId, clock.now(), signal, left)),
    mentionsFrom: (place, signal, left) =>
      reading(clock, () => mentionsFrom(agent, did, place, clock.now(), signal, left)),
    search: (topics, limit, signal) => reading(clock, () => search(agent, topics, limit, clock.now(), signal)),
    postsBy: (handles, limit, signal) => reading(clock, () => postsOf(agent, handles, limit, clock.now(), signal)),
    personBy: (handle, signal) => reading(clock, () => personBy(agent, handle, signal)),
    people: (text, limit, signal) => reading(clock, () => searchPeople(agent, text, limit, signal)),
    isDone: (_accountId, { kind, target_id }, signal) =>
      reading(clock, async () => {
        if (kind === 'follow') {
          const profiles = await profilesBy(agent, [target_id], signal)
          return Boolean(profiles.get(target_id)?.viewer?.following)
        }
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
        const counted = [...posts].map(([id, { likeCount, replyCount }]) => ({
          id,
          outcome: { likes: countOf(likeCount), replies: countOf(replyCount) },
        }))
        return new Map(counted.map(({ id, outcome }) => [id, outcome]))
      }),
    setBotLabel: (isOn, signal) => calling(clock, () => setBotLabel(agent, did, isOn, signal)),
    followersAmong: (personIds, signal) =>
      reading(clock, async () => {
        const profiles = await profilesBy(agent, personIds, signal)
        return new Set([...profiles.values()].flatMap(({ did: id, viewer }) => (viewer?.followedBy ? [id] : [])))
      }),
  }
}
