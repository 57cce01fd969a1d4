import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Seals } from '#app/db/sealed.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { retentionText } from '#app/domain/retention.ts'

interface Deps {
  mail: Mail
  seals: Seals
  site: { origin: string; support_email: string }
}

/** The storage place that the address is bound to: the job, which alone can open it. */
export const deletedAddressPlace = (id: string) => ({ table: 'jobs', column: 'sealed', row: id }) as const

/** The last mail: confirms the deletion to the address, which is stored nowhere else by then. */
export async function mailAccountDeleted(
  { mail, seals, site }: Deps,
  id: string,
  sealed: string,
  why: 'inactive' | 'discontinued' | null = null,
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

const reasons = {
  inactive: `Nobody had used it for ${retentionText('inactive')}, and nobody signed in after our warning. You can sign up again at any time.`,
  discontinued: 'Warble has been discontinued.',
}
