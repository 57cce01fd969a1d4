import type { ExtensionCard } from '#app/domain/extension/status.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form, usePending } from '#app/ui/form.tsx'
import { Browsers } from '#app/view/extension/browsers.tsx'

interface Place {
  network: string
  now: Date
  time_zone: string
}

const here = '/dashboard/settings'

export function ExtensionSection({ auto_login_enabled, network, ...card }: ExtensionCard & Place) {
  return (
    <Section
      split
      id="extension"
      title="Browser extension"
      description={`Each browser has its own session. Disconnecting one ends its session. Your ${network} account stays connected.`}
    >
      {card.browsers.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="grow basis-64 text-sm">
            <h3 className="font-medium">No browser is connected</h3>
            <p className="text-muted">Browsers with the extension are listed here.</p>
          </div>
          <LinkButton to="/onboarding?step=2" size="sm" variant="secondary" icon="puzzle">
            Get the extension
          </LinkButton>
        </div>
      ) : (
        <>
          <Browsers action={here} {...card} />
          <AutoLoginForm enabled={auto_login_enabled} network={card.connects} />
        </>
      )}
    </Section>
  )
}

function AutoLoginForm({ enabled, network }: { enabled: boolean; network: string }) {
  const pending = usePending('auto-login')
  return (
    <Form intent="auto-login" action={here} keepScroll className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="grow basis-64 text-sm text-muted">
        {enabled
          ? `When your browser starts, the extension reconnects your ${network} account.`
          : `The extension connects your ${network} account only when you ask it to.`}
      </p>
      <input type="hidden" name="enabled" value={enabled ? 'no' : 'yes'} />
      <Button size="sm" variant="secondary" pending={pending}>
        {enabled ? 'Turn off' : 'Turn on'}
      </Button>
    </Form>
  )
}
