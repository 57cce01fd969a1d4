import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

const server = 'Server error. Please try again later.'

export const DeleteAccount = endpoint({
  method: 'DELETE',
  path: '/api/delete-account/{userId}',
  access: 'user',
  // Guesses of the password count as those at the sign-in do.
  limit: 'sign_in',
  summary: 'Deletes the account for good, with everything in it and every session.',
  body: z
    .object({
      /** Of whoever has one. */
      password: z.string().max(128).optional(),
      /** Mailed by `/auth/v1/reauthenticate`; for who has no password and signed in more than ten minutes ago. */
      nonce: z.string().max(64).optional(),
    })
    .default({}),
  reply: z.object({ message: z.string() }),
  errors: [
    ...(['password_required', 'invalid_password', 'recent_sign_in_needed', 'reauthentication_not_valid'] as const),
    ...(['insufficient_aal', 'account_not_found', 'not_found'] as const),
  ],
  errorForm: 'functions',
  messages: {
    not_found: 'Account not found',
    account_not_found: 'Account not found',
    too_many: 'Failed to delete account. Please try again later.',
    bug: server,
    unavailable: server,
  },
})
