import * as oidc from 'openid-client'
import { type IdentityProvider, type Person, ProviderError, type Trip } from '#app/adapters/identity/provider.ts'

export interface OidcSettings {
  name: string
  label: string
  /** Where its discovery document is, and what it calls itself in what it signs. */
  issuer: string
  client_id: string
  client_secret: string
  domains: readonly string[] | null
}

/** Longest wait for one answer of a provider, in seconds. */
const patience = 8
const scope = 'openid email profile'

/**
 * Any OpenID Connect provider. The code comes back with our state, is exchanged with our verifier, and the ID token counts
 * only with the provider's own signature, issuer, our client id, our nonce, and within its life.
 */
export function oidcProvider(settings: OidcSettings): IdentityProvider {
  const { name, label, domains, issuer, client_id, client_secret } = settings
  let known: Promise<oidc.Configuration> | undefined

  async function discover(): Promise<oidc.Configuration> {
    // A provider without TLS is on this machine: app/env-accounts.ts refuses any other.
    const execute = [
      oidc.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
    ]
    return oidc.discovery(new URL(issuer), client_id, {}, secretOf(client_secret), { execute, timeout: patience })
  }

  /** Asked for at the first use, and again after a failure: a provider that is away must not keep us from starting. */
  function configuration(): Promise<oidc.Configuration> {
    known ??= discover().catch((error) => {
      known = undefined
      throw error
    })
    return known
  }

  return {
    name,
    label,
    client_id,
    domains,
    async leave({ state, nonce, verifier, back }, ask = {}) {
      try {
        const code_challenge = await oidc.calculatePKCECodeChallenge(verifier)
        const asked = { scope, state, nonce, code_challenge, code_challenge_method: 'S256', redirect_uri: back }
        return oidc.buildAuthorizationUrl(await configuration(), { ...ask, ...asked })
      } catch (error) {
        throw trouble(error)
      }
    },
    async arrive({ state, nonce, verifier, back }: Trip, query) {
      try {
        const config = await configuration()
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
        const tokens = await oidc.authorizationCodeGrant(config, new URL(`${back}?${query}`), checks)
        const claims: Record<string, unknown> = tokens.claims() ?? {}
        // Some put nothing but the subject into the token.
        const told =
          'email' in claims || !config.serverMetadata().userinfo_endpoint
            ? claims
            : { ...(await oidc.fetchUserInfo(config, tokens.access_token, String(claims.sub))), ...claims }
        return personOf(told)
      } catch (error) {
        throw trouble(error)
      }
    },
  }
}

/** In the form that the provider says it takes; where it says nothing, the standard's own. */
function secretOf(secret: string): oidc.ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (takesPost ? post : basic)(server, client, body, headers)
  }
}

function personOf(claims: Record<string, unknown>): Person {
  const avatar_url = textOf(claims.picture, 2_000)
  const verified = claims.email_verified
  return {
    subject: textOf(claims.sub, 255) ?? refuse('no subject'),
    email: textOf(claims.email, 255)?.toLowerCase() ?? null,
    // Some providers write it as text.
    email_verified: verified === undefined || verified === null ? null : verified === true || verified === 'true',
    full_name: textOf(claims.name, 200),
    avatar_url: avatar_url?.startsWith('https://') ? avatar_url : null,
    preferred_username: textOf(claims.preferred_username, 200),
  }
}

/** A text that can be stored and shown, cut to its length; null where there is none. */
function textOf(value: unknown, length: number): string | null {
  if (typeof value !== 'string') return null
  const text = [...value]
    .filter((sign) => sign >= ' ' && sign !== '\u007f')
    .join('')
    .trim()
  return text === '' ? null : text.slice(0, length)
}

function refuse(reason: string): never {
  throw new ProviderError('forged', new Error(reason))
}

const awayCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
])

function trouble(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof oidc.AuthorizationResponseError)
    return new ProviderError('refused', error, textOf(error.error_description, 200))
  // fetch throws a TypeError when nobody answers.
  const away = error instanceof TypeError || awayCodes.has(String((error as { code?: unknown }).code))
  return new ProviderError(away ? 'away' : 'forged', error)
}
