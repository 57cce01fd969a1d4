import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Network } from '#app/adapters/network/network.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import { letter } from '#app/domain/mail/letter.ts'
import { signupToken } from '#app/domain/user/sign-up.ts'

interface Deps {
  db: Db
  mail: Mail
  secrets: Secrets
  network: Network
  site: { origin: string; support_email: string }
}

/** The confirmation of a new address. The link's token is made here, so that neither table nor queue ever holds it. */
export async function mailSignup({ db, mail, secrets, site }: Deps, tokenId: string): Promise<void> {
  const row = await db
    .selectFrom('mail_tokens')
    .innerJoin('users', 'users.id', 'mail_tokens.user_id')
    .select('users.email')
    .where('mail_tokens.id', '=', tokenId)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (!row) return
  const url = new URL('/auth/callback', site.origin)
  url.searchParams.set('token_hash', secrets.token(signupToken, tokenId))
  url.searchParams.set('type', 'signup')
  await mail.send(
    letter({
      to: row.email,
      subject: 'Confirm your e-mail address',
      paragraphs: [
        'Welcome to Warble.',
        'Confirm that this address is yours, and your account is ready. The link works once and for one hour.',
      ],
      action: { label: 'Confirm e-mail address', url: url.href },
      footer: `If you did not sign up, ignore this mail: without the confirmation nothing happens. Questions: ${site.support_email}`,
    }),
  )
}

/** Tells the user that the network refused the account and the bot has stopped. */
export async function mailConnectionClosed({ db, mail, network, site }: Deps, userId: string): Promise<void> {
  const row = await db
    .selectFrom('users')
    .innerJoin('connections', 'connections.user_id', 'users.id')
    .select(['users.email', 'connections.handle', 'connections.closed_reason'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return
  await mail.send(
    letter({
      to: row.email,
      subject: `Your bot has stopped: ${network.name} refused @${row.handle}`,
      paragraphs: [
        row.closed_reason ?? `${network.name} no longer accepts the connection.`,
        'Nothing more is sent in your name. Look at your account there first; then connect it again and start the bot.',
      ],
      action: { label: 'Open the dashboard', url: new URL('/dashboard', site.origin).href },
      footer: `You get this mail because your bot was running. Questions: ${site.support_email}`,
    }),
  )
}
