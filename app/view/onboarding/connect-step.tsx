import { useState } from 'react'
import { Disclosure } from '#app/ui/accordion.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { useLiveRefresh } from '#app/ui/live.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { ExtensionConnect } from '#app/view/extension/extension-connect.tsx'
import { extensionEvents } from '#app/view/extension/use-extension.ts'
import type { StepProps } from '#app/view/onboarding/step-props.ts'

/** How often the page looks whether the account is connected while the stream is lost, in ms (spec section 9). */
const every = 3_000

export function ConnectStep(props: StepProps) {
  const { network, connection, progress, extension } = props
  const skipping = usePending('skip')
  // It stays open after a refusal: following an error's link clears the answer.
  const refused = props.answer?.intent === 'connect'
  const [opened, setOpened] = useState(refused)
  if (refused && !opened) setOpened(true)
  useLiveRefresh('/events', ['connection', 'extension', 'onboarding'], { windowEvents: extensionEvents, every })
  const byExtension = network.sign_in_url !== null && (extension.store_url !== null || extension.can_download)
  return (
    <div className="grid gap-6">
      <h1 className="text-title font-semibold">Connect {network.name}</h1>
      {connection.is_connected && (
        <Alert
          tone="success"
          role="status"
          title={`@${connection.handle} is connected`}
          actions={
            <LinkButton to="/onboarding?step=3" size="sm">
              Continue
            </LinkButton>
          }
        >
          Connect another account below, and it takes this one’s place.
        </Alert>
      )}
      <p className="max-w-prose">
        Warble acts for you with your {network.name} session. It is sealed before it is stored, never shown again, and
        sent to {network.name} only. You can disconnect at any time.
      </p>
      {byExtension && <ExtensionConnect {...props} />}
      {byExtension ? (
        <Disclosure title="Connect by hand, with your two tokens" open={opened || undefined}>
          <ByHand {...props} />
        </Disclosure>
      ) : (
        <ByHand {...props} />
      )}
      {!connection.is_connected && !progress.setup_completed && (
        <Form intent="skip">
          <Button variant="quiet" size="sm" pending={skipping} className="-ml-2.5">
            Skip this step
          </Button>
        </Form>
      )}
      <p className="text-sm text-muted">
        Next: Warble reads your last posts. Read first what it does with them in the{' '}
        <TextLink href="/privacy">privacy policy</TextLink>.
      </p>
    </div>
  )
}

function ByHand({ network, answer }: StepProps) {
  const connecting = usePending('connect')
  const handle = fieldOf(answer, 'connect', 'handle')
  return (
    <div className="grid gap-5 py-3">
      <p className="max-w-prose text-base">
        Copy the two tokens of your {network.name} session there, and paste them here.
      </p>
      {network.tokens_url && (
        <p>
          <LinkButton href={network.tokens_url} target="_blank" rel="noreferrer" variant="secondary" iconEnd="external">
            Show my tokens on {network.name}
          </LinkButton>
        </p>
      )}
      <Form intent="connect" answer={answer} className="grid max-w-md gap-5">
        <Field label="Handle" name="handle" error={handle.error} hint="Without the @">
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} required defaultValue={handle.value} />
        </Field>
        <Field label="auth_token" name="auth_token" error={fieldOf(answer, 'connect', 'auth_token').error}>
          <PasswordInput autoComplete="off" required showLabel="Show token" hideLabel="Hide token" />
        </Field>
        <Field label="ct0" name="ct0_token" error={fieldOf(answer, 'connect', 'ct0_token').error}>
          <PasswordInput autoComplete="off" required showLabel="Show token" hideLabel="Hide token" />
        </Field>
        <p>
          <Button size="lg" icon="plug" pending={connecting} pendingLabel={`Asking ${network.name}...`}>
            Connect
          </Button>
        </p>
      </Form>
    </div>
  )
}
