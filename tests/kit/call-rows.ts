import { randomUUID } from 'node:crypto'

/** The user whose data is requested. */
export interface Subject {
  id: string
  email: string
  handle: string
  auth_token: string
  ct0_token: string
  /** Ids of the user's factor and identity; by default an id that does not exist. */
  factor?: string
  identity?: string
}

export type Fields = Record<string, unknown>

/** An id that does not exist. */
export const unknownId = '00000000-0000-4000-8000-000000000000'

interface Row {
  /** The kind of object that the id in the path or body refers to. */
  about: 'user' | 'factor' | 'identity' | 'nothing'
  /** A valid body, required for every call that takes one. */
  body?: (subject: Subject) => Fields
  query?: string
  /** Tables that the caller's own call may add rows to, whoever calls. */
  adds?: string[]
}

/** Test data for each call of the contract; a test fails for a call without a row. */
export const rows: Record<string, Row> = {
  'GET /events': { about: 'nothing' },
  'POST /api/stream-ticket': { about: 'nothing', body: () => ({}) },
  'POST /auth/v1/signup': {
    about: 'nothing',
    body: () => ({ email: 'somebody-new@example.com', password: 'a plain long sentence' }),
  },
  'GET /auth/v1/user': { about: 'nothing' },
  'PUT /auth/v1/user': { about: 'nothing', body: () => ({ data: { colour: 'green' } }) },
  'POST /auth/v1/logout': { about: 'nothing', body: () => ({}) },
  'GET /auth/v1/settings': { about: 'nothing' },
  'GET /auth/v1/health': { about: 'nothing' },
  'GET /auth/v1/.well-known/jwks.json': { about: 'nothing' },
  'GET /.well-known/jwks.json': { about: 'nothing' },
  'POST /auth/v1/token': {
    about: 'nothing',
    body: ({ email }) => ({ email, password: 'a wrong one' }),
    query: '?grant_type=password',
  },
  'POST /auth/v1/otp': { about: 'nothing', body: () => ({ email: 'nobody@example.com', create_user: false }) },
  'POST /auth/v1/recover': { about: 'nothing', body: () => ({ email: 'nobody@example.com' }) },
  'POST /auth/v1/resend': { about: 'nothing', body: () => ({ email: 'nobody@example.com', type: 'signup' }) },
  'GET /auth/v1/reauthenticate': { about: 'nothing' },
  'POST /auth/v1/verify': { about: 'nothing', body: ({ email }) => ({ email, token: '000000', type: 'email' }) },
  'GET /auth/v1/verify': { about: 'nothing' },
  'POST /auth/v1/factors': { about: 'nothing', body: () => ({ friendly_name: randomUUID(), factor_type: 'totp' }) },
  'POST /auth/v1/factors/{factorId}/challenge': { about: 'factor', body: () => ({}) },
  'POST /auth/v1/factors/{factorId}/verify': {
    about: 'factor',
    body: () => ({ challenge_id: unknownId, code: '000000' }),
  },
  'DELETE /auth/v1/factors/{factorId}': { about: 'factor', body: () => ({}) },
  'GET /auth/v1/factors/recovery-codes': { about: 'nothing' },
  'POST /auth/v1/factors/recovery-codes': { about: 'nothing', body: () => ({}) },
  'POST /auth/v1/factors/recovery-codes/regenerate': { about: 'nothing', body: () => ({}) },
  'POST /auth/v1/factors/recovery-codes/verify': { about: 'nothing', body: () => ({ code: 'aaaa-aaaa-aaaa-aaaa' }) },
  'DELETE /auth/v1/factors/recovery-codes': { about: 'nothing', body: () => ({}) },
  'GET /auth/v1/authorize': { about: 'nothing', query: '?provider=nobody' },
  'GET /auth/v1/callback': { about: 'nothing' },
  'POST /auth/v1/sso': { about: 'nothing', body: () => ({ domain: 'nobody.example' }) },
  'GET /auth/v1/user/identities/authorize': {
    about: 'nothing',
    query: `?provider=google&skip_http_redirect=true&code_challenge=${'x'.repeat(43)}&code_challenge_method=s256`,
  },
  'DELETE /auth/v1/user/identities/{identityId}': { about: 'identity', body: () => ({}) },
  'POST /api/analyze-account': {
    about: 'user',
    body: ({ id, email, handle }) => ({ twitter_handle: handle, user_id: id, user_email: email }),
  },
  'GET /api/analysis-progress/{userId}': { about: 'user' },
  'GET /api/custom-prompt/{userId}/{twitterHandle}': { about: 'user' },
  'GET /api/analysis-progress-stream/{userId}': { about: 'user' },
  'GET /api/onboarding-progress/{userId}': { about: 'user' },
  'GET /api/onboarding-progress/{userId}/current-step': { about: 'user' },
  'POST /api/onboarding-progress/{userId}/complete/{step}': { about: 'user', body: () => ({}) },
  'POST /api/onboarding-progress/{userId}/reset': { about: 'user', body: () => ({}) },
  'POST /onboarding/track': {
    about: 'user',
    body: ({ id }) => ({
      user_id: id,
      step: 0,
      data: { from: 'test' },
      timestamp: 1_800_000_000_000,
    }),
  },
  'POST /onboarding/complete': {
    about: 'user',
    body: ({ id }) => ({ user_id: id, welcome_completed: true, timestamp: 1_800_000_000_000 }),
  },
  'GET /twitter/user-info/{userId}': { about: 'user' },
  'POST /twitter/connect': {
    about: 'user',
    body: ({ id, auth_token, ct0_token }) => ({ user_id: id, auth_token, ct0_token }),
  },
  'POST /twitter/disconnect': { about: 'user', body: ({ id }) => ({ user_id: id }) },
  'POST /api/extension/pairing-code': { about: 'nothing', body: () => ({}) },
  'POST /api/extension/pair': {
    about: 'nothing',
    body: () => ({ code: 'unknown', extension_version: '1.0', browser_info: 'Chrome on Linux' }),
  },
  'GET /api/extension-status/{userId}': { about: 'user' },
  'POST /rest/v1/rpc/update_extension_status': {
    about: 'user',
    body: ({ id }) => ({
      user_id: id,
      extension_version: '1.0.0',
      session_token: 'a browser',
      browser_info: 'Chrome on Linux',
    }),
  },
  'POST /rest/v1/rpc/disconnect_extension': { about: 'user', body: ({ id }) => ({ user_id: id }) },
  'POST /bots/start': {
    about: 'user',
    body: ({ id }) => ({ config: { user_id: id, max_actions_per_hour: 15, follow_limit: 5 } }),
  },
  'POST /bots/stop': { about: 'user', body: ({ id }) => ({ user_id: id }) },
  'GET /analytics/dashboard/{userId}': { about: 'user' },
  'GET /analytics/performance/{userId}': { about: 'user' },
  'GET /analytics/actions/{userId}': { about: 'user' },
  'POST /functions/v1/chatbot': { about: 'nothing', body: () => ({ message: 'How long is the trial?' }) },
  'GET /api/health-check/{userId}': { about: 'user' },
  'POST /api/support-message': {
    about: 'nothing',
    adds: ['support_messages'],
    body: () => ({ name: 'A Name', email: 'someone@example.com', subject: 'A question', message: 'How do I begin?' }),
  },
  'POST /functions/v1/create-checkout': { about: 'nothing', body: () => ({ plan_type: 'starter' }) },
  'POST /functions/v1/create-portal-session': { about: 'nothing', body: () => ({}) },
  // The wrong password keeps the account; tests/http/deletion.test.ts tests the deletion.
  'GET /api/export-data/{userId}': { about: 'user' },
  'GET /api/export-data/{userId}/file': { about: 'user' },
  'DELETE /api/delete-account/{userId}': { about: 'user', body: () => ({ password: 'a wrong one' }) },
  'GET /api/openapi.json': { about: 'nothing' },
}
