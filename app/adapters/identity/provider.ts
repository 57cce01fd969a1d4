export interface ProviderPerson {
  /** The only thing that identifies the person. */
  subject: string
  email: string | null
  /** null: the provider doesn't say. */
  email_verified: boolean | null
  /** The domain whose mail the provider claims to run. */
  hosted_domain?: string | null
  full_name: string | null
  avatar_url: string | null
  preferred_username: string | null
}

export interface AuthorizationFlow {
  state: string
  nonce: string
  verifier: string
  redirect_uri: string
}

export interface IdentityProvider {
  name: string
  label: string
  client_id: string
  /** The email domains it may vouch for; null: any address that it has verified. */
  domains: readonly string[] | null
  picture_origin: string | null
  authorizationUrl(flow: AuthorizationFlow, ask?: Record<string, string>): Promise<URL>
  handleCallback(flow: AuthorizationFlow, query: URLSearchParams): Promise<ProviderPerson>
}

export class ProviderError extends Error {
  override name = 'ProviderError'
  constructor(
    readonly kind: 'away' | 'refused' | 'forged',
    cause: unknown,
    readonly description: string | null = null,
  ) {
    super(`the provider's answer is ${kind}`, { cause })
  }
}
