import { z } from 'zod'
import { emailText, passwordText } from '#app/contract/auth-user.ts'
import { maxMessageLength } from '#app/contract/message-length.ts'
import { handleOn, typedHandle } from '#app/contract/networks.ts'
import { codeOf, emailFaults, lineOf, signsIn, visible, withHyphens } from '#app/contract/typed.ts'
import { sentenceOf } from '#app/contract/validation.ts'

const email = z
  .string()
  .trim()
  .min(1, emailFaults.missing)
  .max(255, 'Use up to 255 characters.')
  .pipe(emailText(emailFaults.wrong))

export const SignIn = z.object({
  email,
  password: passwordText().min(1, 'Enter your password.'),
})

/** The operator sets the password rules: see domain/account/user/password.ts. */
const newPassword = passwordText('Use up to 128 characters.').min(1, 'Choose a password.')

export const SignUp = z.object({
  email,
  password: newPassword,
  time_zone: z.string().max(64).optional(),
})

export const Address = z.object({ email })

/** However they were pasted. */
const code = z
  .string()
  .transform(codeOf)
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits.'))

export const Code = z.object({ code })

export const RecoveryCode = z.object({
  recovery_code: z
    .string()
    .max(200, 'That isn’t a recovery code.')
    .transform(codeOf)
    .pipe(z.string().min(1, 'Enter one of your recovery codes.').max(64, 'That isn’t a recovery code.')),
})

/** A code of the authenticator app, a recovery code, the password, or a mailed code. */
export const Proof = z.object({ proof: passwordText('That’s too long for a code or password.') })

/** Carries the fields of the form that waits for the code. */
export const MailCode = z.looseObject({ waiting: z.string().max(40).optional() })

export const ResetPassword = z.object({ password: newPassword })

const both = 'Please fill in both current and new password.'
export const ChangePassword = z.object({
  current_password: passwordText().min(1, both),
  new_password: passwordText('Use up to 128 characters.').min(1, both),
})

/** Required if the user has a password. */
export const DeleteAccountForm = z.object({
  password: passwordText().default(''),
})

/** domain/account/user/time-zone.ts checks the zone. */
export const ChangeTimeZone = z.object({ time_zone: z.string().max(64) })

export const ChangeEmail = z.object({ new_email: email })
export const Unlink = z.object({ identity_id: z.uuid() })
export const EndSession = z.object({ session_id: z.uuid() })

/** Without an id, all browsers. */
export const DisconnectBrowser = z.object({ session_id: z.uuid().optional() })
export const AutoLogin = z.object({ enabled: z.enum(['yes', 'no']) })

/** The characters that a cookie can hold: anything else was copied wrongly. */
const token = (name: string) =>
  z
    .string()
    .trim()
    .min(1, `Enter the ${name}.`)
    .max(512, 'That’s too long for a token.')
    .regex(/^[\x21-\x7e]*$/, `Copy the ${name} again. It contains characters a token can’t have.`)

/** With their names, as a browser or the network shows them, or one after the other. */
function tokensIn(text: string): { auth_token: string; ct0_token: string } | null {
  const named = (name: string) => new RegExp(`\\b${name}\\b["'\\s:=]*([^\\s"';,=:]+)`).exec(text)?.[1]
  const [first, second, ...more] = text.split(/[\s;,]+/).filter(Boolean)
  const auth_token = named('auth_token') ?? (more.length === 0 ? first : undefined)
  const ct0_token = named('ct0') ?? (more.length === 0 ? second : undefined)
  return auth_token && ct0_token ? { auth_token, ct0_token } : null
}

const Tokens = z.object({ auth_token: token('auth_token'), ct0_token: token('ct0') })

/** API clients send the tokens separately, the form in one text box. */
export const Connect = z
  .object({ tokens: z.string().max(2_000, 'That’s too long for two tokens.').optional() })
  .catchall(z.string())
  .transform(({ tokens, ...single }, context) => {
    const fields = tokens === undefined ? single : tokensIn(visible(tokens))
    if (!fields) {
      const message = 'Paste both tokens here: auth_token and ct0.'
      context.addIssue({ code: 'custom', path: ['tokens'], message })
      return z.NEVER
    }
    const parsed = Tokens.safeParse(fields, { error: sentenceOf })
    if (parsed.success) return parsed.data
    for (const { path, message } of parsed.error.issues)
      context.addIssue({ code: 'custom', path: tokens === undefined ? path : ['tokens'], message })
    return z.NEVER
  })

const appPassword = z
  .string()
  .transform(withHyphens)
  .pipe(
    z
      .string()
      .regex(
        /^[a-z0-9]{4}(-[a-z0-9]{4}){3}$/i,
        'An app password has four groups of four characters, with hyphens. Never enter your main password here.',
      ),
  )

const blueskyHandle = handleOn('bluesky')

/** Some networks have to know the account before the consent page. */
export const AskConsent = z.object({
  handle: z
    .literal('')
    .transform(() => null)
    .or(blueskyHandle)
    .default(null),
})

export const ConnectAppPassword = z.object({ handle: blueskyHandle, app_password: appPassword })

export const ChoosePlan = z.object({
  plan_type: z.enum(['free', 'starter', 'pro'], 'Choose a plan.'),
})

