import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An account on a server of the tests' own. */
export interface BlueskyAccount {
  did: string
  handle: string
  password: string
}

export interface BlueskyRecord {
  uri: string
  cid: string
  value: Record<string, unknown>
}

/** A call of the adapter. */
export interface BlueskyCall {
  /** Such as `getPosts`. */
  name: string
  url: URL
  body: Record<string, unknown>
}

export type Json = Record<string, unknown>
/** What the server says instead of the truth; null: it says nothing, ever. */
export type Answer = { status?: number; headers?: Record<string, string>; body: string } | 'silence' | 'endless'
/** Changes an honest answer. */
export type Lie = (call: BlueskyCall, honest: Json) => Json | Answer

export const cid = 'bafyreidfayvfuwqa7qlnopdjiqrxzs6blmoeu4rujcjtnci5beludirz2a'
export const postAt = (did: string, key: string) => `at://${did}/app.bsky.feed.post/${key}`

let made = 0
/** Its digits are those of base 32 as ids have them: no 0, 1, 8 and 9. */
function newDid(): string {
  made += 1
  const number = made.toString(32).replace(/[0189]/g, (digit) => ({ 0: 'w', 1: 'x', 8: 'y', 9: 'z' })[digit] ?? digit)
  return `did:plc:${number.padStart(24, 'w')}`
}

async function listening(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, close: () => void server.close().closeAllConnections() }
}

/** What the operator trusts: which account a handle leads to, and what the document of an account says. */
export async function startDirectory() {
  const handles = new Map<string, string>()
  const documents = new Map<string, Json>()
  const { url, close } = await listening((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://any')
    const did = handles.get(searchParams.get('handle') ?? '')
    const found = pathname.endsWith('resolveHandle')
      ? did && { did }
      : documents.get(decodeURIComponent(pathname.slice(1)))
    response.writeHead(found ? 200 : 400, { 'content-type': 'application/json' })
    response.end(JSON.stringify(found ?? { error: 'InvalidRequest', message: 'Not found.' }))
  })
  return {
    url,
    close,
    directory: { url, plc_url: url },
    /** The account is at this server, and has this handle. */
    register({ did, handle }: BlueskyAccount, service: string, listed = handle): void {
      handles.set(handle, did)
      const host = { id: '#atproto_pds', type: 'AtprotoPersonalDataServer', serviceEndpoint: service }
      documents.set(did, { id: did, alsoKnownAs: [`at://${listed}`], service: [host] })
    },
  }
}
export type Directory = Awaited<ReturnType<typeof startDirectory>>

