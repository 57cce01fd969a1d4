import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Row types of who somebody is and how they get in. */
export interface Users {
  id: Generated<string>
  email: string
  email_confirmed_at: Date | null
  password_hash: string | null
  /** In force until `next_time_zone_from`; read by `zoneAt` and `zoneInForce` only. */
  time_zone: string
  next_time_zone: Generated<string | null>
  next_time_zone_from: Generated<Date | null>
  trial_credits: Generated<number>
  accepted_terms_at: Date | null
  created_at: Date
  /** An address that is not the user's yet: both must confirm first. */
  new_email: Generated<string | null>
  user_metadata: ColumnType<Record<string, unknown>, string | undefined, string>
  last_sign_in_at: Generated<Date | null>
  updated_at: Generated<Date | null>
}

export interface Onboarding {
  user_id: string
  welcome_completed_at: Date | null
  plan_selected_at: Date | null
  extension_skipped_at: Date | null
  setup_completed_at: Date | null
}

export interface Sessions {
  id: Generated<string>
  user_id: string
  kind: 'cookie' | 'token'
  /** SHA-256 of the cookie's value; null for a program, whose refresh token is a MAC and stands nowhere. */
  secret_hash: Buffer | null
  user_agent: string | null
  created_at: Date
  seen_at: Date
  expires_at: Date
  aal: Generated<'aal1' | 'aal2'>
  /** How the session came about, newest first. */
  amr: ColumnType<AuthMethod[], string | undefined, string>
  /** Which refresh token is the active one. */
  rotation: Generated<number>
  rotated_at: Generated<Date | null>
  /** Refresh tokens before this one are from before the second factor was shown: none of them is taken. */
  rotation_from: Generated<number>
  /** The factor that raised the session to `aal2`; null after a recovery code. */
  factor_id: Generated<string | null>
}

/** One proof of a sign-in, as the access token's claim `amr` names it; `timestamp` in Unix seconds. */
export interface AuthMethod {
  method:
    | 'password'
    | 'otp'
    | 'oauth'
    | 'totp'
    | 'recovery'
    | 'magiclink'
    | 'email/signup'
    | 'email_change'
    | 'sso/oidc'
    | 'mfa/recovery_code'
  timestamp: number
  provider?: string
}

export type MailPurpose =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

export interface MailTokens {
  id: Generated<string>
  user_id: string
  purpose: MailPurpose
  /** SHA-256 of the pending cookie of the browser that asked; null when a program asked. */
  browser_hash: Buffer | null
  created_at: Date
  expires_at: Date
  /** Where the mail went. */
  email: string
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: ChallengeMethod | null
  /** Of a change of address: this half is done, and the token is used up. */
  confirmed_at: Generated<Date | null>
}

/** How a program proves that it is the one that began (RFC 7636). */
export type ChallengeMethod = 's256' | 'plain'

export interface Identities {
  id: Generated<string>
  user_id: string
  provider: string
  /** The provider's own name for the person; never an address. */
  subject: string
  email: string | null
  identity_data: JSONColumnType<Record<string, unknown>>
  last_sign_in_at: Date
  created_at: Date
  updated_at: Date
}

export interface Factors {
  id: Generated<string>
  user_id: string
  friendly_name: string
  status: 'unverified' | 'verified'
  /** The shared secret of the one-time codes, sealed. */
  secret: string | null
  /** The time step of the last code that was taken: none is taken twice. */
  last_step: number | null
  last_challenged_at: Date | null
  created_at: Date
  updated_at: Date
}

export interface FactorChallenges {
  id: Generated<string>
  factor_id: string
  user_id: string
  session_id: string
  created_at: Date
  expires_at: Date
}

export interface RecoveryCodes {
  id: Generated<string>
  user_id: string
  /** SHA-256 of a code of 80 random bits. */
  code_hash: Buffer
  created_at: Date
  used_at: Date | null
}

export interface Flows {
  id: Generated<string>
  /** Known once the provider has told. */
  user_id: string | null
  provider: string
  /** SHA-256 of the mark of the browser that began. */
  browser_hash: Buffer | null
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: ChallengeMethod | null
  state: 'started' | 'returned' | 'used'
  /** The browser's guess, for a user who is new. */
  time_zone: Generated<string | null>
  created_at: Date
  expires_at: Date
}

/** Opens one stream for the session that asked. */
export interface StreamTickets {
  id: Generated<string>
  user_id: string
  session_id: string
  expires_at: Date
}

export interface Devices {
  user_id: string
  /** SHA-256 of the long-lived cookie of a browser that the user has signed in with. */
  mark_hash: Buffer
  created_at: Date
  seen_at: Date
}
