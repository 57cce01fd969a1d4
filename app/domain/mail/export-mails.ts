import type { Clock } from '#app/adapters/clock.ts'
import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Db } from '#app/db/pool.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { dateText } from '#app/domain/time.ts'
import { zoneInForce } from '#app/domain/user/time-zone.ts'

interface Deps {
  db: Db
  mail: Mail
  clock: Clock
  site: { origin: string; support_email: string }
}

/** Tells the user that their export can be downloaded, or that it failed. */
export async function mailExport({ db, mail, clock, site }: Deps, exportId: string): Promise<void> {
  const row = await db
    .selectFrom('exports')
    .innerJoin('users', 'users.id', 'exports.user_id')
    .select(['exports.state', 'exports.expires_at', 'users.email'])
    .select(zoneInForce(clock.now()).as('time_zone'))
    .where('exports.id', '=', exportId)
    .executeTakeFirst()
  if (!row?.expires_at) return
  const ready = row.state === 'ready'
  await mail.send({
    ...renderMail({
      to: row.email,
      subject: ready ? 'Your data export is ready' : 'Your data export failed',
      paragraphs: ready
        ? [
            'Everything Warble stores about you is in one file, with your actions as a spreadsheet.',
            `You can download it until ${dateText(row.expires_at, row.time_zone)}. You’ll be asked to sign in, so only you can.`,
          ]
        : ['We couldn’t create your export. Please start it again.'],
      action: {
        label: ready ? 'Download export' : 'Start export again',
        url: new URL('/dashboard/settings#export', site.origin).href,
      },
      footer: `You’re getting this because an export was started in your account. If it wasn’t you, change your password. Questions? ${site.support_email}`,
    }),
    id: `export-${exportId}-${row.state}`,
  })
}
