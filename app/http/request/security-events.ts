import type { ErrorCode } from '#app/contract/errors.ts'
import { recordFailedFactor } from '#app/domain/account/security/events.ts'
import { Failure } from '#app/domain/failure.ts'
import type { RequestContext } from '#app/http/request/context.ts'

const events: Partial<Record<ErrorCode, string>> = {
  invalid_credentials: 'sign_in_failed',
  email_not_confirmed: 'sign_in_failed',
  factor_code_wrong: 'factor_failed',
  recovery_code_wrong: 'factor_failed',
  challenge_not_found: 'factor_failed',
  challenge_expired: 'factor_failed',
  current_password_invalid: 'proof_failed',
  invalid_password: 'proof_failed',
  reauthentication_not_valid: 'proof_failed',
  code_invalid: 'mailed_code_failed',
  link_invalid: 'mailed_link_failed',
  bad_jwt: 'access_token_refused',
  session_not_found: 'access_token_refused',
  refresh_token_not_found: 'refresh_token_refused',
  refresh_token_already_used: 'refresh_token_reused',
  insufficient_aal: 'authorization_refused',
  cross_site: 'cross_site_refused',
  flow_invalid: 'provider_sign_in_refused',
  provider_forged: 'provider_sign_in_refused',
  bad_code_verifier: 'provider_sign_in_refused',
  too_many: 'rate_limited',
}

/** Logs the user where known; never what was sent. */
export async function recordRefusal(error: unknown, context: RequestContext): Promise<void> {
  const event = error instanceof Failure ? events[error.code] : undefined
  if (!(error instanceof Failure) || event === undefined) return
  const { services, request_id } = context
  try {
    const user_id = (await context.signedIn)?.user.id
    services.log.warn({ event, code: error.code, request_id, user_id }, 'security event')
    const session_id = (await context.signedIn)?.session_id
    if (event === 'factor_failed' && user_id && session_id)
      await recordFailedFactor(services, { user_id, session_id }, services.clock.now())
  } catch (failure) {
    services.log.error({ err: failure, request_id }, 'a security event was not recorded')
  }
}
