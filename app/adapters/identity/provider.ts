/** What a provider says about somebody, after everything it sent was checked. */
export interface Person {
  /** The provider's own name for them, the only thing they are known by. */
  subject: string
  /** Lower-cased. */
  email: string | null
  /** null: the provider says nothing of it. */
  email_verified: boolean | null
  full_name: string | null
  /** An https address. */
  avatar_url: string | null
  preferred_username: string | null
}

/** One way to a provider and back. */
export interface Trip {
  /** What comes back unchanged, and tells which flow it is. */
  state: string
  nonce: string
  /** Our proof towards the provider (RFC 7636). */
  verifier: string
  /** The address of ours that the provider leads back to. */
  back: string
}

/** A site that tells who somebody is, by OpenID Connect. */
export interface IdentityProvider {
  /** `google`, or `sso:` and the operator's name for it. */
  name: string
  /** As people know it. */
  label: string
  /** Our name there. */
  client_id: string
  /** The domains of addresses that it may speak for; null: any address that it has verified. */
  domains: readonly string[] | null
  /** Where to send the browser; `ask` adds parameters to the address. Throws `ProviderError`. */
  leave(trip: Trip, ask?: Record<string, string>): Promise<URL>
  /** Who came back, from the query that the provider added to our address. Throws `ProviderError`. */
  arrive(trip: Trip, query: URLSearchParams): Promise<Person>
}

/** The provider could not be asked, or said something that does not hold. The cause is for the log. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  constructor(
    /** `away`: it may work later. `refused`: it answered that it does not want to. `forged`: the answer is not to be believed. */
    readonly kind: 'away' | 'refused' | 'forged',
    cause: unknown,
    /** What the provider says to the person, where it says something. */
    readonly said: string | null = null,
  ) {
    super(`the provider's answer is ${kind}`, { cause })
  }
}
