import type { JobPayload } from '#app/queue/queue.ts'

type Name = Exclude<JobPayload<'mail.notice'>['notice'], 'connection_closed' | 'known_sign_up'>

export interface AccountNotice {
  subject: string
  paragraphs: string[]
}

const as = (email: string | undefined) => (email ? ` as ${email}` : '')

/** What is said of each change that only the owner may make; `about` comes with the job, `security` is the page's address. */
export const accountNotices: Record<Name, (about: Record<string, string>) => AccountNotice> = {
  password_changed: ({ google, security }) => ({
    subject: 'Your password was changed',
    paragraphs: [
      'The password of your Warble account was changed. Everybody else who was signed in is signed out.',
      ...(google === undefined
        ? []
        : [
            `Google${as(google)} still opens your account. If you do not want that any more, remove it here:\n${security}`,
          ]),
    ],
  }),
  factor_changed: ({ what }) => ({
    subject: what === 'removed' ? 'An authenticator app was removed' : 'An authenticator app was added',
    paragraphs: [
      what === 'removed'
        ? 'An authenticator app was removed from your Warble account.'
        : 'An authenticator app was added to your Warble account. From now on it is asked for at each sign-in.',
    ],
  }),
  way_changed: ({ what, email, security }) => ({
    subject: what === 'removed' ? 'A way to sign in was removed' : 'A way to sign in was added',
    paragraphs: [
      what === 'removed'
        ? 'A way to sign in was removed from your Warble account, and everybody else who was signed in is signed out.'
        : `From now on one can sign in to your Warble account with Google${as(email)}.`,
      ...(what === 'removed' ? [] : [`A new password leaves that way open. Remove it here:\n${security}`]),
    ],
  }),
  email_changed: () => ({
    subject: 'Your e-mail address was changed',
    paragraphs: ['Your Warble account has moved to another address. This one leads to it no more.'],
  }),
  new_sign_in: ({ device, at }) => ({
    subject: 'New sign-in to your account',
    paragraphs: [
      'Somebody signed in to your Warble account with a browser that we have not seen with you before.',
      ...(device && at ? [`${device}, ${at.slice(0, 16).replace('T', ' ')} UTC`] : []),
    ],
  }),
}
