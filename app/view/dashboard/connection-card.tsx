import type { ReactNode } from 'react'
import { Status } from '#app/ui/badge.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Form, usePending } from '#app/ui/form.tsx'

interface ConnectionCardProps {
  connection: {
    handle: string
    display_name: string
    open: boolean
    closed_reason: string | null
    last_sync: Date | null
    method: 'extension' | 'manual' | 'oauth' | null
  } | null
  network: string
  now: Date
  level?: 2 | 3
  quiet?: boolean
}

const methods = {
  manual: 'Connected with the details you entered.',
  extension: 'Connected with the browser extension.',
  oauth: 'Connected with your permission.',
}

const hour = 3_600_000

/** Coarse on purpose: "recently" within the hour, then full hours, then full days. */
function syncText(last: Date, now: Date): string {
  const hours = Math.floor((now.getTime() - last.getTime()) / hour)
  if (hours < 1) return 'Synced recently'
  const [count, unit] = hours < 24 ? [hours, 'hour'] : [Math.floor(hours / 24), 'day']
  return `Synced ${count} ${unit}${count === 1 ? '' : 's'} ago`
}

export function ConnectionCard({ connection, network, now, level, quiet }: ConnectionCardProps) {
  const pending = usePending('disconnect')
  return (
    <Card title={`${network} account`} level={level} quiet={quiet}>
      {connection ? (
        <div className="grid gap-3 text-sm">
          <p>
            <bdi dir="auto" className="font-medium wrap-anywhere">
              {connection.display_name}
            </bdi>{' '}
            <span className="text-muted">@{connection.handle}</span>
          </p>
          <Status tone={connection.open ? 'success' : 'failure'}>
            {connection.open ? 'Connected' : 'Disconnected'}
          </Status>
          {!connection.open && connection.closed_reason && <p>{connection.closed_reason}</p>}
          <p className="text-muted">
            <span>{connection.method && methods[connection.method]}</span>{' '}
            <span>{connection.last_sync && `${syncText(connection.last_sync, now)}.`}</span>
          </p>
          {!connection.open && <ConnectLink>Connect again</ConnectLink>}
          <details className="group grid gap-3 print:hidden">
            <summary className="link w-fit py-1 text-muted">Disconnect</summary>
            <Form intent="disconnect" row={{ handle: connection.handle }} className="mt-3 grid gap-3">
              <p className="text-muted">
                Warble deletes its access to @{connection.handle} and stops the bot. Past actions stay in your activity.
              </p>
              <Button variant="danger" size="sm" icon="unplug" pending={pending} className="w-fit">
                Disconnect @{connection.handle}
              </Button>
            </Form>
          </details>
        </div>
      ) : (
        <div className="grid gap-3 text-sm text-muted">
          <p>No account is connected.</p>
          <ConnectLink>Connect {network}</ConnectLink>
        </div>
      )}
    </Card>
  )
}

/** `isEnded`: it was still the user's account. */
export const disconnectedFlash = (handle: string, isEnded: boolean) =>
  isEnded
    ? { title: 'Account disconnected', tone: 'info' as const }
    : { title: `@${handle} isn’t connected anymore`, description: 'Nothing has changed.', tone: 'info' as const }

function ConnectLink({ children }: { children: ReactNode }) {
  return (
    <p>
      <LinkButton to="/onboarding?step=2" size="sm" variant="secondary" icon="plug">
        {children}
      </LinkButton>
    </p>
  )
}
