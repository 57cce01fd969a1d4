import { Alert } from '#app/ui/alert.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import type { StepProps } from '#app/view/onboarding/step-props.ts'

export function ConnectStep({ network, connection, answer, progress }: StepProps) {
  const connecting = usePending('connect')
  const skipping = usePending('skip')
  const handle = fieldOf(answer, 'connect', 'handle')
  return (
    <div className="grid gap-6">
      <h1 className="text-title font-semibold">Connect {network.name}</h1>
      {connection.is_connected && (
        <Alert
          tone="success"
          title={`@${connection.handle} is connected`}
          actions={
            <LinkButton to="/onboarding?step=3" size="sm">
              Continue
            </LinkButton>
          }
        >
          To connect another account, enter its tokens below.
        </Alert>
      )}
      <p className="max-w-prose">
        Warble acts for you with the two tokens of your {network.name} session: copy both there, paste them here. They
        are sealed before they are stored, never shown again, and sent to {network.name} only. You can disconnect at any
        time.
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
