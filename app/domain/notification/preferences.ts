import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { localTime } from '#app/domain/time.ts'

export const notifications = ['email', 'daily_summary', 'weekly_digest', 'error_alerts'] as const
export type Notification = (typeof notifications)[number]
export type Preferences = Record<Notification, boolean>

const defaults: Preferences = { email: true, daily_summary: false, weekly_digest: false, error_alerts: true }

export async function preferencesOf(db: Db, userId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('notification_preferences')
    .select(['email', 'daily_summary', 'weekly_digest', 'error_alerts'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? defaults
}

/** Whether a mail of this kind may be sent: `email` is over all of them. */
export async function wants(db: Db, userId: string, kind: Notification): Promise<boolean> {
  const chosen = await preferencesOf(db, userId)
  return chosen.email && chosen[kind]
}

/** Saves the choices. A mail that is turned on begins on the next day. */
export async function savePreferences(
  db: Db,
  user: { id: string; time_zone: string },
  chosen: Preferences,
  now: Date,
): Promise<void> {
  const today = localTime(now, user.time_zone).day
  await db
    .insertInto('notification_preferences')
    .values({ user_id: user.id, ...chosen, summary_day: today, digest_day: today })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ ...chosen, summary_day: today, digest_day: today }),
    )
    .execute()
}

const purpose = 'unsubscribe'

/** The token of a mail's unsubscribe link: it ends one kind of mail, and can do nothing else. */
export const unsubscribeToken = (secrets: Secrets, userId: string, kind: Notification) =>
  secrets.token(purpose, `${kind}:${userId}`)

/** Whose mails of which kind a link ends. Throws `link_invalid`. */
export function openUnsubscribe(secrets: Secrets, token: string | null): { kind: Notification; user_id: string } {
  const [name, user_id] = secrets.open(purpose, token ?? '')?.split(':') ?? []
  const kind = notifications.find((one) => one === name)
  return kind && user_id ? { kind, user_id } : fail('link_invalid')
}

/** Turns one kind of mail off. Harmless when repeated, and for a user who is gone. */
export async function unsubscribe(db: Db, secrets: Secrets, token: string | null): Promise<void> {
  const { kind, user_id } = openUnsubscribe(secrets, token)
  await db
    .insertInto('notification_preferences')
    .columns(['user_id', kind])
    .expression((from) =>
      from
        .selectFrom('users')
        .select((row) => ['id', row.lit(false).as('off')])
        .where('id', '=', user_id),
    )
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ [kind]: false }))
    .execute()
}
