import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import type { NetworkProps } from './step-props.ts'

/** The network tells whose tokens they are. */
export function ConnectByTokens({ network: { name, tokens_url }, actionData }: NetworkProps) {
  const connecting = usePending('connect')
  const { error } = fieldOf(actionData, 'connect', 'tokens')
  return (
    <Form intent="connect" actionData={actionData} className="mt-3 grid max-w-md gap-4 pb-2">
      <p className="text-sm text-muted">
        <span>
          For when nothing else works. {name} shows your session’s two tokens on one page. Copy both and paste them
          here.
        </span>{' '}
        {tokens_url && (
          <TextLink href={tokens_url} target="_blank" rel="noreferrer">
            Show my tokens on {name}
          </TextLink>
        )}
      </p>
      <Field
        label="Both tokens"
        name="tokens"
        error={error}
        hint={`auth_token, then ct0. It’s fine to include their names. They’re encrypted before they’re stored, never shown again, and only ever sent to ${name}.`}
      >
        <PasswordInput autoComplete="off" required showLabel="Show tokens" hideLabel="Hide tokens" />
      </Field>
      <p>
        <Button variant="secondary" icon="plug" pending={connecting} pendingLabel={`Asking ${name}...`}>
          Connect
        </Button>
      </p>
    </Form>
  )
}
