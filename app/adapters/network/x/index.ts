import type { Clock } from '#app/adapters/clock.ts'
import { allows, capabilities, clickPages, xCapabilities } from '#app/adapters/network/capabilities.ts'
import type { Allowance, Budget, Network } from '#app/adapters/network/network.ts'
import { type ReadingRecord, recordInMemory } from '#app/adapters/network/reading-record.ts'
import { byAppToken, byCookies, createHttpClient, type HttpClient } from '#app/adapters/network/x/call.ts'
import { createClient } from '#app/adapters/network/x/client.ts'
import { type XApp, xConsent } from '#app/adapters/network/x/oauth.ts'
import { metered, type XPrices } from '#app/adapters/network/x/spending.ts'
import { inVocabulary } from '#app/adapters/network/x/vocabulary.ts'

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
): Network {
  const support = { refused: new Set<string>() }
  const clientBy = (http: HttpClient) => createClient('perch', inVocabulary(http, 'perch', record), support)
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
    connect_by: ['tokens'],
    consent: null,
    budget: null,
    picture_origin: origin,
    tokens_url: `${origin}/settings/tokens`,
    sign_in_url: `${origin}/sign-in`,
    signIn: null,
    ...(app && {
      publicSearch: async (topics, limit, signal) =>
        (await app.search(topics, limit, signal)).filter(({ closed }) => !closed),
    }),
    client(credentials, { caller, onForbidden } = {}) {
      if (credentials.kind !== 'tokens') throw new Error('Perch takes the tokens of a session.')
      return clientBy(createHttpClient(origin, byCookies(credentials), clock, caller, onForbidden))
    },
  }
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
  const consent = xConsent(app, { api, web }, clock)
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
    picture_origin: pictures,
    tokens_url: null,
    sign_in_url: null,
    signIn: null,
    client(credentials, { renew, meter, caller, onForbidden } = {}) {
      if (credentials.kind !== 'oauth') throw new Error('X takes the tokens of a consent.')
      const authorization = consent.authorization(credentials, renew)
      const http = inVocabulary(createHttpClient(api, authorization, clock, caller, onForbidden), 'x', record)
      if (!meter) return createClient('x', http, support)
      const within = (allowance: Allowance) => metered(http, prices, meter, allowance, clock)
      return createClient('x', within('any'), { ...support, reading: within('whole'), searching: within('spread') })
    },
  }
}
