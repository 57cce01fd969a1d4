import type { Clock } from '#app/adapters/clock.ts'
import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Db } from '#app/db/pool.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { retention, retentionText } from '#app/domain/retention.ts'
import { dateText } from '#app/domain/time.ts'
import { endOfService } from '#app/domain/user/service-end.ts'

interface Deps {
  db: Db
  mail: Mail
  clock: Clock
  site: { origin: string; support_email: string }
}

export type Leaving = 'inactive' | 'discontinued'

/** Tells a user that their account will be deleted, when, and what they can do about it. */
export async function mailPendingDeletion(
  { db, mail, clock, site }: Deps,
  userId: string,
  why: Leaving,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'time_zone', 'inactivity_warned_at'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return
  const begins = why === 'inactive' ? user.inactivity_warned_at : await endOfService(db)
  // Cancelled meanwhile.
  if (!begins) return
  const life = why === 'inactive' ? retention.inactive_notice.life : retention.discontinued.life
  const on = dateText(new Date(Math.max(begins.getTime(), clock.now().getTime() - life) + life), user.time_zone)
  const { subject, paragraphs, action } = words[why](on, site.origin)
  const footer = `You get this mail because it is about the end of your account. Questions: ${site.support_email}`
  await mail.send({
    ...renderMail({ to: user.email, subject, paragraphs, action, footer }),
    id: `leaving-${why}-${userId}-${begins.getTime()}`,
  })
}

const words: Record<
  Leaving,
  (on: string, origin: string) => { subject: string; paragraphs: string[]; action: { label: string; url: string } }
> = {
  inactive: (on, origin) => ({
    subject: 'Your account will be deleted soon',
    paragraphs: [
      `Nobody has used your Warble account for nearly ${retentionText('inactive')}. It will be deleted on ${on}, with everything in it.`,
      'To keep it, sign in once before then. If you no longer want it, you need not do anything.',
    ],
    action: { label: 'Sign in and keep it', url: new URL('/login', origin).href },
  }),
  discontinued: (on, origin) => ({
    subject: 'Warble has been discontinued',
    paragraphs: [
      'Warble has ended, and your bot was stopped: nothing more is sent in your name.',
      `Your account is deleted on ${on}, with everything in it. Until then you can sign in and export your data.`,
    ],
    action: { label: 'Export your data', url: new URL('/dashboard/settings#export', origin).href },
  }),
}