export const BuyPlan = z.object({
  plan_type: z.enum(['starter', 'pro'], 'Choose a plan.'),
  from: z.enum(['plan', 'setup']).default('plan'),
})

/** What a recent proof is needed for. */
export const ConfirmBilling = z.object({ open: z.enum(['portal', 'starter', 'pro']), from: BuyPlan.shape.from })

/** A character that people see may have many that are stored. */
const maxGraphemeLength = 16

/** A line break would end up in a mail's header. */
const line = (name: string, most: number) =>
  z
    .string()
    .trim()
    .max(most * maxGraphemeLength, `Use up to ${most} characters.`)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'Keep this to one line.')
    .transform(lineOf)
    .pipe(
      z
        .string()
        .min(1, `Enter ${name}.`)
        .refine((text) => signsIn(text) <= most, `Use up to ${most} characters.`),
    )

export const Interest = z.object({
  email,
  where: z.string().trim().max(300, 'Use up to 300 characters.').default(''),
})

/** Shared by the contact form, /dashboard/support, the chat and the API. */
export const ContactMessage = z.object({
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
        .max(maxMessageLength, `Use up to ${maxMessageLength.toLocaleString('en')} characters.`),
    ),
})

/** With an empty line between two posts, or one on each line. */
function postsIn(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').trim()
  const parts = /\n[^\S\n]*\n/.test(lines) ? lines.split(/\n(?:[^\S\n]*\n)+/) : lines.split('\n')
  return parts.map((part) => part.trim()).filter((part) => part !== '')
}

const minPosts = 5

export const PreviewPosts = z.object({
  posts: z
    .string()
    .max(20_000, 'That’s too much at once. 20 posts are enough.')
    .transform(postsIn)
    .superRefine((posts, context) => {
      if (posts.length >= minPosts) return
      const found = posts.length === 0 ? '' : ` You pasted ${posts.length}.`
      const message = `Paste at least 5 of your posts, with a blank line between them.${found}`
      context.addIssue({ code: 'custom', message })
    }),
})

/** The network checks its format. */
export const PreviewHandle = z.object({
  handle: typedHandle.refine((handle) => handle !== '', 'Enter your handle.'),
})

const topicBounds = { most: 5, longest: 60 }

/** In any language. */
export const PreviewTopics = z.object({
  topics: z
    .string()
    .max(1_000, 'That’s too much at once. 5 topics are enough.')
    .transform((text) => [
      ...new Set(
        text
          .split(/[\n,;，、،]/)
          .map((topic) => topic.trim().replace(/\s+/g, ' '))
          .filter((topic) => /[\p{L}\p{N}]/u.test(topic)),
      ),
    ])
    .superRefine((topics, context) => {
      const say = (message: string) => context.addIssue({ code: 'custom', message })
      if (topics.length === 0) say('Enter one to five topics, separated by commas.')
      else if (topics.length > topicBounds.most)
        say(`Enter up to ${topicBounds.most} topics. You entered ${topics.length}.`)
      else if (topics.some((topic) => topic.length > topicBounds.longest))
        say(`Use up to ${topicBounds.longest} characters for a topic.`)
    }),
})

/** A switch that is off is not sent. */
const onOff = z.literal('on').optional().transform(Boolean)

export const ChooseNotifications = z.object({
  email: onOff,
  daily_summary: onOff,
  weekly_digest: onOff,
  answers: onOff,
  error_alerts: onOff,
})

/** Forms send line breaks as CRLF. */
const withLines = (text: string) => text.replace(/\r\n?/g, '\n')

/** `until`: when the page was loaded; what came later stays unread. */
export const ReadNotifications = z.object({ until: z.iso.datetime() })

/** As the page had it: `said` is what they wrote, `action_id`, `shown` the draft. The network's limit is checked elsewhere. */
export const ReplyInInbox = z
  .object({
    inbox_id: z.uuid(),
    said: z.string().max(5_000).transform(withLines),
    action_id: z.uuid().optional(),
    shown: z.string().max(5_000).transform(withLines).optional(),
    text: z
      .string()
      .transform((text) => withLines(text).trim())
      .pipe(z.string().min(1, 'Write your reply.').max(2_000, 'That’s too long for a reply.')),
  })
  .refine(({ action_id, shown }) => (action_id === undefined) === (shown === undefined), {
    path: ['text'],
    message: 'The draft changed. Reload the page.',
  })

export const InInbox = z.object({ inbox_id: z.uuid() })

/** `held_for`: why the author is held, as the page had it, without which they stay held. */
export const AllowInInbox = InInbox.extend({ held_for: z.enum(['stop', 'complaint', 'language']).optional() })

export const Unsubscribe = z.object({ token: z.string().max(200) })

export const Nothing = z.object({})

export const Confirm = z.object({ token_hash: z.string().max(200) })

export const ChooseTheme = z.object({
  theme: z.enum(['light', 'dark', 'system']),
  next: z.string().max(2000).default('/'),
})

export const ChooseWidget = z.object({ display: z.enum(['widget', 'bar', 'hidden']) })

const redirectFields = { next: z.string().max(2_000).optional(), time_zone: z.string().max(64).optional() }

export const ProviderSignInForm = z.object(redirectFields)
export const CompanySignInForm = z.object({ email, ...redirectFields })
