import type { Clock } from '#app/adapters/clock.ts'
import { allows, capabilities, clickPages, xCapabilities } from '#app/adapters/network/capabilities.ts'
import type { Allowance, Budget, Credentials, Network, Renew } from '#app/adapters/network/network.ts'
import { type ReadingRecord, recordInMemory } from '#app/adapters/network/reading-record.ts'
import {
  type Authorization,
  byAppToken,
  byCookies,
  createHttpClient,
  type HttpClient,
} from '#app/adapters/network/x/call.ts'
import { createClient } from '#app/adapters/network/x/client.ts'
import { lateListing } from '#app/adapters/network/x/ids.ts'
import { type XApp, type XConsent, xConsent } from '#app/adapters/network/x/oauth.ts'
import { metered, type XPrices } from '#app/adapters/network/x/spending.ts'
import { inVocabulary } from '#app/adapters/network/x/vocabulary.ts'

/** Likes and follows are the user's own clicks on X's pages; Perch lets programs make them. */
const xScopes = 'tweet.read users.read tweet.write like.read follows.read offline.access'
const perchScopes = `${xScopes} like.write follows.write`

const pages = (origin: string) => ({
  accountUrl: (handle: string) => `${origin}/${encodeURIComponent(handle)}`,
  postUrl: (handle: string, postId: string) =>
    `${origin}/${encodeURIComponent(handle)}/status/${encodeURIComponent(postId)}`,
  clickUrl: clickPages(origin),
})

export function perchNetwork(
  origin: string,
  clock: Clock,
  appToken: string | null = null,
  record: ReadingRecord = recordInMemory(),
  registered: XApp | null = null,
): Network {
  const consent =
    registered && xConsent(registered, { name: 'Perch', api: origin, web: origin, scopes: perchScopes }, clock)
  const support = { refused: new Set<string>() }
  const clientBy = (http: HttpClient) => createClient('perch', inVocabulary(http, 'perch', record), clock, support)
  const app = appToken === null ? null : clientBy(createHttpClient(origin, byAppToken(appToken), clock))
  return {
    ...pages(origin),
    id: 'perch',
    name: 'Perch',
    capabilities: capabilities.perch,
    standard_mode: 'autopilot',
    allows: allows.perch,
    max_length: 280,
    counting: 'weighted',
    connect_by: consent ? ['oauth', 'tokens'] : ['tokens'],
    consent,
    ...(consent && { revoke: consent.revoke }),
    budget: null,
    picture_origin: origin,
    tokens_url: `${origin}/settings/tokens`,
    sign_in_url: `${origin}/sign-in`,
    sign_up_url: `${origin}/sign-up`,
    signIn: null,
    ...(app && {
      publicSearch: async (topics, limit, signal) =>
        (await app.search(topics, limit, signal)).filter(({ closed }) => !closed),
      async publicPosts(handle, limit, signal) {
        const person = await app.personBy(handle, signal)
        return person ? app.posts(person.id, limit, signal) : []
      },
    }),
    client(credentials, { renew, caller, onForbidden } = {}) {
      const by = credentials.kind === 'tokens' ? byCookies(credentials) : byConsent(consent, credentials, renew)
      return clientBy(createHttpClient(origin, by, clock, caller, onForbidden))
    },
  }
}

function byConsent(consent: XConsent | null, credentials: Credentials, renew: Renew | undefined): Authorization {
  if (!consent || credentials.kind !== 'oauth') throw new Error('Perch takes a session’s tokens or a consent’s.')
  return consent.authorization(credentials, renew)
}

export interface XSettings {
  app: XApp
  api: string
  web: string
  pictures: string
  /** The reference of X's approval of replies written by AI. */
  approval: string | null
  budget: Budget
  prices: XPrices
}

/** X charges for each post. */
const searchSize = 20

export function xNetwork(
  { app, api, web, pictures, approval, budget, prices }: XSettings,
  clock: Clock,
  record: ReadingRecord = recordInMemory(),
): Network {
  const consent = xConsent(app, { name: 'X', api, web, scopes: xScopes }, clock)
  const support = { searchSize, frugal: true, refused: new Set<string>() }
  return {
    ...pages(web),
    id: 'x',
    name: 'X',
    capabilities: xCapabilities(web, approval),
    standard_mode: 'copilot',
    allows: allows.x,
    max_length: 280,
    counting: 'weighted',
    connect_by: ['oauth'],
    consent,
    revoke: consent.revoke,
    budget,
    lists_after: lateListing,
    picture_origin: pictures,
    tokens_url: null,
    sign_in_url: null,
    signIn: null,
    client(credentials, { renew, meter, caller, onForbidden } = {}) {
      if (credentials.kind !== 'oauth') throw new Error('X takes the tokens of a consent.')
      const authorization = consent.authorization(credentials, renew)
      const http = inVocabulary(createHttpClient(api, authorization, clock, caller, onForbidden), 'x', record)
      if (!meter) return createClient('x', http, clock, support)
      const within = (allowance: Allowance) => metered(http, prices, meter, allowance, clock)
      return createClient('x', within('any'), clock, {
        ...support,
        reading: within('whole'),
        searching: within('spread'),
      })
    },
  }
}
