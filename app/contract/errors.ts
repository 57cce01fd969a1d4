/** Every expected failure: its status and its one message. Domain verbs throw the code; http/ turns it into an answer. */
export const errors = {
  bad_request: [400, 'The request could not be read.'],
  invalid: [422, 'Some of what was sent is not valid.'],
  not_json: [415, 'Send JSON with the content type application/json.'],
  too_large: [413, 'That is more than we can take in one request.'],
  not_signed_in: [401, 'User not authenticated'],
  cross_site: [403, 'This request came from another site and was refused.'],
  not_found: [404, 'There is nothing here.'],
  method_not_allowed: [405, 'This address does not take that method.'],
  too_many_messages: [
    429,
    'Several messages have come from here within an hour. Send this one later, or write to us by e-mail.',
  ],
  too_many: [429, 'Too many requests. Wait a moment and try again.'],
  unavailable: [503, 'Warble cannot reach its database right now. Try again in a moment.'],
  no_streams: [503, 'This host cannot carry live streams: start Warble with its own server (node server.js).'],
  bug: [500, 'Something went wrong on our side. It has been logged.'],

  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  unsupported_grant: [400, 'This grant type is not supported.'],
  weak_password: [422, 'Choose another password.'],
  link_invalid: [403, 'Email link is invalid or has expired'],

  not_connected: [409, 'Connect your account first.'],
  connection_closed: [409, 'The connection to your account is closed. Connect it again.'],
  account_taken: [409, 'This account is already connected to another Warble user.'],
  credentials_refused: [422, 'The network did not accept these tokens. Copy them again and retry.'],
  handle_mismatch: [422, 'These tokens belong to another account than the handle you gave.'],
  network_unreachable: [503, 'The network cannot be reached right now. Try again in a moment.'],
  analysis_incomplete: [409, 'Run the account analysis first.'],
  analysis_running: [409, 'An analysis is already running.'],
  handle_not_connected: [409, 'This handle is not the connected account.'],
  not_yet: [409, 'That step is not done yet.'],
  plan_unavailable: [409, 'This plan cannot be chosen here yet.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ErrorCode = keyof typeof errors
