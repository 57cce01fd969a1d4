/** What a provider says about a person, once everything it sent has been checked. */
export interface ProviderPerson {
  /** The provider's id for the person; the only thing that identifies them. */
  subject: string
  /** Lower-cased. */
  email: string | null
  /** null: the provider does not say. */
  email_verified: boolean | null
  full_name: string | null
  /** An https address, or one at the provider’s `picture_origin`. */
  avatar_url: string | null
  preferred_username: string | null
}

/** One round trip to a provider. */
export interface AuthorizationFlow {
  /** Comes back unchanged and identifies the flow. */
  state: string
  nonce: string
  /** PKCE code verifier (RFC 7636). */
  verifier: string
  /** Our callback URL. */
  redirect_uri: string
}

/** An OpenID Connect provider. */
export interface IdentityProvider {
  /** `google`, or `sso:` followed by the name the operator gave it. */
  name: string
  /** The name that users see. */
  label: string
  /** Our client id there. */
  client_id: string
  /** The email domains it may vouch for; null means any address that it has verified. */
  domains: readonly string[] | null
  /** Where its pictures of people are; null: they are not shown. */
  picture_origin: string | null
  /** The authorization URL; `ask` adds parameters. Throws `ProviderError`. */
  authorizationUrl(flow: AuthorizationFlow, ask?: Record<string, string>): Promise<URL>
  /** Who signed in, from the query of the callback. Throws `ProviderError`. */
  handleCallback(flow: AuthorizationFlow, query: URLSearchParams): Promise<ProviderPerson>
}

/** The provider could not be reached, or its response is invalid. The cause is for the log. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  constructor(
    /**
     * `away`: it may work later. `refused`: the provider or the user declined. `forged`: the response cannot be
     * trusted.
     */
    readonly kind: 'away' | 'refused' | 'forged',
    cause: unknown,
    /** The provider's own error text for the person, if any. */
    readonly description: string | null = null,
  ) {
    super(`the provider's answer is ${kind}`, { cause })
  }
}
