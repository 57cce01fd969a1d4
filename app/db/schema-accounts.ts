import type { ColumnType, Generated, JSONColumnType } from 'kysely'

export interface Users {
  id: Generated<string>
  email: string
  email_confirmed_at: Date | null
  /** null until the address is confirmed; until then only the sign-up's mail token has it. */
  password_hash: string | null
  /** Until `next_time_zone_from`; read it with `zoneAt` and `zoneInForce` only. */
  time_zone: string
  next_time_zone: Generated<string | null>
  next_time_zone_from: Generated<Date | null>
  trial_credits: Generated<number>
  credits_withheld: Generated<'person' | 'account' | null>
  accepted_terms_at: Date | null
  created_at: Date
  new_email: Generated<string | null>
  user_metadata: ColumnType<Record<string, unknown>, string | undefined, string>
  last_sign_in_at: Generated<Date | null>
  updated_at: Generated<Date | null>
  /** When a mailed link or code last proved that the user reads the account's mail. */
  mail_proven_at: Generated<Date | null>
  auto_login_enabled: Generated<boolean>
  active_at: Generated<Date | null>
  inactivity_warned_at: Generated<Date | null>
  /** When a mail server last refused the address permanently, and its words. */
  mail_refused_at: Generated<Date | null>
  mail_refusal: Generated<string | null>
  complaints_mailed_at: Generated<Date | null>
  /** Keyed, of the mailbox that confirmed the address: users of one mailbox share what each has without paying. */
  mailbox_hash: Generated<Buffer | null>
  /** Made by a sandbox, with a history: it may start anew at a click. */
  is_sample: Generated<boolean>
}

export interface Notices {
  id: Generated<string>
  user_id: string
  kind: 'answer' | 'mention' | 'complaint' | 'bot_stopped' | 'mail_refused' | 'payment'
  key: string
  person: string | null
  text: string
  url: string | null
  created_at: Date
  read_at: Date | null
  /** For complaints only; null: shown in the app alone. */
  mail: Generated<'due' | 'done' | null>
}

export interface NotificationPreferences {
  user_id: string
  email: Generated<boolean>
  daily_summary: Generated<boolean>
  weekly_digest: Generated<boolean>
  error_alerts: Generated<boolean>
  answers: Generated<boolean>
  answers_mailed_at: Generated<Date | null>
  summary_day: Generated<string | null>
  digest_day: Generated<string | null>
}

export interface UnsubscribeLinks {
  key: Generated<string>
  user_id: string
  kind: keyof Pick<NotificationPreferences, 'email' | 'daily_summary' | 'weekly_digest' | 'answers' | 'error_alerts'>
  expires_at: Date
}

export interface Discontinuation {
  only_one: Generated<boolean>
  ended_at: Date
}

export interface LastBackup {
  only_one: Generated<boolean>
  made_at: Date
}

/** A link that signs the operator in, or the session that it opened. */
export interface OperatorKeys {
  key_hash: Buffer
  kind: 'link' | 'session'
  created_at: Date
  expires_at: Date
}

export interface ExtensionSessions {
  session_id: string
  user_id: string
  browser_info: string
  extension_version: string
  network_signed_in: ColumnType<boolean | null, boolean | undefined, boolean>
  created_at: Date
  last_activity: Date
}

export interface ExtensionPairings {
  id: Generated<string>
  user_id: string
  session_id: string
  expires_at: Date
}

export interface Exports {
  id: Generated<string>
  user_id: string
  state: 'waiting' | 'writing' | 'ready' | 'failed'
  bytes: Generated<number | null>
  created_at: Date
  ready_at: Generated<Date | null>
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
  /** SHA-256 of the cookie's value; null for an API client, whose refresh token is a MAC. */
  secret_hash: Buffer | null
  user_agent: string | null
  created_at: Date
  seen_at: Date
  expires_at: Date
  aal: Generated<'aal1' | 'aal2'>
  amr: ColumnType<AuthMethod[], string | undefined, string>
  rotation: Generated<number>
  /** Only read by the release before `replaced_at`. */
  rotated_at: Generated<Date | null>
  /** When recent refresh tokens were replaced, newest first, while they may be reused. */
  replaced_at: Generated<Date[]>
  /** Lower refresh tokens predate the second factor and are refused. */
  rotation_from: Generated<number>
  factor_id: Generated<string | null>
}

/** As in the access token's claim `amr`; `timestamp` in Unix seconds. */
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
  /** SHA-256 of the pending cookie of the browser that asked; null for an API client. */
  browser_hash: Buffer | null
  created_at: Date
  expires_at: Date
  code_expires_at: Date | null
  email: string
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: ChallengeMethod | null
  confirmed_at: Generated<Date | null>
  password_hash: Generated<string | null>
  /** null unless somebody signed up with this request. */
  sign_up_data: ColumnType<SignUpData | null, string | null | undefined, never>
}

/** What a requester of a sign-up said about themselves; it becomes the user's at their confirmation. */
export interface SignUpData {
  time_zone: string | null
  user_metadata: Record<string, unknown>
}

/** RFC 7636; `plain` is not accepted. */
export type ChallengeMethod = 's256'

export interface Identities {
  id: Generated<string>
  user_id: string
  provider: string
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
  secret: string | null
  /** Time step of the last accepted code: no code works twice. */
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
  user_id: string | null
  session_id: Generated<string | null>
  provider: string
  browser_hash: Buffer | null
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: ChallengeMethod | null
  state: 'started' | 'returned' | 'used'
  time_zone: Generated<string | null>
  password_hash: Generated<string | null>
  /** SHA-256 of the state parameter, if the other site chose it. */
  state_hash: Generated<Buffer | null>
  /** What the other site needs back; sealed. */
  kept: Generated<string | null>
  created_at: Date
  expires_at: Date
}

export interface StreamTickets {
  id: Generated<string>
  user_id: string
  session_id: string
  expires_at: Date
  /** When the access token that asked for it ends; null: a cookie asked. */
  token_ends_at: Date | null
}

export interface Devices {
  user_id: string
  mark_hash: Buffer
  created_at: Date
  seen_at: Date
  forgotten_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

export interface SecurityEvents {
  id: Generated<number>
  user_id: string
  kind: string
  device: string | null
  detail: string | null
  attempts: Generated<number>
  hour: Date | null
  created_at: Date
}
