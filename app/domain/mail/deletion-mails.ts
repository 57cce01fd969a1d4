import type { Clock } from '#app/adapters/clock.ts'
import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { endOfService } from '#app/domain/end-of-service.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { retention, retentionText } from '#app/domain/retention.ts'
import { dateText } from '#app/domain/time.ts'

interface Deps {
  db: Db
  mail: Mail
  clock: Clock
  seals: Seals
  site: { origin: string; support_email: string }
}

/** Why an account is deleted without its owner asking. */
export type DeletionReason = 'inactive' | 'discontinued'

/** Tells a user that their account will be deleted, when, and what they can do about it. */
export async function mailPendingDeletion(
  { db, mail, clock, site }: Omit<Deps, 'seals'>,
  userId: string,
  why: DeletionReason,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'inactivity_warned_at', zoneInForce(clock.now()).as('time_zone')])
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
  DeletionReason,
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
      'Warble has ended, and your bot was stopped: nothing more is sent in your name. A paid plan is cancelled too: nothing more is charged.',
      `Your account is deleted on ${on}, with everything in it. Until then you can sign in and export your data.`,
    ],
    action: { label: 'Export your data', url: new URL('/dashboard/settings#export', origin).href },
  }),
}

/** The storage place that the address is bound to: the job, which alone can open it. */
export const deletedAddressPlace = (id: string) => ({ table: 'jobs', column: 'sealed', row: id }) as const

/** The last mail: confirms the deletion to the address, which is stored nowhere else by then. */
export async function mailAccountDeleted(
  { mail, seals, site }: Pick<Deps, 'mail' | 'seals' | 'site'>,
  id: string,
  sealed: string,
  why: DeletionReason | null = null,
): Promise<void> {
  await mail.send({
    ...renderMail({
      to: seals.open(sealed, deletedAddressPlace(id)),
      subject: 'Your account was deleted',
      paragraphs: [
        'Your Warble account and everything in it were permanently deleted: the connection and its tokens, the bot, its logbook and figures, and every sign-in.',
        `What the bot posted stays on the network, where you can remove it. Copies in our backups are gone within ${retentionText('backups')}.`,
        why === null
          ? `If it was not you, write to ${site.support_email} at once. The account cannot be brought back, but we can look into how it happened.`
          : reasons[why],
      ],
      footer: `This is the last mail about this account. Questions: ${site.support_email}`,
    }),
    id: `account-deleted-${id}`,
  })
}

const reasons: Record<DeletionReason, string> = {
  inactive: `Nobody had used it for ${retentionText('inactive')}, and nobody signed in after our warning. You can sign up again at any time.`,
  discontinued: 'Warble has been discontinued.',
}
