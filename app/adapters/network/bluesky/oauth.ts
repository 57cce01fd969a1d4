import type {
  NodeOAuthClient,
  NodeSavedSession,
  NodeSavedState,
  OAuthSession,
  SessionGetter,
} from '@atproto/oauth-client-node'
import type { Clock } from '#app/adapters/clock.ts'
import { type OAuthApp, type Scope, scopeOf } from '#app/adapters/network/bluesky/client-metadata.ts'
import { consenting, isRefusedRequest } from '#app/adapters/network/bluesky/errors.ts'
import { oauthApi } from '#app/adapters/network/bluesky/fetch.ts'
import { type Directory, proveHandle, type Registry } from '#app/adapters/network/bluesky/identity.ts'
import { type Transport, toResponse } from '#app/adapters/network/bluesky/session.ts'
import { askedIn, bytesFor } from '#app/adapters/network/cut.ts'
import { exchange, type Fetch } from '#app/adapters/network/exchange.ts'
import {
  type BoundCredentials,
  type Consent,
  type ConsentPage,
  type ConsentRequest,
  type Credentials,
  NetworkError,
} from '#app/adapters/network/network.ts'

/** For all calls of a consent or a renewal: shorter than its lease. */
const consentMs = 15_000
const renewMs = 5_000
/** Tokens are renewed this long before they expire. */
const earlyMs = 60_000

interface BlueskyOAuth {
  consent: Consent
  revoke(credentials: BoundCredentials): Promise<void>
  transport: Transport<BoundCredentials>
}

export function blueskyOAuth(
  fetch: Fetch,
  directory: Directory,
  registry: Registry,
  app: OAuthApp,
  clock: Clock,
): BlueskyOAuth {
  const allowHttp = new URL(directory.url).protocol === 'http:'

  const keysetOf = ({ keys }: OAuthApp) => Promise.all(keys.map((key) => oauthApi().JoseKey.fromJWK(key)))

  /** `deadline`: for all calls together; null: each has only its own timeout. */
  async function createClient(
    scope: Scope,
    deadline: AbortSignal | null,
    states: SingleEntryStore<NodeSavedState>,
    sessions: SingleEntryStore<NodeSavedSession>,
  ) {
    return new (oauthApi().NodeOAuthClient)({
      clientMetadata: app.metadata(scope),
      ...(app.keys.length > 0 && { keyset: await keysetOf(app) }),
      handleResolver: directory.url,
      plcDirectoryUrl: directory.plc_url,
      allowHttp,
      stateStore: states.store,
      sessionStore: sessions.store,
      // The caller already holds the lease of the connection.
      requestLock: async (_name, work) => work(),
      fetch: bounded(fetch, deadline),
    })
  }

  const calling: Partial<Record<Scope, Promise<NodeOAuthClient>>> = {}
  const caller = (scope: Scope) => {
    calling[scope] ??= createClient(scope, null, singleEntryStore(), singleEntryStore())
    return calling[scope]
  }
  const clientFor = ({ tokenSet }: NodeSavedSession, ms: number) =>
    createClient(scopeOf(tokenSet.scope), AbortSignal.timeout(ms), singleEntryStore(), singleEntryStore())
  async function serverOf(client: NodeOAuthClient, { authMethod, dpopJwk, tokenSet }: NodeSavedSession) {
    return client.serverFactory.fromIssuer(tokenSet.iss, authMethod, await oauthApi().JoseKey.fromJWK(dpopJwk))
  }

  async function askFor(scope: Scope, { state, handle }: ConsentRequest, deadline: AbortSignal): Promise<ConsentPage> {
    const states = singleEntryStore<NodeSavedState>()
    const client = await createClient(scope, deadline, states, singleEntryStore())
    const to = await client.authorize(handle ?? directory.url, { state })
    if (!states.last) throw new NetworkError('unavailable', 'The server gave no page to go to.')
    const secret: PendingAuthorization = { scope, handle, state: states.last.value }
    return { to, kept: { state: states.last.key, secret: JSON.stringify(secret) } }
  }

  const consent: Consent = {
    documents: app.documents,
    ask: (request) =>
      consenting(clock, async () => {
        const deadline = AbortSignal.timeout(consentMs)
        try {
          return await askFor('least', request, deadline)
        } catch (error) {
          if (!isRefusedRequest(error)) throw error
          return askFor('all', request, deadline)
        }
      }),
    redeem: ({ returned, secret }) =>
      consenting(clock, async () => {
        const asked: PendingAuthorization | null = secret === null ? null : JSON.parse(secret)
        const states = singleEntryStore<NodeSavedState>(returned.get('state'), asked?.state)
        const sessions = singleEntryStore<NodeSavedSession>()
        const deadline = AbortSignal.timeout(consentMs)
        const client = await createClient(asked?.scope ?? 'least', deadline, states, sessions)
        // The library has checked that the account's document names the server that answered.
        const { session } = await client.callback(returned)
        if (!sessions.last) throw new NetworkError('unavailable', 'The server gave no session.')
        await proveHandle(registry, session.did, asked?.handle ?? null, deadline)
        return credentialsOf(session.did, sessions.last.value)
      }),
  }

  return {
    consent,
    revoke: ({ session }) =>
      consenting(clock, async () => {
        const { refresh_token, access_token } = session.tokenSet
        const server = await serverOf(await clientFor(session, consentMs), session)
        await server.request('revocation', { token: refresh_token ?? access_token })
      }),
    transport: {
      async send({ did, session }, path, init) {
        const scope = scopeOf(session.tokenSet.scope)
        const server = await consenting(clock, async () => serverOf(await caller(scope), session))
        const one = new (oauthApi().OAuthSession)(
          server,
          did as OAuthSession['sub'],
          fixed(session),
          bounded(fetch, init.signal ?? null),
        )
        return one.fetchHandler(path, init)
      },
      isStale: ({ session }, now) => Date.parse(session.tokenSet.expires_at ?? '') - now.getTime() < earlyMs,
      renewed: ({ did, session }) =>
        consenting(clock, async () => {
          const server = await serverOf(await clientFor(session, renewMs), session)
          return credentialsOf(did, { ...session, tokenSet: await server.refresh(session.tokenSet) })
        }),
    },
  }
}

