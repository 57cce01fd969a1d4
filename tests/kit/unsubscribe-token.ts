import { createSecrets } from '#app/adapters/secrets.ts'
import type { MailChoice } from '#app/domain/mail/preferences.ts'
import type { World } from './world.ts'

/** What a mail of this kind contains, sent by the real time. */
export async function mailedUnsubscribeToken(world: World, userId: string, kind: MailChoice): Promise<string> {
  const [link] = await world.sql<{ key: string }>(
    `insert into unsubscribe_links (user_id, kind, expires_at) values ($1, $2, now() + interval '60 days') returning key`,
    [userId, kind],
  )
  return createSecrets([world.env.SECRETS ?? '']).token('unsubscribe', link?.key ?? '')
}
