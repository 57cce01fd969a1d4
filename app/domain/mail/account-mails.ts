import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import { zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { closedReason } from '#app/domain/connection/loss.ts'
import { type AccountMailText, accountMailTexts } from '#app/domain/mail/account-mail-texts.ts'
import { mailComplaints } from '#app/domain/mail/complaint-mails.ts'
import { wants } from '#app/domain/mail/preferences.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import type { JobPayload } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  mail: Mail
  networks: Networks
  site: { origin: string; support_email: string }
}

type AccountMail = JobPayload<'mail.notice'>

export async function mailAboutAccount(deps: Deps, { user_id, notice, to, about = {} }: AccountMail): Promise<void> {
  if (notice === 'connection_closed')
    return (await wants(deps.db, user_id, 'error_alerts')) ? mailConnectionClosed(deps, user_id) : undefined
  if (notice === 'bot_stopped')
    return (await wants(deps.db, user_id, 'error_alerts'))
      ? mailBotStopped(deps, user_id, about.reason ?? '')
      : undefined
  if (notice === 'complaint') return mailComplaints(deps, user_id)
  if (notice === 'known_sign_up') return mailKnownSignUp(deps, user_id, about.account === 'company')
  const security = new URL('/dashboard/settings/security#ways', deps.site.origin).href
  const zone = about.at ? await zoneOf(deps.db, user_id, new Date(about.at)) : {}
  await sendAccountMail(deps, user_id, accountMailTexts[notice]({ ...about, ...zone, security }), to)
}

async function zoneOf(db: Db, userId: string, at: Date): Promise<{ zone?: string }> {
  const query = db.selectFrom('users').select(zoneInForce(at).as('zone')).where('id', '=', userId)
  return (await query.executeTakeFirst()) ?? {}
}

async function sendAccountMail({ db, mail, site }: Deps, userId: string, notice: AccountMailText, to?: string) {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  if (!user) return
  const { subject, paragraphs, label } = notice
  const change = `If this wasn’t you, ${label ? 'choose one' : 'change your password'} now. That signs everyone else out.`
  const remedy =
    to === undefined
      ? {
          otherwise: notice.otherwise ?? change,
          action: { label: label ?? 'Change password', url: new URL('/forgot-password', site.origin).href },
        }
      : { otherwise: `If this wasn’t you, write to ${site.support_email} right away.` }
  const { otherwise, ...action } = remedy
  await mail.send(
    renderMail({
      to: to ?? user.email,
      subject,
      paragraphs: [...paragraphs, otherwise],
      ...action,
      footer: `We send this to keep your account secure. Questions? ${site.support_email}`,
    }),
  )
}

/** The page must not reveal that there is an account; the mail may. */
async function mailKnownSignUp({ db, mail, site }: Deps, userId: string, byCompany: boolean): Promise<void> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  if (!user) return
  const recovery = new URL('/forgot-password', site.origin).href
  await mail.send(
    renderMail({
      to: user.email,
      subject: 'You already have a Warble account',
      paragraphs: [
        'Someone, probably you, tried to sign up with this address. You already have an account, so just sign in.',
        byCompany
          ? 'You sign in through your company. Press “Sign in with your company” on the sign-in page.'
          : `Forgot your password? Choose a new one here:\n${recovery}`,
      ],
      action: { label: 'Sign in', url: new URL('/login', site.origin).href },
      footer: `If this wasn’t you, ignore this email. Nothing has changed, and we haven’t told anyone you have an account. Questions? ${site.support_email}`,
    }),
  )
}

export async function mailConnectionClosed({ db, mail, networks, site }: Deps, userId: string): Promise<void> {
  const row = await db
    .selectFrom('users')
    .innerJoin('connections', 'connections.user_id', 'users.id')
    .select(['users.email', 'connections.network', 'connections.handle', 'connections.closed_code'])
    .select(closedReason.as('closed_reason'))
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return
  const network = networks.of(row.network)
  const lost = row.closed_code === 'tokens_lost'
  await mail.send(
    renderMail({
      to: row.email,
      subject: `Your bot stopped: ${lost ? `connect @${row.handle} again` : `${network.name} disconnected @${row.handle}`}`,
      paragraphs: [
        row.closed_reason ?? `${network.name} no longer accepts the connection.`,
        `Nothing goes out in your name. ${lost ? 'Nothing has changed on your account there. Connect it again' : 'Check your account there first, then connect it again'} and wake the bot up.`,
      ],
      action: { label: 'Open the dashboard', url: new URL('/dashboard', site.origin).href },
      footer: `You’re getting this because your bot was running. Questions? ${site.support_email}`,
    }),
  )
}

async function mailBotStopped({ db, mail, site }: Deps, userId: string, reason: string): Promise<void> {
  const user = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  if (!user) return
  await mail.send(
    renderMail({
      to: user.email,
      subject: 'Your bot stopped and needs you',
      paragraphs: [reason, 'Nothing goes out in your name until you wake it up again.'],
      action: { label: 'Open the dashboard', url: new URL('/dashboard', site.origin).href },
      footer: `You’re getting this because your bot was running. Questions? ${site.support_email}`,
    }),
  )
}
