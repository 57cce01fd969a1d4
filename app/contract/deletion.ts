import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'
import { passwordText } from '#app/contract/password.ts'

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
      nonce: z
        .string()
        .max(64)
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
    too_many: 'Failed to delete account. Please try again later.',
    bug: server,
    unavailable: server,
  },
})
