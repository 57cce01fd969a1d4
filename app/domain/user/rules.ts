import { day, hour, minute, second } from '#app/domain/time.ts'

export type PasswordClass = 'lower' | 'upper' | 'digit' | 'symbol'

/** What the operator decides about accounts, as GoTrue has it. Spans are in ms. */
export interface AuthRules {
  sign_ups: boolean
  /** An address is confirmed by mail before its first sign-in. */
  confirm_email: boolean
  password: { min: number; required: readonly PasswordClass[] }
  access_token_life: number
  session: { idle: number; absolute: number }
  /** How long a refresh token that was just replaced still answers with the active one. */
  reuse_interval: number
  link: { life: number; interval: number }
  /** Addresses besides our own that a mail or provider may lead back to; `*` stands for anything but `/` and `.`. */
  redirects: readonly string[]
  rates: { sign_in: number; mail: number; verify: number; token: number }
}

export const standardRules: AuthRules = {
  sign_ups: true,
  confirm_email: true,
  password: { min: 6, required: [] },
  access_token_life: hour,
  // Two weeks without use, 60 days in any case.
  session: { idle: 14 * day, absolute: 60 * day },
  // Supabase's own setting; concurrent tabs come well within it.
  reuse_interval: 10 * second,
  link: { life: hour, interval: minute },
  redirects: [],
  // Calls from one network address in 15 minutes. documenso: 50 sign-ins; GoTrue: 30 mails and 30 verifications in 5 minutes, 150 tokens.
  rates: { sign_in: 50, mail: 50, verify: 90, token: 450 },
}
