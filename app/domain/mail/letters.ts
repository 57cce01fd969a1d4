import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { letter } from '#app/domain/mail/letter.ts'

interface Deps {
  db: Db
  mail: Mail
  network: Network
  site: { origin: string; support_email: string }
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
