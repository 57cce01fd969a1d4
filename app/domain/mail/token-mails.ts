import type { Selectable } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import type { MailPurpose, MailTokens } from '#app/db/schema-accounts.ts'
import { codeOf, linkOf } from '#app/domain/account/mail-link/token.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { type MailParts, renderMail } from '#app/domain/mail/render.ts'
import { minute, spanText } from '#app/domain/time.ts'

interface Deps {
  clock: Clock
  db: Db
  mail: Mail
  secrets: Secrets
  rules: AuthRules
  site: { origin: string; support_email: string }
}

/** Link and code are made here, so that neither table nor queue holds them. Once the link is dead, nothing is sent. */
export async function mailToken({ clock, db, mail, secrets, rules, site }: Deps, tokenId: string): Promise<void> {
  const row = await db
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select(['mail_tokens.email', 'mail_tokens.purpose', 'mail_tokens.browser_hash', 'mail_tokens.code_challenge'])
    .select(['mail_tokens.password_hash', 'users.id as user_id', 'users.email as address', 'users.new_email'])
    .select(['mail_tokens.created_at', 'mail_tokens.expires_at', 'mail_tokens.code_expires_at'])
    .where('mail_tokens.id', '=', tokenId)
    .executeTakeFirst()
  const now = clock.now()
  if (!row || row.expires_at <= now) return
  // Like the page, don't reveal that the address is taken.
  if (row.purpose === 'email_change_new' && (await isTaken(db, row.email))) return
  const url = new URL('/auth/callback', site.origin)
  url.searchParams.set('token_hash', linkOf(secrets, tokenId, row.user_id))
  url.searchParams.set('type', row.purpose.replace(/_(current|new)$/, ''))
  const lives = livesOf(row, rules, now)
  const { subject, paragraphs, label, otherwise } = tokenMailTexts[row.purpose]({
    ...row,
    link: lives.link,
    code: lives.code ?? '',
  })
  const parts: MailParts = {
    to: row.email,
    subject,
    paragraphs,
    code: lives.code === null ? undefined : codeToType(row, codeOf(secrets, tokenId), lives.code),
    footer: `${otherwise} Questions? ${site.support_email}`,
  }
  await mail.send(renderMail(label ? { ...parts, action: { label, url: url.href } } : parts))
}

interface Life {
  created_at: Date
  expires_at: Date
  code_expires_at: Date | null
}

/** What is left, where the mail server made the mail wait; null: the code is dead. */
function livesOf({ created_at, expires_at, code_expires_at }: Life, { link }: AuthRules, now: Date) {
  if (now.getTime() - created_at.getTime() < minute)
    return { link: spanText(link.ttl), code: spanText(Math.min(link.ttl, link.code_ttl)) }
  const left = (until: Date) => Math.floor((until.getTime() - now.getTime()) / minute) * minute
  const code = Math.min(left(expires_at), left(code_expires_at ?? expires_at))
  return { link: spanText(Math.max(minute, left(expires_at))), code: code > 0 ? spanText(code) : null }
}

/** An unconfirmed sign-up does not reserve its address. */
async function isTaken(db: Db, email: string): Promise<boolean> {
  const query = db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
  return Boolean(await query.executeTakeFirst())
}

type MailToken = Pick<Selectable<MailTokens>, 'purpose' | 'browser_hash' | 'code_challenge' | 'password_hash'>

function codeToType({ purpose, browser_hash }: MailToken, code: string, life: string): MailParts['code'] {
  if (purpose === 'reauthentication') return { lead: 'Your code', code }
  // No page accepts the code of a change that a page requested.
  if (purpose.startsWith('email_change') && browser_hash !== null) return
  return { lead: `Or enter this code where you asked for it, within ${life}`, code }
}

/** Only if the same browser or API client opens the link. */
function keepingPassword({ browser_hash, code_challenge, password_hash }: MailToken): string[] {
  if (password_hash === null) return []
  if (browser_hash !== null)
    return [
      'To keep the password you chose, open the link in the browser you signed up with. In any other browser, you’ll choose a new one.',
    ]
  if (code_challenge !== null)
    return ['To keep the password you chose, open the link on the device you signed up with.']
  return [
    'To keep the password you chose, enter the code where you signed up. The link also confirms your address, but then you’ll choose a new password.',
  ]
}

interface Texts {
  subject: string
  paragraphs: string[]
  label?: string
  /** For people who did not ask for it. */
  otherwise: string
}

interface About extends MailToken {
  address: string
  new_email: string | null
  /** In words. */
  link: string
  code: string
}

const once = ({ link }: About) => `The link works once, for ${link}.`

export const tokenMailTexts: Record<MailPurpose, (about: About) => Texts> = {
  signup: (about) => ({
    subject: 'Confirm your email address',
    paragraphs: [
      `Welcome to Warble. Confirm your email address and your account is ready. ${once(about)}`,
      ...keepingPassword(about),
    ],
    label: 'Confirm email address',
    otherwise: 'If you didn’t sign up, ignore this email. Nothing happens unless you confirm.',
  }),
  recovery: (about) => ({
    subject: 'Reset your Warble password',
    paragraphs: [`Use this link to choose a new password. It works once, for ${about.link}.`],
    label: 'Choose a new password',
    otherwise: 'If this wasn’t you, ignore this email. Your password stays the same.',
  }),
  magiclink: (about) => ({
    subject: 'Your Warble sign-in link',
    paragraphs: [`Use this link to sign in to Warble. It works once, for ${about.link}.`],
    label: 'Sign in',
    otherwise: 'If you didn’t ask for it, ignore this email. No one can sign in without the link.',
  }),
  email_change_current: (about) => ({
    subject: 'Confirm your email address change',
    paragraphs: [
      `You asked to change your email address from ${about.address} to ${about.new_email}. Confirm here, then from the new address.`,
      once(about),
    ],
    label: 'Confirm the change',
    otherwise: 'If you didn’t ask for this, don’t confirm it, and change your password.',
  }),
  email_change_new: (about) => ({
    subject: 'Confirm your new email address',
    paragraphs: [
      `You’re changing your Warble email address from ${about.address} to this one. Confirm here, then from the old address.`,
      once(about),
    ],
    label: 'Confirm new address',
    otherwise: 'If you didn’t ask for this, ignore this email.',
  }),
  reauthentication: ({ code }) => ({
    subject: 'Your Warble confirmation code',
    paragraphs: [`Enter this code to confirm it’s you. It works once, for ${code}.`],
    otherwise: 'If you didn’t ask for it, someone else is signed in to your account. Change your password.',
  }),
}