/** A Bluesky server with accounts of its own: honest unless `lie` is set. */
export async function startBlueskyServer(directory: Directory) {
  const accounts: BlueskyAccount[] = []
  const records: BlueskyRecord[] = []
  const posts: Json[] = []
  const counts = { calls: 0, open: 0, most_open: 0, names: new Set<string>() }
  const state: { lie: Lie | null } = { lie: null }

  const personOf = (actor: unknown) => accounts.find(({ did, handle }) => did === actor || handle === actor)
  const profileOf = ({ did, handle }: BlueskyAccount): Json => ({
    did,
    handle,
    displayName: handle,
    description: 'Coffee.',
    followersCount: 12,
    viewer: {},
    labels: [],
    indexedAt: '2026-06-01T12:00:00.000Z',
  })
  const page = (all: Json[], url: URL) => {
    const start = Number(url.searchParams.get('cursor') ?? 0)
    const end = start + Number(url.searchParams.get('limit') ?? 50)
    return { part: all.slice(start, end), ...(end < all.length && { cursor: String(end) }) }
  }
  const notificationOf = (post: Json): Json => ({
    uri: post.uri,
    cid,
    author: post.author,
    reason: 'mention',
    record: post.record,
    isRead: false,
    indexedAt: post.indexedAt,
  })

  function honest({ name, url, body }: BlueskyCall, token: string): Json {
    const asked = (parameter: string) => url.searchParams.getAll(parameter)
    const refusal = { error: 'InvalidRequest', message: 'Not found.' }
    switch (name) {
      case 'createSession': {
        const person = personOf(body.identifier)
        if (person?.password !== body.password) return { error: 'AuthenticationRequired', message: 'No.' }
        return { did: person?.did, handle: person?.handle, accessJwt: person?.did, refreshJwt: person?.did }
      }
      case 'refreshSession': {
        const person = personOf(token)
        return { did: person?.did, handle: person?.handle, accessJwt: person?.did, refreshJwt: person?.did }
      }
      case 'resolveHandle': {
        const person = personOf(asked('handle')[0])
        return person ? { did: person.did } : refusal
      }
      case 'getProfile': {
        const person = personOf(asked('actor')[0])
        return person ? profileOf(person) : refusal
      }
      case 'getProfiles':
        return {
          profiles: asked('actors')
            .flatMap((actor) => personOf(actor) ?? [])
            .map(profileOf),
        }
      case 'listNotifications': {
        const { part, ...more } = page(posts.filter(({ mentions }) => mentions === token).map(notificationOf), url)
        return { notifications: part, ...more }
      }
      case 'getPosts':
        return { posts: posts.filter(({ uri }) => asked('uris').includes(String(uri))).map(shown) }
      case 'searchPosts': {
        const { part, ...more } = page(posts.map(shown), url)
        return { posts: part, ...more }
      }
      case 'getAuthorFeed': {
        const by = personOf(asked('actor')[0])?.did
        const { part, ...more } = page(
          posts.filter(({ author }) => (author as Json).did === by),
          url,
        )
        return { feed: part.map((post) => ({ post: shown(post) })), ...more }
      }
      case 'createRecord': {
        const uri = `at://${body.repo}/${body.collection}/made${records.length}`
        records.unshift({ uri, cid, value: body.record as Json })
        return { uri, cid }
      }
      case 'listRecords': {
        const from = `at://${asked('repo')[0]}/${asked('collection')[0]}/`
        const { part, ...more } = page(records.filter(({ uri }) => uri.startsWith(from)) as unknown as Json[], url)
        return { records: part, ...more }
      }
      case 'getRecord':
        return { error: 'RecordNotFound', message: 'None.' }
      case 'putRecord':
        return { uri: `at://${body.repo}/${body.collection}/self`, cid }
      case 'searchActors':
        return { actors: accounts.filter(({ handle }) => handle.includes(asked('q')[0] ?? '')).map(profileOf) }
      default:
        return consents(name, body, url.origin)
    }
  }

  const { url, close } = await listening(async (request, response) => {
    counts.calls += 1
    counts.open += 1
    counts.most_open = Math.max(counts.most_open, counts.open)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const at = new URL(request.url ?? '', url)
    const name = at.pathname.split('.').at(-1) ?? ''
    counts.names.add(name)
    const call = { name, url: at, body: bodyOf(request, Buffer.concat(chunks).toString()) }
    const said = honest(call, (request.headers.authorization ?? '').slice('Bearer '.length))
    const told = state.lie ? state.lie(call, said) : said
    // A call stays open while its server is silent; how late a server notices that nobody reads on says nothing.
    if (told === 'silence') return void response.once('close', () => (counts.open -= 1))
    counts.open -= 1
    if (told === 'endless') return pour(response)
    const raw = typeof told.body === 'string' ? (told as Exclude<Answer, string>) : null
    const status = raw?.status ?? (said.error && told === said ? 400 : 200)
    response.writeHead(status, { 'content-type': 'application/json', ...raw?.headers })
    response.end(raw?.body ?? JSON.stringify(told))
  })

  return {
    url,
    close,
    records,
    counts,
    /** Forgets what was counted and made. */
    reset(): void {
      Object.assign(counts, { calls: 0, most_open: 0 })
      records.length = 0
    },
    tell(lie: Lie | null): void {
      state.lie = lie
    },
    /** A new account here, which the directory knows. */
    person(name: string): BlueskyAccount {
      const person = { did: newDid(), handle: `${name}.${made}.test`, password: 'aaaa-bbbb-cccc-dddd' }
      accounts.push(person)
      directory.register(person, url)
      return person
    },
    /** The newest post of this server. */
    post({ did, handle }: BlueskyAccount, text: string, at: Date, mentions: string | null = null): string {
      const uri = postAt(did, `p${posts.length}`)
      const record = { $type: 'app.bsky.feed.post', text, createdAt: at.toISOString(), langs: ['en'] }
      posts.unshift({ uri, cid, author: { did, handle }, record, indexedAt: at.toISOString(), mentions })
      return uri
    },
  }
}
export type BlueskyServer = Awaited<ReturnType<typeof startBlueskyServer>>

const shown = ({ mentions: _mentions, ...post }: Json): Json => ({ ...post, likeCount: 1, replyCount: 2 })

/** What a person's consent takes; a code and a token are the account's id. */
function consents(name: string, { code, refresh_token }: Json, origin: string): Json {
  const did = code ?? refresh_token
  const one = (path: string) => `${origin}/oauth/${path}`
  switch (name) {
    case 'well-known/oauth-protected-resource':
      return { resource: origin, authorization_servers: [origin] }
    case 'well-known/oauth-authorization-server':
      return {
        issuer: origin,
        authorization_endpoint: one('authorize'),
        token_endpoint: one('token'),
        revocation_endpoint: one('revoke'),
        pushed_authorization_request_endpoint: one('par'),
        require_pushed_authorization_requests: true,
        dpop_signing_alg_values_supported: ['ES256'],
        token_endpoint_auth_methods_supported: ['none'],
        authorization_response_iss_parameter_supported: true,
        client_id_metadata_document_supported: true,
      }
    case '/oauth/par':
      return { request_uri: 'urn:ietf:params:oauth:request_uri:one', expires_in: 60 }
    case '/oauth/token': {
      const tokens = { access_token: did, refresh_token: did, token_type: 'DPoP', expires_in: 3_600 }
      return { ...tokens, sub: did, scope: 'atproto transition:generic' }
    }
    default:
      return {}
  }
}

function bodyOf({ headers }: IncomingMessage, text: string): Json {
  if (text === '') return {}
  return headers['content-type']?.startsWith('application/json')
    ? JSON.parse(text)
    : Object.fromEntries(new URLSearchParams(text))
}

/** Writes for as long as somebody reads. */
function pour(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(64_000, ' ')
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}
