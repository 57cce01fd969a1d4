import { fail } from '#app/domain/failure.ts'
import { requestMail } from '#app/domain/user/mail-request.ts'
import type { Asker, MailDeps } from '#app/domain/user/sign-up.ts'

/** Sends a link that leads to a new password; does and answers the same for an address that nobody has. */
export async function requestRecovery(deps: MailDeps, email: string, asker: Asker): Promise<void> {
  await requestMail(deps, { email, purpose: 'recovery' }, asker)
}

export interface MagicLink {
  email: string
  /** An unknown address becomes a user without a password. */
  create_user: boolean
  user_metadata?: Record<string, unknown> | undefined
}

/**
 * Sends a link that signs in; the first one to an address confirms it. Throws `otp_disabled` for an unknown address that
 * must not become a user, and `signup_disabled` where none may.
 */
export async function requestMagicLink(
  deps: MailDeps,
  { email, create_user, user_metadata = {} }: MagicLink,
  asker: Asker,
): Promise<void> {
  const mayCreate = create_user && deps.rules.sign_ups
  if (!mayCreate) {
    const known = await deps.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
    if (!known) fail(create_user ? 'signup_disabled' : 'otp_disabled')
  }
  const newcomer = mayCreate ? { newcomer: user_metadata } : {}
  await requestMail(deps, { email, purpose: 'magiclink', ...newcomer }, asker)
}
