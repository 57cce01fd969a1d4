import type { Endpoint } from '#app/contract/endpoint.ts'
import { type ErrorCode, errors } from '#app/contract/errors.ts'

/** Error codes of the auth client under `/auth/v1`; the status only if it differs from ours. */
const wire: Partial<Record<ErrorCode, readonly [code: string, status?: number]>> = {
  bad_request: ['bad_json'],
  not_json: ['bad_json'],
  invalid: ['validation_failed', 400],
  not_found: ['validation_failed'],
  too_large: ['validation_failed'],
  not_signed_in: ['no_authorization'],
  too_many: ['over_request_rate_limit'],
  too_soon: ['over_email_send_rate_limit'],
  busy: ['unexpected_failure'],
  unavailable: ['unexpected_failure'],
  bug: ['unexpected_failure'],
  password_changed_meanwhile: ['conflict'],
  unsupported_grant: ['invalid_credentials'],
  link_invalid: ['otp_expired'],
  code_invalid: ['otp_expired'],
  flow_invalid: ['bad_oauth_state'],
  pkce_needed: ['validation_failed'],
  provider_unknown: ['validation_failed'],
  provider_away: ['unexpected_failure'],
  provider_forged: ['bad_oauth_callback'],
  provider_email_unverified: ['provider_email_needs_verification'],
  factor_not_found: ['mfa_factor_not_found'],
  factor_name_taken: ['mfa_factor_name_conflict'],
  too_many_factors: ['too_many_enrolled_mfa_factors'],
  challenge_not_found: ['mfa_factor_not_found'],
  challenge_expired: ['mfa_challenge_expired'],
  factor_code_wrong: ['mfa_verification_failed'],
  factor_unreadable: ['mfa_verification_rejected'],
  recovery_code_wrong: ['mfa_verification_failed'],
  factor_needed_first: ['mfa_recovery_codes_sole_factor'],
}

interface WireError {
  code: string
  status: number
}

export function wireError(code: ErrorCode, endpoint?: Pick<Endpoint, 'statuses'>): WireError {
  const [name, status] = wire[code] ?? [code]
  return { code: name, status: endpoint?.statuses[code] ?? status ?? errors[code][0] }
}
