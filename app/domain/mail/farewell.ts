import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Seals } from '#app/db/sealed.ts'
import { letter } from '#app/domain/mail/letter.ts'

interface Deps {
  mail: Mail
  seals: Seals
  site: { origin: string; support_email: string }
}

/** Where the sealed address stands: in the job, which alone opens it. */
export const farewellPlace = (id: string) => ({ table: 'jobs', column: 'sealed', row: id })

/** The last mail: tells the address that the account is deleted, when nothing else knows of it any more. */
export async function mailFarewell({ mail, seals, site }: Deps, id: string, sealed: string): Promise<void> {
  await mail.send({
    ...letter({
      to: seals.open(sealed, farewellPlace(id)),
      subject: 'Your account was deleted',
      paragraphs: [
        'Your Warble account and everything in it were permanently deleted: the connection and its tokens, the bot, its logbook and figures, and every sign-in.',
        'What the bot posted stays on the network, where you can remove it. Copies in our backups are gone within 30 days.',
        `If it was not you, write to ${site.support_email} at once. The account cannot be brought back, but we can look into how it happened.`,
      ],
      footer: `This is the last mail about this account. Questions: ${site.support_email}`,
    }),
    id: `farewell-${id}`,
  })
}
