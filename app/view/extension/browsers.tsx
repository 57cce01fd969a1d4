import type { ExtensionCard, PairedBrowser } from '#app/domain/extension/status.ts'
import { Status } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Time } from '#app/ui/time.tsx'

interface Place {
  now: Date
  time_zone: string
  /** The page whose form disconnects. */
  action: string
}

/** The browsers in which the extension is paired, with buttons to disconnect them. */
export function Browsers({ browsers, more, ...place }: Pick<ExtensionCard, 'browsers' | 'more' | 'connects'> & Place) {
  const pending = usePending('disconnect-extension')
  return (
    <>
      <ul className="divide-y divide-rule border-y border-rule" aria-label="Browsers with the extension">
        {browsers.map((browser) => (
          <Row key={browser.id} browser={browser} {...place} />
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-sm text-muted">{`And ${more} more.`}</p>}
      {browsers.length > 1 && (
        <Form intent="disconnect-extension" action={place.action} keepScroll className="mt-4">
          <Button variant="secondary" size="sm" pending={pending} pendingLabel="Disconnecting...">
            Disconnect all
          </Button>
        </Form>
      )}
    </>
  )
}

interface RowProps extends Place {
  browser: PairedBrowser
  connects: string
}

function Row({ browser, connects, now, time_zone, action }: RowProps) {
  const { id, browser_info, extension_version, last_activity, is_active, network_signed_in } = browser
  return (
    <li className="flex gap-x-4 py-3 text-sm">
      <Icon name="puzzle" size="md" className="text-muted" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-48">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
            <span className="break-words">{browser_info}</span>
            <Status tone={is_active ? 'success' : 'neutral'}>{is_active ? 'Active' : 'Not active'}</Status>
          </p>
          <p className="text-muted">
            {`Version ${extension_version} · Last seen: `}
            <Time at={last_activity} now={now} timeZone={time_zone} />
          </p>
          {network_signed_in === false && <p className="text-muted">{`Signed out of ${connects} in this browser.`}</p>}
        </div>
        <Form intent="disconnect-extension" row={{ session_id: id }} action={action} keepScroll className="-mx-2.5">
          <Button size="sm" variant="quiet" icon="unplug" aria-label={`Disconnect ${browser_info}`}>
            Disconnect
          </Button>
        </Form>
      </div>
    </li>
  )
}
