import { z } from 'zod'
import { passwordText, typedCode } from '#app/contract/auth-user.ts'
import { endpoint } from '#app/contract/endpoint.ts'

export const GetExport = endpoint({
  method: 'GET',
  path: '/api/export-data/{userId}',
  // CSRF: another site can make a browser send a cookie with this GET, but not a token.
  access: 'api_client',
  limit: 'write',
  summary:
    'The export of everything about the user; starts one, which needs a recent proof, if there is none yet, ready or in progress.',
  reply: z.object({
    state: z.enum(['waiting', 'writing', 'ready', 'failed']),
    created_at: z.string(),
    ready_at: z.string().nullable().describe('When it was complete.'),
    expires_at: z.string().nullable().describe('Until when it can be downloaded.'),
    bytes: z.number().nullable(),
    url: z.string().nullable().describe('Where it can be downloaded, once it is ready.'),
  }),
  errors: ['not_found', 'reauthentication_needed', 'too_many'],
})

export const DownloadExport = endpoint({
  method: 'GET',
  path: '/api/export-data/{userId}/file',
  access: 'user',
  summary:
    'The ready export as a zip; needs a recent proof. A page’s session without one is redirected to the settings.',
  reply: z.unknown(),
  file: 'application/zip',
  redirect: 302,
  errors: ['not_found', 'reauthentication_needed', 'export_not_ready'],
})

const server = 'Server error. Please try again later.'

export const DeleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/delete-account/{userId}',
  access: 'user',
  // Password guesses count like those at sign-in.
  limit: 'sign_in',
  summary: 'Deletes the account for good, with everything in it and every session.',
  body: z
    .object({
      password: passwordText().optional().describe('Required for users who have one.'),
      nonce: typedCode(64)
        .optional()
        .describe('Mailed by `/auth/v1/reauthenticate`; for users without a password and without a recent proof.'),
    })
    .default({}),
  reply: z.object({ message: z.string() }),
  errors: [
    ...(['password_required', 'invalid_password', 'reauthentication_needed', 'reauthentication_not_valid'] as const),
    ...(['insufficient_aal', 'account_not_found', 'not_found', 'subscription_stays'] as const),
  ],
  errorForm: 'functions',
  messages: {
    not_found: 'Account not found',
    account_not_found: 'Account not found',
    too_many: 'Failed to delete account. Please try again later. It works again in {time}.',
    bug: server,
    unavailable: server,
  },
})
