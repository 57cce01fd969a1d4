import type { Db } from '#app/db/pool.ts'
import { endOfService } from '#app/domain/end-of-service.ts'
import { fail } from '#app/domain/failure.ts'
import type { Rates } from '#app/domain/metering/limits.ts'
import { day, hour, minute, second } from '#app/domain/time.ts'

export type PasswordClass = 'lower' | 'upper' | 'digit' | 'symbol'

/** Names as in GoTrue. Durations are in ms. */
export interface AuthRules extends Rates {
  sign_ups: boolean
  confirm_email: boolean
  password: { min: number; required: readonly PasswordClass[] }
  access_token_ttl: number
  session: { idle: number; absolute: number }
  /** For how long a refresh token that was just replaced still yields the active one. */
  reuse_interval: number
  link: { ttl: number; code_ttl: number; interval: number }
  /** URLs besides our own that a mail or provider may redirect to; `*` matches anything but `/` and `.`. */
  redirects: readonly string[]
  /** Origins that accept a session in the URL's fragment (implicit flow). */
  implicit_redirects: readonly string[]
}

export const standardRules: AuthRules = {
  sign_ups: true,
  confirm_email: true,
  password: { min: 6, required: [] },
  access_token_ttl: hour,
  session: { idle: 14 * day, absolute: 60 * day },
  // Supabase's default.
  reuse_interval: 10 * second,
  link: { ttl: hour, code_ttl: 10 * minute, interval: minute },
  redirects: [],
  implicit_redirects: [],
  // Calls from one network address in 15 minutes. documenso: 50 sign-ins; GoTrue: 30 mails and 30 verifications in 5
  // minutes, 150 tokens.
  rates: { sign_in: 50, mail: 50, verify: 90, token: 450 },
  unknown_passwords: 3_000,
}

export async function takesSignUps(db: Db, rules: AuthRules): Promise<boolean> {
  return rules.sign_ups && (await endOfService(db)) === null
}

/** Throws `signup_disabled`. */
export async function requireSignUps(db: Db, rules: AuthRules): Promise<void> {
  if (!(await takesSignUps(db, rules))) fail('signup_disabled')
}
