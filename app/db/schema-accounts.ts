import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Row types of accounts and sign-in. */
export interface Users {
  id: Generated<string>
  email: string
  email_confirmed_at: Date | null
  /** null until the address is confirmed: until then the password is stored with the sign-up's mail token. */
  password_hash: string | null
  /** In force until `next_time_zone_from`; only `zoneAt` and `zoneInForce` read it. */
  time_zone: string
  next_time_zone: Generated<string | null>
  next_time_zone_from: Generated<Date | null>
  trial_credits: Generated<number>
  credits_withheld: Generated<'person' | 'account' | null>
  accepted_terms_at: Date | null
  created_at: Date
  /** A new address that is not in force yet: both addresses must confirm first. */
  new_email: Generated<string | null>
  user_metadata: ColumnType<Record<string, unknown>, string | undefined, string>
  last_sign_in_at: Generated<Date | null>
  updated_at: Generated<Date | null>
  /**
   * When a mailed link or code last proved that the user reads the account's mail; a password reset counts once it is
   * completed.
   */
  mail_proven_at: Generated<Date | null>
  /** Whether the extension may reconnect the account by itself. */
  auto_login_enabled: Generated<boolean>
  /** When a session that may since have been deleted was last used, accurate to half a day. */
  active_at: Generated<Date | null>
  /** When the owner was last warned that nobody uses the account. */
  inactivity_warned_at: Generated<Date | null>
  /** When a mail server last refused the address permanently, and its words. */
  mail_refused_at: Generated<Date | null>
  mail_refusal: Generated<string | null>
}

/** What a user is told in the app. */
export interface Notices {
  id: Generated<string>
  user_id: string
  kind: 'answer' | 'mention' | 'bot_stopped' | 'mail_refused'
  /** What it is about: a second notice with the same key is ignored. */
  key: string
  /** Who answered, as a handle. */
  person: string | null
  text: string
  url: string | null
  created_at: Date
  read_at: Date | null
}

/** Which mails the user wants; the defaults apply without a row. */
export interface NotificationPreferences {
  user_id: string
  email: Generated<boolean>
  daily_summary: Generated<boolean>
  weekly_digest: Generated<boolean>
  error_alerts: Generated<boolean>
  /** Somebody answered or mentioned the user. */
  answers: Generated<boolean>
  answers_mailed_at: Generated<Date | null>
  /** The user's local day on which each was last sent. */
  summary_day: Generated<string | null>
  digest_day: Generated<string | null>
}

/** At most one row, present once the service has ended. */
export interface Discontinuation {
  only_one: Generated<boolean>
  ended_at: Date
}

/** A browser with our extension; `session_id` is the extension's own session. */
export interface ExtensionSessions {
  session_id: string
  user_id: string
  browser_info: string
  extension_version: string
  /** Whether the browser is signed in to the network; null until the extension has reported it. */
  network_signed_in: ColumnType<boolean | null, boolean | undefined, boolean>
  created_at: Date
  last_activity: Date
}

/** A code that pairs the extension in the browser of the session that asked for it. */
export interface ExtensionPairings {
  id: Generated<string>
  user_id: string
  session_id: string
  expires_at: Date
}

/** An archive of everything about the user. */
export interface Exports {
  id: Generated<string>
  user_id: string
  state: 'waiting' | 'writing' | 'ready' | 'failed'
  /** Size of the archive, once it is ready. */
  bytes: Generated<number | null>
  created_at: Date
  ready_at: Generated<Date | null>
  /** When it is deleted; null while it is being written. */
  expires_at: Generated<Date | null>
}

export interface ExportParts {
  export_id: string
  user_id: string
  part: number
  bytes: Buffer
}

export interface OnboardingRow {
  user_id: string
  welcome_completed_at: Date | null
  plan_selected_at: Date | null
  extension_detected_at: Date | null
  extension_skipped_at: Date | null
  setup_completed_at: Date | null
}

export interface Sessions {
  id: Generated<string>
  user_id: string
  kind: 'cookie' | 'token'
  /** SHA-256 of the cookie's value; null for an API client, whose refresh token is a MAC and is not stored. */
  secret_hash: Buffer | null
  user_agent: string | null
  created_at: Date
  seen_at: Date
  expires_at: Date
  aal: Generated<'aal1' | 'aal2'>
  /** The sign-in methods of the session, newest first. */
  amr: ColumnType<AuthMethod[], string | undefined, string>
  /** The number of the active refresh token. */
  rotation: Generated<number>
  /** Read by servers of the release before `replaced_at` only. */
  rotated_at: Generated<Date | null>
  /** When the last refresh tokens were replaced, newest first, for as long as they may be reused. */
  replaced_at: Generated<Date[]>
  /** Refresh tokens with a lower number predate the second factor: they are refused. */
  rotation_from: Generated<number>
  /** The factor that raised the session to `aal2`; null after a recovery code. */
  factor_id: Generated<string | null>
}

/** One method of a sign-in, as in the access token's claim `amr`; `timestamp` in Unix seconds. */
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
  /** SHA-256 of the pending cookie of the browser that asked; null when an API client asked. */
  browser_hash: Buffer | null
  created_at: Date
  expires_at: Date
  /** When the six digits expire; null: no mail was sent, because one had just been sent to the address. */
  code_expires_at: Date | null
  email: string
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: ChallengeMethod | null
  /** For a change of address: this half is confirmed, and the token is used up. */
  confirmed_at: Generated<Date | null>
  /** For a sign-up: the password chosen with it. */
  password_hash: Generated<string | null>
}

/** PKCE (RFC 7636); `plain` is not accepted. */
export type ChallengeMethod = 's256'

export interface Identities {
  id: Generated<string>
  user_id: string
  provider: string
  /** The provider's id for the person; never an address. */
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
  /** The TOTP secret, sealed. */
  secret: string | null
  /** The time step of the last accepted code: no code is accepted twice. */
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
  /** SHA-256 of a code of 120 random bits; of 80 in older rows. */
  code_hash: Buffer
  created_at: Date
  used_at: Date | null
}

export interface Flows {
  id: Generated<string>
  /** Known once the provider has responded. */
  user_id: string | null
  /** The session that links another sign-in method; the flow ends with it. */
  session_id: Generated<string | null>
  provider: string
  /** SHA-256 of the id of the browser that began. */
  browser_hash: Buffer | null
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: ChallengeMethod | null
  state: 'started' | 'returned' | 'used'
  /** The browser's time zone, for a new user. */
  time_zone: Generated<string | null>
  /** The password of the confirmed sign-up: it becomes the user's when the code is exchanged. */
  password_hash: Generated<string | null>
  /** SHA-256 of the state parameter, if the other site chose it. */
  state_hash: Generated<Buffer | null>
  /** What the other site needs to be sent when the user comes back; sealed. */
  kept: Generated<string | null>
  created_at: Date
  expires_at: Date
}

/** Opens one stream for the session that requested it. */
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
  /** When the user signed out everywhere: since then the browser counts as new. */
  forgotten_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** Security events of an account, for its owner to review. Never an address or a secret. */
export interface SecurityEvents {
  id: Generated<number>
  user_id: string
  /** One of `securityEventKinds`. */
  kind: string
  /** Readable: "Chrome on Windows". */
  device: string | null
  detail: string | null
  attempts: Generated<number>
  /** The hour in which these failed attempts are counted; null for everything else. */
  hour: Date | null
  created_at: Date
}
