import type { ClientAuth, Configuration } from 'openid-client'
import {
  type AuthorizationFlow,
  type IdentityProvider,
  ProviderError,
  type ProviderPerson,
} from '#app/adapters/identity/provider.ts'

export interface OidcSettings {
  name: string
  label: string
  /** The issuer named in its tokens, which is also where its discovery document is. */
  issuer: string
  client_id: string
  client_secret: string
  domains: readonly string[] | null
  picture_origin: string | null
}

/** Loaded with the first sign-in by a provider. */
const library = () => import('openid-client')

/** Maximum wait for a provider's response, in seconds. */
const timeoutSeconds = 8
const scope = 'openid email profile'

/**
 * Any OpenID Connect provider. The code must come back with our state and is exchanged with our verifier; the ID token
 * is accepted only with the provider's signature, its issuer, our client id and our nonce, and within its lifetime.
 */
export function oidcProvider(settings: OidcSettings): IdentityProvider {
  const { name, label, domains, picture_origin, issuer, client_id, client_secret } = settings
  let known: Promise<Configuration> | undefined

  async function discover(): Promise<Configuration> {
    // A provider without TLS runs on this machine: app/env-accounts.ts rejects any other.
    const oidc = await library()
    const execute = [
      oidc.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
    ]
    return oidc.discovery(new URL(issuer), client_id, {}, secretOf(oidc, client_secret), {
      execute,
      timeout: timeoutSeconds,
    })
  }

  /**
   * Fetched on first use, and again after a failure: a provider that is down must not prevent the server from starting.
   */
  function configuration(): Promise<Configuration> {
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
    picture_origin,
    async authorizationUrl({ state, nonce, verifier, redirect_uri }, ask = {}) {
      const oidc = await library()
      try {
        const code_challenge = await oidc.calculatePKCECodeChallenge(verifier)
        const parameters = { scope, state, nonce, code_challenge, code_challenge_method: 'S256', redirect_uri }
        return oidc.buildAuthorizationUrl(await configuration(), { ...ask, ...parameters })
      } catch (error) {
        throw toProviderError(oidc, error)
      }
    },
    async handleCallback({ state, nonce, verifier, redirect_uri }: AuthorizationFlow, query) {
      const oidc = await library()
      try {
        const config = await configuration()
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
        const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirect_uri}?${query}`), checks)
        const idToken: Record<string, unknown> = tokens.claims() ?? {}
        // Some providers put only the subject into the token.
        const claims =
          'email' in idToken || !config.serverMetadata().userinfo_endpoint
            ? idToken
            : { ...(await oidc.fetchUserInfo(config, tokens.access_token, String(idToken.sub))), ...idToken }
        return personOf(claims, picture_origin)
      } catch (error) {
        throw toProviderError(oidc, error)
      }
    },
  }
}

type Library = Awaited<ReturnType<typeof library>>

/** The client authentication method that the provider supports; the standard's default otherwise. */
function secretOf(oidc: Library, secret: string): ClientAuth {
  const [basic, post] = [oidc.ClientSecretBasic(secret), oidc.ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const takesPost = server.token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (takesPost ? post : basic)(server, client, body, headers)
  }
}

function personOf(claims: Record<string, unknown>, pictures: string | null): ProviderPerson {
  const avatar_url = textOf(claims.picture, 2_000)
  const verified = claims.email_verified
  return {
    subject: textOf(claims.sub, 255) ?? refuse('no subject'),
    email: textOf(claims.email, 255)?.toLowerCase() ?? null,
    // Some providers send it as a string.
    email_verified: verified === undefined || verified === null ? null : verified === true || verified === 'true',
    full_name: textOf(claims.name, 200),
    avatar_url: avatar_url !== null && isPicture(avatar_url, pictures) ? avatar_url : null,
    preferred_username: textOf(claims.preferred_username, 200),
  }
}

const isPicture = (url: string, origin: string | null) =>
  url.startsWith('https://') || (URL.canParse(url) && new URL(url).origin === origin)

/** A string that can be stored and shown, truncated to `length`; null if there is none. */
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

function toProviderError(oidc: Library, error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  if (error instanceof oidc.AuthorizationResponseError)
    return new ProviderError('refused', error, textOf(error.error_description, 200))
  // fetch throws a TypeError when the connection fails.
  const away = error instanceof TypeError || awayCodes.has(String((error as { code?: unknown }).code))
  return new ProviderError(away ? 'away' : 'forged', error)
}
