import { sql } from 'kysely'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { refusalOf, tryAddressAgain } from '#app/domain/mail/refused-address.ts'
import { dropUnsubscribeLinks } from '#app/domain/mail/unsubscribe-links.ts'
import { localTime } from '#app/domain/time.ts'

export const mailChoices = ['email', 'daily_summary', 'weekly_digest', 'answers', 'error_alerts'] as const
export type MailChoice = (typeof mailChoices)[number]
export type Preferences = Record<MailChoice, boolean>

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
    .select(mailChoices)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? defaults
}

/** `email` and a refused address turn all kinds off. */
export async function wants(db: Db, userId: string, kind: MailChoice): Promise<boolean> {
  const chosen = await preferencesOf(db, userId)
  return chosen.email && chosen[kind] && (await refusalOf(db, userId)) === null
}

/** A summary that is turned on starts on the next day, and earlier links no longer turn it off. */
export async function savePreferences(
  db: Db,
  user: { id: string; time_zone: string },
  chosen: Preferences,
  now: Date,
): Promise<void> {
  const today = localTime(now, user.time_zone).day
  const since = { summary_day: today, digest_day: today, answers_mailed_at: now }
  await inTransaction(db, async (tx) => {
    const before = await preferencesOf(tx, user.id)
    const on = mailChoices.filter((kind) => chosen.email && chosen[kind] && !(before.email && before[kind]))
    await dropUnsubscribeLinks(tx, user.id, on)
    await tx
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
  })
  await tryAddressAgain(db, user.id)
}

export async function turnOn(
  db: Db,
  user: { id: string; time_zone: string },
  kind: MailChoice,
  now: Date,
): Promise<void> {
  await savePreferences(db, user, { ...(await preferencesOf(db, user.id)), [kind]: true }, now)
}

/** Now, or unchanged if the kind was on already, so that nothing due is lost. */
function unlessOn<T>(kind: MailChoice, column: 'summary_day' | 'digest_day' | 'answers_mailed_at') {
  const before = (name: string) => sql.ref(`notification_preferences.${name}`)
  return sql<T>`case when ${before('email')} and ${before(kind)} then ${before(column)}
    else ${sql.ref(`excluded.${column}`)} end`
}
