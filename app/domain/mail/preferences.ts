import { sql } from 'kysely'
import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { refusalOf, tryAddressAgain } from '#app/domain/mail/refused-address.ts'
import { localTime } from '#app/domain/time.ts'

export const notifications = ['email', 'daily_summary', 'weekly_digest', 'answers', 'error_alerts'] as const
export type Notification = (typeof notifications)[number]
export type Preferences = Record<Notification, boolean>

const defaults: Preferences = {
  email: true,
  daily_summary: false,
  weekly_digest: false,
  answers: false,
  error_alerts: true,
}

export async function preferencesOf(db: Db, userId: string): Promise<Preferences> {
  const row = await db
    .selectFrom('notification_preferences')
    .select(notifications)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? defaults
}

/** `email` and a refused address turn all kinds off. */
export async function wants(db: Db, userId: string, kind: Notification): Promise<boolean> {
  const chosen = await preferencesOf(db, userId)
  return chosen.email && chosen[kind] && (await refusalOf(db, userId)) === null
}

/** A summary that is turned on starts on the next day. */
export async function savePreferences(
  db: Db,
  user: { id: string; time_zone: string },
  chosen: Preferences,
  now: Date,
): Promise<void> {
  const today = localTime(now, user.time_zone).day
  const since = { summary_day: today, digest_day: today, answers_mailed_at: now }
  await db
    .insertInto('notification_preferences')
    .values({ user_id: user.id, ...chosen, ...since })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        ...chosen,
        summary_day: unlessOn('daily_summary', 'summary_day'),
        digest_day: unlessOn('weekly_digest', 'digest_day'),
        answers_mailed_at: unlessOn('answers', 'answers_mailed_at'),
      }),
    )
    .execute()
  await tryAddressAgain(db, user.id)
}

export async function turnOn(
  db: Db,
  user: { id: string; time_zone: string },
  kind: Notification,
  now: Date,
): Promise<void> {
  await savePreferences(db, user, { ...(await preferencesOf(db, user.id)), [kind]: true }, now)
}

/** Now, or unchanged if the kind was on already, so that nothing due is lost. */
function unlessOn<T>(kind: Notification, column: 'summary_day' | 'digest_day' | 'answers_mailed_at') {
  const before = (name: string) => sql.ref(`notification_preferences.${name}`)
  return sql<T>`case when ${before('email')} and ${before(kind)} then ${before(column)}
    else ${sql.ref(`excluded.${column}`)} end`
}

const purpose = 'unsubscribe'

/** It stops one kind of mail and can do nothing else. */
export const unsubscribeToken = (secrets: Secrets, userId: string, kind: Notification) =>
  secrets.token(purpose, `${kind}:${userId}`)

/** A page, and one-click POST (RFC 8058). */
export function unsubscribeLinks(secrets: Secrets, origin: string, userId: string, kind: Notification) {
  const token = unsubscribeToken(secrets, userId, kind)
  const [page, one_click] = ['/unsubscribe', '/unsubscribe/one-click'].map((path) => {
    const url = new URL(path, origin)
    url.searchParams.set('token', token)
    return url.href
  })
  return { page: page ?? '', one_click: one_click ?? '' }
}

interface UnsubscribeLink {
  kind: Notification
  user_id: string
}

/** Throws `link_invalid`. */
export function openUnsubscribe(secrets: Secrets, token: string | null): UnsubscribeLink {
  const [name, user_id] = secrets.open(purpose, token ?? '')?.split(':') ?? []
  const kind = notifications.find((one) => one === name)
  return kind && user_id ? { kind, user_id } : fail('link_invalid')
}

/** Also true after the account was deleted. */
export async function isUnsubscribed(db: Db, { kind, user_id }: UnsubscribeLink): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').where('id', '=', user_id).executeTakeFirst()
  return !user || !(await preferencesOf(db, user_id))[kind]
}

/** Idempotent; also if the user no longer exists. */
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
