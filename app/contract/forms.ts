import { z } from 'zod'

/** The fields of the pages' forms. Messages are what stands beside the field. */

const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter your e-mail address.')
  .max(255, 'An e-mail address has at most 255 characters.')
  .pipe(z.email('Enter an e-mail address like name@example.com.'))

export const SignIn = z.object({
  email,
  password: z.string().min(1, 'Enter your password.').max(128, 'A password has at most 128 characters.'),
})

export const SignUp = z.object({
  email,
  password: z.string().min(6, 'Use at least 6 characters.').max(128, 'Use at most 128 characters.'),
  time_zone: z.string().max(64).optional(),
})

export const Connect = z.object({
  handle: z
    .string()
    .trim()
    .transform((value) => value.replace(/^@/, ''))
    .pipe(z.string().regex(/^[A-Za-z0-9_]{1,15}$/, 'Enter the handle: letters, digits and underscores, at most 15.')),
  auth_token: z.string().trim().min(1, 'Enter the auth_token.').max(512, 'That is too long for a token.'),
  ct0_token: z.string().trim().min(1, 'Enter the ct0.').max(512, 'That is too long for a token.'),
})

export const ChoosePlan = z.object({
  plan_type: z.enum(['free', 'starter', 'pro'], 'Choose a plan.'),
})

export const Nothing = z.object({})

export const Confirm = z.object({ token_hash: z.string().max(200) })
