import { placeOf } from '#app/domain/time.ts'
import type { JobPayload } from '#app/queue/queue.ts'
import { zonedText } from '#app/time-zones.ts'

type Name = Exclude<
  JobPayload<'mail.notice'>['notice'],
  'connection_closed' | 'bot_stopped' | 'complaint' | 'known_sign_up'
>

export interface AccountMailText {
  subject: string
  paragraphs: string[]
  label?: string
  /** What to do if it wasn’t the user. */
  otherwise?: string
}

const as = (email: string | undefined) => (email ? ` as ${email}` : '')

/** "June 15, 2026 at 9:30 AM in Berlin", where the user is. */
function momentText(at: string, zone = 'UTC') {
  const moment = zonedText(new Date(at), zone, { dateStyle: 'long', timeStyle: 'short' })
  return zone === 'UTC' ? `${moment} UTC` : `${moment} ${placeOf(zone)}`
}

const where = ({ device, at, zone }: Record<string, string>) =>
  device && at ? [`${device}, ${momentText(at, zone)}`] : []

/** `about` comes from the job; `security`: the page's URL. */
export const accountMailTexts: Record<Name, (about: Record<string, string>) => AccountMailText> = {
  password_changed: ({ google, taken, security }) => ({
    subject: 'Your Warble password was changed',
    paragraphs: [
      'Your password was changed, and you were signed out everywhere else.',
      ...(taken === undefined
        ? []
        : [
            `We removed Google${as(taken)} as a way to sign in. It was added after you last confirmed this address, so it might not be yours. If it is, add it again here:\n${security}`,
          ]),
      ...(google === undefined
        ? []
        : [`You can still sign in with Google${as(google)}. To stop that, remove it here:\n${security}`]),
    ],
  }),
  factor_changed: ({ what, by }) => ({
    subject:
      what === 'removed'
        ? by === 'support'
          ? 'Two-step sign-in was turned off'
          : 'An authenticator app was removed from your account'
        : 'An authenticator app was added to your account',
    paragraphs: [
      what === 'removed'
        ? by === 'support'
          ? 'At your request, our support team turned off two-step sign-in and signed you out everywhere. You can set it up again in Settings > Security.'
          : 'If that was your last one, your password alone is now enough to sign in.'
        : 'Every sign-in now asks for a code from that app.',
    ],
  }),
  sign_in_method_changed: ({ what, email, security }) => {
    if (what === 'removed')
      return {
        subject: 'A way to sign in was removed',
        paragraphs: ['A way to sign in was removed from your account, and you were signed out everywhere else.'],
      }
    if (what === 'company')
      return {
        subject: 'You now sign in through your company',
        paragraphs: [
          'Your company was added as the way to sign in, and you were signed out everywhere else. Your password and linked accounts no longer work.',
        ],
      }
    return {
      subject: 'Google was added as a way to sign in',
      paragraphs: [`You can now sign in to your account with Google${email ? ` (${email})` : ''}.`],
      otherwise: `If this wasn’t you, change your password now, which signs everyone else out. Then remove Google here, as it would still let them in:\n${security}`,
    }
  },
  password_dropped: () => ({
    subject: 'Choose a password for your Warble account',
    paragraphs: [
      'Your email address is confirmed and your account is ready. It has no password yet: we couldn’t tell if you chose the one from sign-up, so we didn’t keep it.',
      'Choose one now, or skip it and sign in with emailed links.',
    ],
    label: 'Choose a password',
  }),
  email_changed: ({ google }) => ({
    subject: 'Your Warble email address was changed',
    paragraphs: [
      'Your account now uses a different email address. This one no longer gets you a link or a new password.',
      ...(google === undefined
        ? []
        : [`Google${as(google)} is still a way to sign in, until it’s removed in Settings > Security.`]),
    ],
  }),
  new_sign_in: (about) => ({
    subject: 'New sign-in to your Warble account',
    paragraphs: [`${['Someone signed in to your account from a new browser or app', ...where(about)].join(': ')}.`],
  }),
  factor_failed: (about) => ({
    subject: 'Someone may know your password',
    paragraphs: [
      'Someone got past the first step of signing in to your account, then entered several wrong codes. If that wasn’t you, they know your password or can read your email, so check where you’re signed in, too.',
      ...where(about),
    ],
  }),
  recovery_codes: ({ what, ...about }) => ({
    subject: {
      used: 'A recovery code was used to sign in',
      replaced: 'Your recovery codes were replaced',
      removed: 'Your recovery codes were removed',
    }[what ?? 'used'] as string,
    paragraphs: [
      {
        used: 'Someone signed in to your account with one of your recovery codes. That code won’t work again.',
        replaced: 'Your account has new recovery codes. The old ones no longer work.',
        removed: 'Your account no longer has recovery codes.',
      }[what ?? 'used'] as string,
      ...where(about),
    ],
  }),
  refresh_token_reused: (about) => ({
    subject: 'We signed an app out of your account',
    paragraphs: [
      'An app signed in to your account used an outdated key, so we signed it out.',
      ...where(about),
      'That can mean someone copied the key, or that the app was restored from a backup. We can’t tell which. If it’s your app, sign in with it again. If this happens a second time, remove the app from that device and check the device.',
    ],
  }),
}
