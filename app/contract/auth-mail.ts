import { z } from 'zod'
import {
  AuthSession,
  challenge,
  claimedEmail,
  email,
  metadata,
  optional,
  phone,
  RedirectTo,
  typedCode,
} from '#app/contract/auth-user.ts'
import { endpoint } from '#app/contract/endpoint.ts'

const Nothing = z.strictObject({})

export const RequestOtp = endpoint({
  method: 'POST',
  path: '/auth/v1/otp',
  access: 'public',
  limit: 'mail',
  summary:
    'Mails a sign-in link and code; an unknown address is signed up with `create_user`, and gets no mail without it.',
  query: RedirectTo,
  body: z.object({
    email: optional(email),
    phone,
    data: optional(metadata),
    create_user: z.boolean().nullish(),
    ...challenge,
  }),
  reply: Nothing,
  errors: ['too_soon', 'phone_provider_disabled'],
  errorForm: 'auth',
})

export const RequestRecovery = endpoint({
  method: 'POST',
  path: '/auth/v1/recover',
  access: 'public',
  limit: 'mail',
  summary: 'Mails a link and a code for a new password; the response is the same for an unknown address.',
  query: RedirectTo,
  body: z.object({ email, ...challenge }),
  reply: Nothing,
  errors: ['too_soon'],
  errorForm: 'auth',
})

export const ResendMail = endpoint({
  method: 'POST',
  path: '/auth/v1/resend',
  access: 'public',
  limit: 'mail',
  summary: 'Mails the confirmation of a sign-up or a change of address again.',
  query: RedirectTo,
  body: z.object({
    email: optional(email),
    phone,
    type: z.enum(['signup', 'email_change', 'sms', 'phone_change']),
    ...challenge,
  }),
  reply: Nothing,
  errors: ['too_soon', 'phone_provider_disabled'],
  errorForm: 'auth',
})

export const Reauthenticate = endpoint({
  method: 'GET',
  path: '/auth/v1/reauthenticate',
  access: 'api_client',
  limit: 'mail',
  summary: 'Mails a code, which is a recent proof as the `nonce` of `PUT /auth/v1/user`.',
  reply: Nothing,
  errors: ['too_soon', 'email_not_confirmed'],
  errorForm: 'auth',
  statuses: { email_not_confirmed: 422 },
})

/** `email` means signup or magiclink. */
const verifyTypes = ['signup', 'recovery', 'magiclink', 'email_change', 'email', 'invite'] as const
export type VerifyType = (typeof verifyTypes)[number]

export const VerifyOtp = endpoint({
  method: 'POST',
  path: '/auth/v1/verify',
  access: 'public',
  limit: 'verify',
  summary: 'Verifies the `token_hash` of a mailed link, or the code `token` with its `email`.',
  query: RedirectTo,
  body: z.object({
    type: z.enum([...verifyTypes, 'sms', 'phone_change']),
    token: optional(typedCode(64)),
    token_hash: optional(z.string().max(256)),
    email: optional(claimedEmail),
    phone,
  }),
  reply: z.union([AuthSession, z.strictObject({ msg: z.string(), code: z.literal('200') })]),
  errors: ['link_invalid', 'code_invalid', 'email_exists', 'phone_provider_disabled'],
  errorForm: 'auth',
})

export const VerifyLink = endpoint({
  method: 'GET',
  path: '/auth/v1/verify',
  access: 'public',
  limit: 'verify',
  summary: 'The same for an opened link: redirects to the client with the session or a code.',
  query: z.object({
    token: z.string().max(256).default(''),
    token_hash: z.string().max(256).optional(),
    type: z.string().max(32).default(''),
    redirect_to: z.string().max(2_000).optional(),
  }),
  reply: z.never(),
  redirect: 303,
  errors: ['pkce_needed'],
  errorForm: 'auth',
})
