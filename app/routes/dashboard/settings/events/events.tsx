import type { SecurityEventKind, SecurityEventView } from '#app/domain/account/security/events.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Section } from '#app/ui/card.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { Time } from '#app/ui/time.tsx'

interface SecurityEventsProps {
  events: readonly SecurityEventView[]
  now: Date
  time_zone: string
  kept_days: number
}

interface Wording {
  icon: IconName
  /** An attack, or a stolen token. */
  warns?: true
  say(event: SecurityEventView): string
}

const methods: Record<string, string> = {
  password: 'with the password',
  google: 'with Google',
  oauth: 'with Google',
  'sso/oidc': 'with your company',
  extension: 'with the browser extension',
  otp: 'with an emailed code',
  magiclink: 'with an emailed link',
  recovery: 'with a password reset link',
  'email/signup': 'by confirming your email address',
  email_change: 'by confirming your new email address',
  totp: 'authenticator app',
  'mfa/recovery_code': 'recovery code',
}

const methodOf = ({ detail }: SecurityEventView) => (detail && Object.hasOwn(methods, detail) ? methods[detail] : '')
const times = ({ attempts }: SecurityEventView) => (attempts === 1 ? '' : `, ${attempts} times`)

const wordings: Record<SecurityEventKind, Wording> = {
  signed_in: { icon: 'user', say: (event) => `Signed in ${methodOf(event)}`.trimEnd() },
  factor_shown: { icon: 'shield', say: (event) => `Two-step sign-in: ${methodOf(event) || 'authenticator app'}` },
  sign_in_failed: { icon: 'lock', warns: true, say: (event) => `Wrong password${times(event)}` },
  factor_failed: { icon: 'lock', warns: true, say: (event) => `Wrong code${times(event)}` },
  sessions_ended: {
    icon: 'log-out',
    say: ({ detail }) => (detail === 'extension' ? 'Extension disconnected' : 'Signed out elsewhere'),
  },
  password_changed: { icon: 'lock', say: () => 'Password changed' },
  email_change_requested: { icon: 'mail', say: () => 'Email address change requested' },
  email_changed: { icon: 'mail', say: () => 'Email address changed' },
  identity_added: {
    icon: 'plug',
    say: ({ detail }) => `${detail?.startsWith('sso:') ? 'Your company' : 'Google'} added as a sign-in method`,
  },
  identity_removed: { icon: 'unplug', say: () => 'Sign-in method removed' },
  factor_added: { icon: 'shield', say: () => 'Authenticator app added' },
  factor_removed: { icon: 'shield', say: () => 'Authenticator app removed' },
  recovery_codes_made: { icon: 'shield', say: () => 'New recovery codes created' },
  recovery_codes_removed: { icon: 'shield', say: () => 'Recovery codes removed' },
  data_exported: { icon: 'download', say: () => 'Data export started' },
  unsubscribed: { icon: 'mail', say: () => 'One kind of email turned off by its unsubscribe link' },
  refresh_token_reused: {
    icon: 'alert',
    warns: true,
    say: () => 'An outdated app key was used, so we ended that session',
  },
}

export function SecurityEventList({ events, now, time_zone, kept_days }: SecurityEventsProps) {
  return (
    <Section
      split
      title="Security log"
      description={
        <>
          Kept for {kept_days} days. See something you don’t recognize? Change your password and sign out everywhere
          else in <TextLink to="/dashboard/settings/security">Security</TextLink>.
        </>
      }
    >
      {events.length === 0 ? (
        <Empty title={`No events in the last ${kept_days} days`}>
          Sign-ins and changes to how you sign in show up here.
        </Empty>
      ) : (
        <ol className="divide-y divide-rule border-y border-rule" aria-label="Security events, newest first">
          {events.map((event) => (
            <Row key={event.id} event={event} now={now} zone={time_zone} />
          ))}
        </ol>
      )}
    </Section>
  )
}

function Row({ event, now, zone }: { event: SecurityEventView; now: Date; zone: string }) {
  const { icon, warns, say } = wordings[event.kind]
  return (
    <li className="flex items-center gap-4 py-3 text-sm">
      <Icon name={icon} size="md" className="text-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {say(event)} {warns && <Badge tone="attention">Check this</Badge>}
        </p>
        <p className="text-muted">
          <span>{event.device && `${event.device} · `}</span>
          <Time at={event.created_at} now={now} timeZone={zone} exact />
        </p>
      </div>
    </li>
  )
}
