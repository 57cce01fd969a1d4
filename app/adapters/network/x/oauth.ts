import { z } from 'zod'
import type { Clock } from '#app/adapters/clock.ts'
import {
  type Consent,
  type Credentials,
  NetworkError,
  type OAuthCredentials,
  type Renew,
} from '#app/adapters/network/network.ts'
import { type Authorization, send } from '#app/adapters/network/x/call.ts'

export interface XApp {
  id: string
  secret: string | null
}

interface Sites {
  name: string
  api: string
  web: string
  scopes: string
}

/** In seconds: if the response doesn't say, and the longest that is believed. */
const [usualLife, longestLife] = [7_200, 366 * 86_400]

/** As RFC 6749 lets servers answer: a renewal may leave out the refresh token, which then stays, and the lifetime. */
const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).nullish(),
  expires_in: z.coerce.number().positive().max(longestLife).catch(usualLife),
})

const Refusal = z
  .object({ error: z.string(), error_description: z.string().default('') })
  .catch({ error: '', error_description: '' })

/** Any other refusal may be about this installation and must not close everyone's connection. */
function isAboutTokens(answer: unknown): boolean {
  const { error, error_description } = Refusal.parse(answer)
  return (
    error === 'invalid_grant' || /\b(?:token|authorization code|code_verifier) was invalid/i.test(error_description)
  )
}

/** Shorter than the lease under which tokens are renewed. */
const callMs = 4_000
/** Tokens are renewed this long before they expire. */
const earlyMs = 60_000

export interface XConsent extends Consent {
  revoke(credentials: Credentials): Promise<void>
  authorization(credentials: OAuthCredentials, renew: Renew | undefined): Authorization
}

export function xConsent(app: XApp, { name, api, web, scopes }: Sites, clock: Clock): XConsent {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    ...(app.secret !== null && { authorization: `Basic ${basic(app.id, app.secret)}` }),
  }

  async function ask(path: string, fields: Record<string, string>) {
    const body = new URLSearchParams({ ...fields, client_id: app.id }).toString()
    const init = { method: 'POST', headers, body, signal: AbortSignal.timeout(callMs) }
    const answer = await send(new URL(path, api), init).catch((error: unknown) => {
      // Whatever happened to the tokens, the action that needs them did not happen.
      throw error instanceof NetworkError ? new NetworkError('unavailable', error.message) : error
    })
    if (answer.response.ok) return answer.json
    throw answer.response.status === 400 && isAboutTokens(answer.json)
      ? new NetworkError('unauthorized', `${name} no longer accepts this permission.`)
      : new NetworkError('unavailable', `${name} gave no access. It responded with ${answer.response.status}.`)
  }

  async function tokens(fields: Record<string, string>): Promise<OAuthCredentials> {
    const { data } = Tokens.safeParse(await ask('/2/oauth2/token', fields))
    const refresh_token = data?.refresh_token ?? fields.refresh_token
    if (!data || !refresh_token) throw new NetworkError('unavailable', `${name}’s response couldn’t be read.`)
    const { access_token, expires_in } = data
    const expires_at = new Date(clock.now().getTime() + expires_in * 1000).toISOString()
    return { kind: 'oauth', access_token, refresh_token, expires_at }
  }

  return {
    async ask({ state, challenge, redirect_uri }) {
      const url = new URL('/i/oauth2/authorize', web)
      const query = { response_type: 'code', client_id: app.id, redirect_uri, state, scope: scopes }
      url.search = new URLSearchParams({
        ...query,
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).toString()
      return { to: url, kept: null }
    },
    redeem: ({ code, verifier, redirect_uri }) =>
      tokens({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri }),
    async revoke(credentials) {
      if (credentials.kind !== 'oauth') return
      await ask('/2/oauth2/revoke', { token: credentials.refresh_token, token_type_hint: 'refresh_token' })
    },
    authorization(credentials, renew) {
      let current = credentials
      const renewed = async () => {
        if (!renew) throw new NetworkError('unauthorized', `${name} doesn’t accept this access.`)
        current = await renew(current, ({ refresh_token }) => tokens({ grant_type: 'refresh_token', refresh_token }))
      }
      return {
        async headers() {
          if (Date.parse(current.expires_at) - clock.now().getTime() < earlyMs && renew) await renewed()
          return { authorization: `Bearer ${current.access_token}` }
        },
        renewed,
      }
    },
  }
}

/** RFC 6749, 2.3.1: both parts are form-encoded first. */
const basic = (id: string, secret: string) =>
  Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')
