import type {
  BoundCredentials,
  Consent,
  Network,
  NetworkClient,
  SessionCredentials,
} from '#app/adapters/network/network.ts'
import { confirmedAtOnce, maxMentions } from '#app/adapters/network/network.ts'
import { postAt } from './bluesky-server.ts'

type Asking<T> = {
  [Name in keyof T]-?: NonNullable<T[Name]> extends (...given: never[]) => Promise<unknown> ? Name : never
}[keyof T] &
  string
type PortCall = Asking<NetworkClient> | Asking<Network> | Asking<Consent>

/** `most`: items in the answer. `takes`: calls of the server. */
export interface AdapterCall {
  call(world: CallWorld): Promise<unknown>
  most?: number
  takes?: number
}

export interface CallWorld {
  network: Network
  client: NetworkClient
  /** Of an account connected by consent. */
  bound: NetworkClient
  user: { did: string; handle: string; password: string }
  friend: { did: string; handle: string }
  /** A post of the friend. */
  target: string
  credentials: SessionCredentials
  bound_credentials: BoundCredentials
  /** A consent that was asked for while the server was honest. */
  asked: { secret: string; returned: URLSearchParams }
  signal(): AbortSignal
  /** Where to read on, as the adapter named it. */
  left(place: string): void
}

const fifty = Array.from({ length: 50 }, (_, at) => `did:plc:person${at}`)
const addresses = Array.from({ length: 50 }, (_, at) => postAt('did:plc:friend', `q${at}`))
const since = new Date(0)
const like = ({ target }: CallWorld) => ({ kind: 'like' as const, target_id: target, text: null })
const follow = ({ friend }: CallWorld) => ({ kind: 'follow' as const, target_id: friend.did, text: null })
const reply = ({ target, friend }: CallWorld) => ({
  kind: 'reply' as const,
  target_id: target,
  text: `Burrs first, @${friend.handle}.`,
})
const redirect_uri = 'http://127.0.0.1:3000/connect/bluesky/callback'

/** A call that asks the network and has no row here is a type error; no rows: Bluesky's adapter lacks it. */
export const portCalls: Record<PortCall, Record<string, AdapterCall>> = {
  signIn: {
    'sign in': { call: async ({ network, user, signal }) => network.signIn?.(user.handle, user.password, signal()) },
  },
  ask: {
    'ask for consent': {
      call: async ({ network, user }) =>
        network.consent?.ask({ state: 's', challenge: 'c', redirect_uri, handle: user.handle }),
    },
  },
  redeem: {
    'redeem a consent': {
      call: async ({ network, asked }) =>
        network.consent?.redeem({ code: 'code', verifier: '', redirect_uri, ...asked }),
    },
  },
  revoke: {
    'revoke a session': { call: async ({ network, credentials }) => network.revoke?.(credentials) },
    'revoke a consent': { call: async ({ network, bound_credentials }) => network.revoke?.(bound_credentials) },
  },
  isHeld: {
    'is it held': { call: async ({ network, credentials, signal }) => network.isHeld?.(credentials, signal()) },
  },
  publicSearch: {
    'search without an account': {
      call: async ({ network, signal }) => network.publicSearch?.(['coffee', 'tea'], 60, signal()),
      most: 60,
    },
  },
  publicPosts: {
    'read an account without one': {
      call: async ({ network, friend, signal }) => network.publicPosts?.(friend.handle, 20, signal()),
      most: 20,
    },
  },
  confirmedPosts: {
    'confirm posts': {
      call: async ({ network, target, signal }) => network.confirmedPosts?.([target, ...addresses], signal()),
      most: confirmedAtOnce,
      takes: confirmedAtOnce + 1,
    },
  },
  me: {
    me: { call: ({ client, signal }) => client.me(signal()) },
    'me, by consent': { call: ({ bound, signal }) => bound.me(signal()) },
  },
  posts: { posts: { call: ({ client, user, signal }) => client.posts(user.did, 200, signal()), most: 200 } },
  mentions: {
    'first mentions': {
      call: ({ client, user, signal, left }) => client.mentions(user.did, null, signal(), undefined, left),
      most: 100,
    },
    'new mentions': {
      call: ({ client, user, target, signal, left }) => client.mentions(user.did, target, signal(), undefined, left),
      most: maxMentions,
      takes: 8 + 3 * 32,
    },
  },
  mentionsFrom: {
    'mentions from a place': {
      call: async ({ client, signal, left }) => client.mentionsFrom?.('1', signal(), left),
      most: 200,
      takes: 2 + 3 * 8,
    },
  },
  quotes: {},
  search: { search: { call: ({ client, signal }) => client.search(['coffee', 'tea'], 60, signal()), most: 60 } },
  postsBy: {
    'posts by': {
      call: async ({ client, friend, signal }) => client.postsBy?.([friend.handle, 'nobody.test'], 60, signal()),
      most: 60,
    },
  },
  personBy: { 'person by handle': { call: ({ client, friend, signal }) => client.personBy(friend.handle, signal()) } },
  people: { 'search people': { call: ({ client, signal }) => client.people('friend', 10, signal()), most: 10 } },
  isDone: {
    'is it liked': { call: (world) => world.client.isDone(world.user.did, like(world), world.signal()) },
    'is it followed': { call: (world) => world.client.isDone(world.user.did, follow(world), world.signal()) },
  },
  perform: {
    'send a reply': { call: (world) => world.client.perform(world.user.did, reply(world), world.signal()) },
    'send a like': { call: (world) => world.client.perform(world.user.did, like(world), world.signal()) },
    'send a follow': { call: (world) => world.client.perform(world.user.did, follow(world), world.signal()) },
  },
  undo: {
    'undo a like': {
      call: (world) => world.client.undo(world.user.did, { ...like(world), result_id: null }, world.signal()),
      takes: 21,
    },
  },
  find: {
    'find a reply': {
      call: (world) => world.client.find(world.user.did, reply(world), since, world.signal()),
      takes: 20,
    },
    'find a follow': {
      call: (world) => world.client.find(world.user.did, follow(world), since, world.signal()),
      takes: 20,
    },
  },
  seen: {},
  outcomes: {
    outcomes: { call: ({ client, target, signal }) => client.outcomes([target, ...addresses], signal()), most: 51 },
  },
  setBotLabel: { 'set the label': { call: async ({ client, signal }) => client.setBotLabel?.(true, signal()) } },
  followersAmong: {
    followers: {
      call: ({ client, friend, signal }) => client.followersAmong([friend.did, ...fifty], signal()),
      most: 51,
    },
  },
}
