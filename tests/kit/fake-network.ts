import { allows, capabilities } from '#app/adapters/network/capabilities.ts'
import type {
  Account,
  Credentials,
  Network,
  NetworkClient,
  NetworkId,
  Target,
  TokenCredentials,
} from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'

export interface FakeNetwork extends Network {
  /** The actions performed, in order. */
  done: (Target & { account: string; result_id: string | null })[]
  /** The name of each call, in order. */
  calls: string[]
  /** The ids of deleted posts. */
  gone: Set<string>
}

let count = 0

/** An increasing id in X's format. */
export function newId(): string {
  count += 1
  return String(7_000_000_000 + count)
}

export function fakeAccount(id: string, handle: string, followers = 100): Account {
  return { id, handle, display_name: handle, bio: '', followers, profile_image_url: null }
}

export function fakePost(change: Partial<Post> & { at?: Date } = {}): Post {
  const { at = new Date('2026-06-15T11:30:00Z'), ...rest } = change
  const id = newId()
  return {
    network: 'perch',
    id,
    author: fakeAccount(`9${id}`, `person${id}`),
    text: `Post ${id} about coffee and espresso.`,
    created_at: at,
    lang: 'en',
    likes: 0,
    replies: 0,
    is_reply: false,
    thread: [],
    ...rest,
  }
}

/** Tokens of a fake account, which say whose they are. */
export const tokensOf = ({ id, handle }: Pick<Account, 'id' | 'handle'>): TokenCredentials => ({
  kind: 'tokens',
  auth_token: JSON.stringify({ id, handle }),
  ct0_token: 'c',
})

/** Some tests need none. */
function accountIn(credentials: Credentials | null): Partial<Account> {
  return credentials?.kind === 'tokens' && credentials.auth_token.startsWith('{')
    ? JSON.parse(credentials.auth_token)
    : {}
}

/** An in-memory network that records calls and actions; `script` replaces single methods. */
export function fakeNetwork(me: Account, script: Partial<NetworkClient> = {}, id: NetworkId = 'perch'): FakeNetwork {
  const done: FakeNetwork['done'] = []
  const calls: string[] = []
  const gone = new Set<string>()
  const plain: NetworkClient = {
    me: async () => me,
    posts: async () => [],
    mentions: async () => [],
    search: async () => [],
    personBy: async () => null,
    people: async () => [],
    isDone: async () => false,
    async perform(account, target) {
      const result_id = target.kind === 'reply' ? newId() : null
      done.push({ account, ...target, result_id })
      return result_id
    },
    async find(account, target) {
      if (target.kind === 'view') return { happened: 'unknown' }
      const found = done.find(
        (one) => one.account === account && one.kind === target.kind && one.target_id === target.target_id,
      )
      return found ? { happened: 'yes', result_id: found.result_id } : { happened: 'no' }
    },
    async undo(account, { kind, target_id }) {
      const at = done.findIndex((one) => one.account === account && one.kind === kind && one.target_id === target_id)
      if (at >= 0) done.splice(at, 1)
    },
    outcomes: async (ids) => new Map(ids.filter((id) => !gone.has(id)).map((id) => [id, { likes: 0, replies: 0 }])),
    followersAmong: async () => new Set(),
  }
  const scripted: NetworkClient = { ...plain, ...script }
  const recordedAs = (account: Account) =>
    new Proxy(scripted, {
      get(client, name: keyof NetworkClient) {
        calls.push(name)
        return name === 'me' && !script.me ? async () => account : client[name]
      },
    })
  return {
    id,
    name: 'Perch',
    capabilities: capabilities[id],
    standard_mode: id === 'perch' ? 'autopilot' : 'copilot',
    allows: allows[id],
    connect_by: ['tokens'],
    consent: null,
    budget: null,
    picture_origin: 'http://fake',
    max_length: 280,
    counting: 'weighted',
    signIn: null,
    tokens_url: null,
    sign_in_url: null,
    accountUrl: (handle) => `http://fake/${handle}`,
    postUrl: (handle, post) => `http://fake/${handle}/status/${post}`,
    client: (credentials) => recordedAs({ ...me, ...accountIn(credentials) }),
    done,
    calls,
    gone,
  }
}
