import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import type { MailPurpose } from '#app/db/schema-accounts.ts'
import { type LetterParts, letter } from '#app/domain/mail/letter.ts'
import { codeOf, linkOf } from '#app/domain/user/mail-token.ts'

interface Deps {
  db: Db
  mail: Mail
  secrets: Secrets
  site: { origin: string; support_email: string }
}

/** The mail with a link and a code. Both are made here, so that neither table nor queue ever holds them. */
export async function mailToken({ db, mail, secrets, site }: Deps, tokenId: string): Promise<void> {
  const row = await db
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select(['mail_tokens.email', 'mail_tokens.purpose', 'users.email as address', 'users.new_email'])
    .where('mail_tokens.id', '=', tokenId)
    .executeTakeFirst()
  if (!row) return
  const url = new URL('/auth/callback', site.origin)
  url.searchParams.set('token_hash', linkOf(secrets, tokenId))
  url.searchParams.set('type', row.purpose.replace(/_(current|new)$/, ''))
  const { subject, paragraphs, label, otherwise } = words[row.purpose](row)
  const code = `${row.purpose === 'reauthentication' ? 'Your code' : 'Or type this code where you are asked for it'}: ${codeOf(secrets, tokenId)}`
  const parts: LetterParts = {
    to: row.email,
    subject,
    paragraphs: [...paragraphs, code],
    footer: `${otherwise} Questions: ${site.support_email}`,
  }
  await mail.send(letter(label ? { ...parts, action: { label, url: url.href } } : parts))
}

interface Words {
  subject: string
  paragraphs: string[]
  label?: string
  /** For who did not ask. */
  otherwise: string
}

const once = 'The link works once and for one hour.'

const words: Record<MailPurpose, (about: { address: string; new_email: string | null }) => Words> = {
  signup: () => ({
    subject: 'Confirm your e-mail address',
    paragraphs: ['Welcome to Warble.', `Confirm that this address is yours, and your account is ready. ${once}`],
    label: 'Confirm e-mail address',
    otherwise: 'If you did not sign up, ignore this mail: without the confirmation nothing happens.',
  }),
  recovery: () => ({
    subject: 'Reset your password',
    paragraphs: [`Somebody asked for a new password for your Warble account. ${once}`],
    label: 'Choose a new password',
    otherwise: 'If it was not you, ignore this mail: your password stays as it is.',
  }),
  magiclink: () => ({
    subject: 'Your sign-in link',
    paragraphs: [`This link signs you in to Warble. ${once}`],
    label: 'Sign in',
    otherwise: 'If you did not ask for it, ignore this mail: nobody gets in without it.',
  }),
  email_change_current: ({ address, new_email }) => ({
    subject: 'Confirm the change of your e-mail address',
    paragraphs: [
      `Your Warble account is to move from ${address} to ${new_email}. Confirm it here and from the new address.`,
      once,
    ],
    label: 'Confirm the change',
    otherwise: 'If you did not ask for this, do not confirm, and change your password.',
  }),
  email_change_new: ({ address, new_email }) => ({
    subject: 'Confirm your new e-mail address',
    paragraphs: [
      `The Warble account of ${address} is to move to ${new_email}. Confirm it here and from the old address.`,
      once,
    ],
    label: 'Confirm the new address',
    otherwise: 'If you did not ask for this, ignore this mail.',
  }),
  reauthentication: () => ({
    subject: 'Your confirmation code',
    paragraphs: ['Type this code to confirm that it is you. It works once and for one hour.'],
    otherwise: 'If you did not ask for it, somebody is signed in to your account: change your password.',
  }),
}
