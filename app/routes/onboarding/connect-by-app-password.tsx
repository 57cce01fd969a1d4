import { Button, LinkButton } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import type { NetworkProps } from './step-props.ts'

export const appPasswordIntent = 'connect-app-password'
const intent = appPasswordIntent

export function ConnectByAppPassword({ network: { name, tokens_url }, handle: known, actionData }: NetworkProps) {
  const connecting = usePending(intent)
  const handle = fieldOf(actionData, intent, 'handle')
  const password = fieldOf(actionData, intent, 'app_password')
  return (
    <>
      <div className="grid max-w-prose gap-3">
        <p>
          An app password is a separate password for one app. It lets Warble read, post, like and follow for you, but
          not change your password, delete your account or read your direct messages. You can revoke it on {name}{' '}
          anytime.
        </p>
        <p>
          Warble signs in with it once and doesn’t keep it. The session is encrypted before it’s stored, and only ever
          sent to your account’s server.
        </p>
      </div>
      <ol className="list-decimal space-y-1 pl-5">
        <li className="pl-2">On {name}, open Settings &gt; Privacy and security &gt; App passwords.</li>
        <li className="pl-2">Add one named Warble. Leave access to your direct messages off.</li>
        <li className="pl-2">Copy it and paste it below.</li>
      </ol>
      {tokens_url && (
        <p>
          <LinkButton href={tokens_url} target="_blank" rel="noreferrer" variant="secondary" iconEnd="external">
            Create an app password on {name}
          </LinkButton>
        </p>
      )}
      <Form
        intent={intent}
        actionData={actionData}
        labels={{ handle: 'Handle', app_password: 'App password' }}
        className="grid max-w-md gap-5"
      >
        <Field
          label="Handle"
          name="handle"
          error={handle.error}
          hint="For example, name.bsky.social or your own domain"
        >
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={handle.value ?? known}
          />
        </Field>
        <Field
          label="App password"
          name="app_password"
          error={password.error}
          hint="Four groups of four characters, never your main password."
        >
          <PasswordInput autoComplete="off" required showLabel="Show app password" hideLabel="Hide app password" />
        </Field>
        <p>
          <Button size="lg" icon="plug" pending={connecting} pendingLabel={`Asking ${name}...`}>
            Connect
          </Button>
        </p>
      </Form>
    </>
  )
}
