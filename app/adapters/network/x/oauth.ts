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

/** This installation as it is registered with X. */
export interface XApp {
  id: string
  /** null: a public client, which has none. */
  secret: string | null
}

interface Sites {
  /** Where the API is. */
  api: string
  /** The origin of the pages for people, including the consent page. */
  web: string
}

/** What the bot needs, and nothing beyond: likes and follows are the user's own clicks on X's pages. */
const scopes = 'tweet.read users.read tweet.write like.read follows.read offline.access'

const Tokens = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1),
  expires_in: z.number().positive(),
})

const Refusal = z
  .object({ error: z.string(), error_description: z.string().default('') })
  .catch({ error: '', error_description: '' })

/** Any other refusal may be about this installation and must not close everybody's connection. */
function isAboutTokens(answer: unknown): boolean {
  const { error, error_description } = Refusal.parse(answer)
  return (
    error === 'invalid_grant' || /\b(?:token|authorization code|code_verifier) was invalid/i.test(error_description)
  )
}

/** Longest call of a token endpoint, in ms: shorter than the lease under which tokens are renewed. */
const callMs = 4_000
/** Tokens are renewed this long before they expire, in ms. */
const early = 60_000

export interface XConsent extends Consent {
  revoke(credentials: Credentials): Promise<void>
  authorization(credentials: OAuthCredentials, renew: Renew | undefined): Authorization
}

/** OAuth 2 with PKCE, as X does it. */
export function xConsent(app: XApp, { api, web }: Sites, clock: Clock): XConsent {
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
      ? new NetworkError('unauthorized', 'X no longer accepts this permission.')
      : new NetworkError('unavailable', `X gave no access. It responded with ${answer.response.status}.`)
  }

  async function tokens(fields: Record<string, string>): Promise<OAuthCredentials> {
    const parsed = Tokens.safeParse(await ask('/2/oauth2/token', fields))
    if (!parsed.success) throw new NetworkError('unavailable', 'X’s response couldn’t be read.')
    const { access_token, refresh_token, expires_in } = parsed.data
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
        if (!renew) throw new NetworkError('unauthorized', 'X doesn’t accept this access.')
        current = await renew(current, ({ refresh_token }) => tokens({ grant_type: 'refresh_token', refresh_token }))
      }
      return {
        async headers() {
          if (Date.parse(current.expires_at) - clock.now().getTime() < early && renew) await renewed()
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
