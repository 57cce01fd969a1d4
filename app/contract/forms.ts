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

/** The least that a password needs is the operator's to say: domain/user/password.ts. */
const newPassword = z.string().min(1, 'Choose a password.').max(128, 'Use at most 128 characters.')

export const SignUp = z.object({
  email,
  password: newPassword,
  time_zone: z.string().max(64).optional(),
})

/** Where a mail is asked for. */
export const Address = z.object({ email })

/** Six digits, however they were pasted. */
const code = z
  .string()
  .transform((value) => value.replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits.'))

export const Code = z.object({ code })

export const RecoveryCode = z.object({
  recovery_code: z.string().trim().min(1, 'Enter one of your recovery codes.').max(64, 'That is no recovery code.'),
})

/** A code of the authenticator app, or a recovery code. */
export const Proof = z.object({ proof: z.string().trim().max(64, 'That is no code of ours.') })

export const ResetPassword = z.object({ password: newPassword })

const both = 'Please fill in both current and new password.'
export const ChangePassword = z.object({
  current_password: z.string().min(1, both).max(128, 'A password has at most 128 characters.'),
  new_password: z.string().min(1, both).max(128, 'Use at most 128 characters.'),
})

/** Which of them is asked for, the account says. */
export const DeleteAccountForm = z.object({
  password: z.string().max(128, 'A password has at most 128 characters.').default(''),
  code: z.string().trim().max(64, 'That is no code of ours.').default(''),
})

/** Which zones there are, the server's calendar knows: domain/user/time-zone.ts. */
export const ChangeTimeZone = z.object({ time_zone: z.string().max(64) })

export const ChangeEmail = z.object({ new_email: email })
export const Unlink = z.object({ identity_id: z.uuid() })
export const EndSession = z.object({ session_id: z.uuid() })

/** What a cookie can hold: anything else was copied wrong. */
const token = (name: string) =>
  z
    .string()
    .trim()
    .min(1, `Enter the ${name}.`)
    .max(512, 'That is too long for a token.')
    .regex(/^[\x21-\x7e]*$/, `Copy the ${name} again: it has characters that a token never has.`)

export const Connect = z.object({
  handle: z
    .string()
    .trim()
    .transform((value) => value.replace(/^@/, ''))
    .pipe(z.string().regex(/^[A-Za-z0-9_]{1,15}$/, 'Enter the handle: letters, digits and underscores, at most 15.')),
  auth_token: token('auth_token'),
  ct0_token: token('ct0'),
})

export const ChoosePlan = z.object({
  plan_type: z.enum(['free', 'starter', 'pro'], 'Choose a plan.'),
})

/** Text on one line: a line break here would end up in a mail's header. */
const line = (name: string, most: number) =>
  z
    .string()
    .trim()
    .min(1, `Enter ${name}.`)
    .max(most, `Use at most ${most} characters.`)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Write this on one line.')

export const Contact = z.object({
  name: line('your name', 100),
  email,
  subject: line('a subject', 150),
  message: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(
      z
        .string()
        .min(1, 'Enter your message.')
        .min(10, 'Tell us a little more: at least 10 characters.')
        .max(5_000, 'Use at most 5,000 characters.'),
    ),
})

export const Nothing = z.object({})

export const Confirm = z.object({ token_hash: z.string().max(200) })

export const ChooseTheme = z.object({
  theme: z.enum(['light', 'dark', 'system']),
  next: z.string().max(2000).default('/'),
})

/** How the onboarding widget is shown. */
export const ChooseWidget = z.object({ display: z.enum(['widget', 'bar', 'hidden']) })

/** What a form that leads to another site carries there and back. */
const way = { next: z.string().max(2_000).optional(), time_zone: z.string().max(64).optional() }

export const ProviderSignIn = z.object(way)
export const CompanySignIn = z.object({ email, ...way })
