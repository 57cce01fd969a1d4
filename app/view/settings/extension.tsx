import type { ExtensionCard, PairedBrowser } from '#app/domain/extension/status.ts'
import { Status } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Empty } from '#app/ui/empty.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Time } from '#app/ui/time.tsx'

interface Place {
  network: string
  now: Date
  time_zone: string
}

const here = '/dashboard/settings'

/** The browsers in which the extension is paired, and how to disconnect them. */
export function ExtensionSection({ browsers, more, auto_login_enabled, ...place }: ExtensionCard & Place) {
  const pending = usePending('disconnect-extension')
  return (
    <Section
      split
      id="extension"
      title="Browser extension"
      description={`Each browser has a session of its own, which ends when you disconnect it. Your ${place.network} account stays connected.`}
    >
      {browsers.length === 0 ? (
        <Empty title="No browser is connected">Browsers with the extension are listed here.</Empty>
      ) : (
        <>
          <ul className="divide-y divide-rule border-y border-rule" aria-label="Browsers with the extension">
            {browsers.map((browser) => (
              <Row key={browser.id} browser={browser} {...place} />
            ))}
          </ul>
          {more > 0 && <p className="mt-3 text-sm text-muted">{`And ${more} more.`}</p>}
          {browsers.length > 1 && (
            <Form intent="disconnect-extension" action={here} keepScroll className="mt-5">
              <Button variant="secondary" pending={pending} pendingLabel="Disconnecting...">
                Disconnect all
              </Button>
            </Form>
          )}
          <AutoLoginForm enabled={auto_login_enabled} network={place.network} />
        </>
      )}
    </Section>
  )
}

function Row({ browser, network, now, time_zone }: Place & { browser: PairedBrowser }) {
  const { id, browser_info, extension_version, last_activity, is_active, network_signed_in } = browser
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-sm">
      <Icon name="puzzle" size="md" className="text-muted" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <span className="break-words">{browser_info}</span>
          <Status tone={is_active ? 'success' : 'neutral'}>{is_active ? 'Active' : 'Not active'}</Status>
        </p>
        <p className="text-muted">
          {`Version ${extension_version} · Last seen: `}
          <Time at={last_activity} now={now} timeZone={time_zone} />
        </p>
        {network_signed_in === false && <p className="text-muted">{`Signed out of ${network} in this browser.`}</p>}
      </div>
      <Form intent="disconnect-extension" action={here} keepScroll>
        <input type="hidden" name="session_id" value={id} />
        <Button size="sm" variant="quiet" icon="unplug" aria-label={`Disconnect ${browser_info}`}>
          Disconnect
        </Button>
      </Form>
    </li>
  )
}

function AutoLoginForm({ enabled, network }: { enabled: boolean; network: string }) {
  const pending = usePending('auto-login')
  return (
    <Form intent="auto-login" action={here} keepScroll className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="grow basis-64 text-sm text-muted">
        {enabled
          ? `When a browser starts, its extension connects your ${network} account again.`
          : `The extension connects your ${network} account only when you ask it to.`}
      </p>
      <input type="hidden" name="enabled" value={enabled ? 'no' : 'yes'} />
      <Button size="sm" variant="secondary" pending={pending}>
        {enabled ? 'Turn off' : 'Turn on'}
      </Button>
    </Form>
  )
}
