import type { ClientAuth, Configuration, CustomFetch } from 'openid-client'
import {
  type AuthorizationFlow,
  type IdentityProvider,
  ProviderError,
  type ProviderPerson,
} from '#app/adapters/identity/provider.ts'
import { domainOf, emailOf, lineOf, truncateAtGrapheme } from '#app/contract/typed.ts'

export interface OidcSettings {
  name: string
  label: string
  issuer: string
  client_id: string
  client_secret: string
  domains: readonly string[] | null
  picture_origin: string | null
}

const library = () => import('openid-client')

const timeoutSeconds = 8
const renewalMs = 10_000
const scope = 'openid email profile'

/** Accepts ID tokens only with valid signature, issuer, audience, nonce and lifetime; uses state and PKCE. */
export function oidcProvider(settings: OidcSettings): IdentityProvider {
  const { name, label, domains, picture_origin, issuer, client_id, client_secret } = settings
  let configured: Promise<Configuration> | undefined
  let renewedAt = Number.NEGATIVE_INFINITY
  const exchange = keepingTokens()

  async function discover(): Promise<Configuration> {
    // A provider without TLS runs on this machine: app/env/providers.ts rejects any other.
    const oidc = await library()
    const execute = [
      oidc.enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
    ]
    return oidc.discovery(new URL(issuer), client_id, {}, secretOf(oidc, client_secret), {
      execute,
      timeout: timeoutSeconds,
      [oidc.customFetch]: exchange.fetch,
    })
  }

  /** Retried after a failure: a provider that is down must not prevent the server from starting. */
  function configuration(): Promise<Configuration> {
    configured ??= discover().catch((error) => {
      configured = undefined
      throw error
    })
    return configured
  }

  function renewed(used: Promise<Configuration>): Promise<Configuration> | null {
    if (configured !== used) return configuration()
    if (performance.now() - renewedAt < renewalMs) return null
    renewedAt = performance.now()
    configured = undefined
    return configuration()
  }

  /** Retries once with new keys: the library would not look for a rotated key for a minute. */
  async function withKeys<T>(work: (config: Configuration) => Promise<T>): Promise<T> {
    const used = configuration()
    try {
      return await work(await used)
    } catch (error) {
      const again = isUnknownKey(error) ? renewed(used) : null
      if (!again) throw error
      return work(await again)
    }
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
        const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
        return await withKeys(async (config) => {
          const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirect_uri}?${query}`), checks)
          const idToken: Record<string, unknown> = tokens.claims() ?? {}
          // Some providers put only the subject into the token.
          const claims =
            'email' in idToken || !config.serverMetadata().userinfo_endpoint
              ? idToken
              : { ...(await oidc.fetchUserInfo(config, tokens.access_token, String(idToken.sub))), ...idToken }
          return personOf(claims, picture_origin)
        })
      } catch (error) {
        throw toProviderError(oidc, error)
      } finally {
        exchange.forget(query.get('code'))
      }
    },
  }
}

type Library = Awaited<ReturnType<typeof library>>

const isUnknownKey = (error: unknown) => (error as { code?: unknown } | null)?.code === 'OAUTH_KEY_SELECTION_FAILED'

function keepingTokens(): { fetch: CustomFetch; forget(code: string | null): void } {
  const kept = new Map<string, Promise<Response>>()
  return {
    async fetch(url, options) {
      const request = () => fetch(url, options as RequestInit)
      const code = options.body instanceof URLSearchParams ? options.body.get('code') : null
      if (code === null) return request()
      const response = kept.get(code) ?? request()
      kept.set(code, response)
      return (await response).clone()
    },
    forget: (code) => void kept.delete(code ?? ''),
  }
}

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
    subject: isSubject(claims.sub) ? claims.sub : refuse('no subject'),
    email: typeof claims.email === 'string' ? emailOf(claims.email) : null,
    // Some providers send it as a string.
    email_verified: verified === undefined || verified === null ? null : verified === true || verified === 'true',
    hosted_domain: typeof claims.hd === 'string' ? domainOf(claims.hd) : null,
    full_name: nameOf(claims.name),
    avatar_url: avatar_url !== null && isPicture(avatar_url, pictures) ? avatar_url : null,
    preferred_username: nameOf(claims.preferred_username),
  }
}

const nameOf = (claimed: unknown) => (typeof claimed === 'string' && truncateAtGrapheme(lineOf(claimed), 200)) || null

const isPicture = (url: string, origin: string | null) =>
  url.startsWith('https://') || (URL.canParse(url) && new URL(url).origin === origin)

/** Compared as it is: changing it could make two people one. */
const isSubject = (claimed: unknown): claimed is string =>
  typeof claimed === 'string' && claimed !== '' && claimed.length <= 255 && textOf(claimed, 255) === claimed

function textOf(value: unknown, length: number): string | null {
  if (typeof value !== 'string') return null
  const text = [...value]
    .filter((char) => char >= ' ' && char !== '\u007f')
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
