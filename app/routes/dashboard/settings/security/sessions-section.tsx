import type { SessionView } from '#app/domain/account/session/list.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Time } from '#app/ui/time.tsx'
import { ProofNeeded } from '#app/view/security/proof-field.tsx'
import type { SecurityProps } from './security-props.ts'

export function SessionsSection({ sessions, needed, now, time_zone }: SecurityProps) {
  const pending = usePending('end-others')
  const others = sessions.filter(({ here }) => !here)
  return (
    <Section split id="sessions" title="Where you’re signed in">
      <ul className="divide-y divide-rule border-y border-rule">
        {sessions.map((session) => (
          <Row key={session.id} session={session} locked={needed !== null} now={now} zone={time_zone} />
        ))}
      </ul>
      {others.length > 0 && (
        <div className="mt-5">
          {needed ? (
            <ProofNeeded to="sign out everywhere else" />
          ) : (
            <Form intent="end-others">
              <Button variant="secondary" pending={pending} pendingLabel="Signing out...">
                Sign out everywhere else
              </Button>
            </Form>
          )}
        </div>
      )}
    </Section>
  )
}

interface RowProps {
  session: SessionView
  locked: boolean
  now: Date
  zone: string
}

function Row({ session, locked, now, zone }: RowProps) {
  const { id, kind, device, seen_at, created_at, here } = session
  const name = kind === 'token' ? `App (${device})` : device
  return (
    <li className="flex items-center gap-4 py-3 text-sm">
      <Icon name={kind === 'token' ? 'code' : 'monitor'} size="md" className="text-muted" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {name} {here && <Badge tone="success">This one</Badge>}
        </p>
        <p className="text-muted">
          {here ? (
            <span>Active now</span>
          ) : (
            <span>
              Last seen: <Time at={seen_at} now={now} timeZone={zone} />
            </span>
          )}
          <span>{' · Signed in: '}</span>
          <Time at={created_at} now={now} timeZone={zone} exact zoneless />
        </p>
      </div>
      {!here && !locked && (
        <Form intent="end-session" row={{ session_id: id }}>
          <Button size="sm" variant="quiet" aria-label={`Sign out ${name}`}>
            Sign out
          </Button>
        </Form>
      )}
    </li>
  )
}