/** In the form in which the database returns them, so that they can be compared. */
const credentialsOf = (did: string, session: NodeSavedSession): BoundCredentials =>
  JSON.parse(JSON.stringify({ kind: 'bound_oauth', did, session } satisfies Credentials))

interface PendingAuthorization {
  scope: Scope
  handle: string | null
  state: NodeSavedState
}

interface SingleEntryStore<T> {
  last: { key: string; value: T } | null
  store: { get(key: string): Promise<T | undefined>; set(key: string, value: T): Promise<void>; del(): Promise<void> }
}

function singleEntryStore<T>(key: string | null = null, value?: T): SingleEntryStore<T> {
  const here: SingleEntryStore<T> = {
    last: key === null || value === undefined ? null : { key, value },
    store: {
      get: async (wanted) => (here.last?.key === wanted ? here.last.value : undefined),
      async set(given, one) {
        here.last = { key: given, value: one }
      },
      async del() {
        here.last = null
      },
    },
  }
  return here
}

/** Disables the library's own renewal: its lock is not shared between servers. */
function fixed({ tokenSet }: NodeSavedSession): SessionGetter {
  const getter: Pick<SessionGetter, 'getSession' | 'delStored'> = {
    async getSession(_sub, refresh) {
      if (refresh === true) throw new NetworkError('unauthorized', 'The token has expired.')
      return { tokenSet } as Awaited<ReturnType<SessionGetter['getSession']>>
    },
    delStored: async () => undefined,
  }
  return getter as SessionGetter
}

/** Public servers only, limited in time and size. */
function bounded(send: Fetch, deadline: AbortSignal | null): typeof globalThis.fetch {
  return async (input, init) => {
    const { url, method, headers, body } = new Request(input, init)
    const sent = { method, headers, signal: deadline, body: body && (await new Response(body).bytes()) }
    return toResponse(await exchange(send, new URL(url), sent, bytesFor(askedIn(new URL(url)))))
  }
}
