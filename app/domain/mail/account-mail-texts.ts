import type { JobPayload } from '#app/queue/queue.ts'

type Name = Exclude<JobPayload<'mail.notice'>['notice'], 'connection_closed' | 'bot_stopped' | 'known_sign_up'>

export interface AccountMailText {
  subject: string
  paragraphs: string[]
}

const as = (email: string | undefined) => (email ? ` as ${email}` : '')

const where = (device: string | undefined, at: string | undefined) =>
  device && at ? [`${device}, ${at.slice(0, 16).replace('T', ' ')} UTC`] : []

/** The texts for each change that only the owner may make; `about` comes with the job, `security` is the page's URL. */
export const accountMailTexts: Record<Name, (about: Record<string, string>) => AccountMailText> = {
  password_changed: ({ google, taken, security }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Warble account was changed. All other sessions were signed out.',
      ...(taken === undefined
        ? []
        : [
            `Google${as(taken)} can no longer sign in to your account: it was added after you last confirmed this address, and might have been somebody else's. If it is yours, add it again here:\n${security}`,
          ]),
      ...(google === undefined
        ? []
        : [
            `Google${as(google)} can still sign in to your account. If you no longer want that, remove it here:\n${security}`,
          ]),
    ],
  }),
  factor_changed: ({ what, by }) => ({
    subject: what === 'removed' ? 'An authenticator app was removed' : 'An authenticator app was added',
    paragraphs: [
      what === 'removed'
        ? by === 'support'
          ? 'On request, our support turned two-step sign-in off for your Warble account and signed out all sessions. Set it up again under Settings, Security.'
          : 'An authenticator app was removed from your Warble account.'
        : 'An authenticator app was added to your Warble account. From now on each sign-in asks for its code.',
    ],
  }),
  sign_in_method_changed: ({ what, email, security }) => ({
    subject: what === 'removed' ? 'A sign-in method was removed' : 'Google sign-in was added to your account',
    paragraphs: [
      what === 'removed'
        ? 'A sign-in method was removed from your Warble account, and all other sessions were signed out.'
        : `Google${as(email)} can now sign in to your Warble account.`,
      ...(what === 'removed' ? [] : [`A new password does not change that. Remove it here:\n${security}`]),
    ],
  }),
  password_dropped: () => ({
    subject: 'Choose a password for your account',
    paragraphs: [
      'Your e-mail address is confirmed, and your Warble account is ready. It has no password yet: the one chosen at sign-up was not kept, because we could not tell whether you chose it.',
      'Choose one below, or continue without one and sign in by mailed links.',
    ],
  }),
  email_changed: () => ({
    subject: 'Your e-mail address was changed',
    paragraphs: ['Your Warble account now uses another address. This one no longer works for it.'],
  }),
  new_sign_in: ({ device, at }) => ({
    subject: 'New sign-in to your account',
    paragraphs: [
      'Somebody signed in to your Warble account with a browser or app that is new to it, or that was signed out since.',
      ...where(device, at),
    ],
  }),
  factor_failed: ({ device, at }) => ({
    subject: 'Somebody may know your password',
    paragraphs: [
      'Somebody who passed the first step of signing in to your Warble account has entered several wrong codes for the second. If that was not you, they know your password or read your mail: change the password, and look at who is signed in.',
      ...where(device, at),
    ],
  }),
  recovery_codes: ({ what, at, device }) => ({
    subject: {
      used: 'A recovery code was used',
      replaced: 'Your recovery codes were replaced',
      removed: 'Your recovery codes were removed',
    }[what ?? 'used'] as string,
    paragraphs: [
      {
        used: 'Somebody signed in to your Warble account with one of your recovery codes in place of the authenticator app. Each code works once.',
        replaced: 'New recovery codes were made for your Warble account. The old ones no longer work.',
        removed: 'The recovery codes of your Warble account were removed.',
      }[what ?? 'used'] as string,
      ...where(device, at),
    ],
  }),
  refresh_token_reused: ({ device, at }) => ({
    subject: 'An app was signed out of your account',
    paragraphs: [
      'An app that is signed in to your Warble account used an outdated key. That happens when somebody has copied the key, or when the app was restored from a backup. We cannot tell a copy from the app itself, so both were signed out.',
      ...where(device, at),
      'If the app is yours, sign in with it again. If this happens once more, remove the app from that device, and have the device checked.',
    ],
  }),
}
