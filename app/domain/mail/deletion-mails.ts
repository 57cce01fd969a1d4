import type { Clock } from '#app/adapters/clock.ts'
import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { retention, retentionText } from '#app/domain/retention.ts'
import { dateText } from '#app/domain/time.ts'
import { endOfService } from '#app/domain/user/rules.ts'
import { zoneInForce } from '#app/domain/user/time-zone.ts'

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
  const footer = `We send this because it’s about the end of your account. Questions? ${site.support_email}`
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
    subject: `We’ll delete your Warble account on ${on}`,
    paragraphs: [
      `You haven’t used Warble for almost ${retentionText('inactive')}, so we’ll delete your account and everything in it on ${on}.`,
      'To keep it, sign in once before then. If you don’t want it anymore, there’s nothing to do.',
    ],
    action: { label: 'Keep my account', url: new URL('/login', origin).href },
  }),
  discontinued: (on, origin) => ({
    subject: 'Warble has shut down',
    paragraphs: [
      'We’ve stopped your bot and cancelled any paid plan. Nothing more goes out in your name, and you won’t be charged again.',
      `We’ll delete your account and everything in it on ${on}. Until then, you can sign in and export your data.`,
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
      subject: 'Your Warble account was deleted',
      paragraphs: [
        'Your account and everything in it are permanently deleted: your connection and its tokens, your bot, its activity and stats, and every sign-in.',
        `What the bot posted stays on the network, where you can delete it. Our backups are gone within ${retentionText('backups')}.`,
        why === null
          ? `If this wasn’t you, email ${site.support_email} right away. We can’t restore the account, but we can look into what happened.`
          : reasons[why],
      ],
      footer: `This is the last email about this account. Questions? ${site.support_email}`,
    }),
    id: `account-deleted-${id}`,
  })
}

const reasons: Record<DeletionReason, string> = {
  inactive: `No one had used it for ${retentionText('inactive')}, and no one signed in after our warning. You can sign up again anytime.`,
  discontinued: 'Warble has shut down.',
}
