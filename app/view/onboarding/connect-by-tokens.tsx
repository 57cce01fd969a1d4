import { Disclosure } from '#app/ui/accordion.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { ExtensionConnect } from '#app/view/extension/extension-connect.tsx'
import type { ChosenProps } from '#app/view/onboarding/step-props.ts'

/** Connecting with the two tokens of a session in the user's browser, by the extension or by hand. */
export function ConnectByTokens(props: ChosenProps) {
  const { chosen, connection, extension } = props
  const byExtension = chosen.sign_in_url !== null && (extension.store_url !== null || extension.can_download)
  return (
    <>
      <p className="max-w-prose">
        Warble acts through your {chosen.name} session. It’s encrypted before it’s stored, never shown again, and only
        ever sent to {chosen.name}. You can disconnect anytime.
      </p>
      {chosen.is_practice && !connection.is_connected && <AboutPractice {...chosen} />}
      {byExtension && <ExtensionConnect {...props} />}
      {byExtension ? (
        <Disclosure
          title="Connect manually with your two tokens"
          open={props.actionData?.intent === 'connect' || undefined}
        >
          <ByHand {...props} />
        </Disclosure>
      ) : (
        <ByHand {...props} />
      )}
    </>
  )
}

/** For users without an account there: what the practice network is, and how to start. */
function AboutPractice({ name, sign_in_url }: ChosenProps['chosen']) {
  return (
    <Disclosure title={`New to ${name}? Here’s what it is`}>
      <p className="mt-2 max-w-prose">
        {name} is Warble’s practice network: a small microblog where simulated people post, reply and follow. Nothing
        leaves it, so you can watch the bot work before you trust it with a real account.
      </p>
      {sign_in_url && (
        <p className="mt-3">
          <LinkButton
            href={sign_in_url}
            target="_blank"
            rel="noreferrer"
            variant="secondary"
            size="sm"
            iconEnd="external"
          >
            Pick a sample account on {name}
          </LinkButton>
        </p>
      )}
    </Disclosure>
  )
}

/** A drawing of the page that shows the tokens. */
function WhereTokensAre({ network }: { network: string }) {
  return (
    <figure className="max-w-md rounded-card border border-rule bg-sunken p-4 text-sm">
      <div aria-hidden className="rounded-control border border-rule bg-surface p-4">
        <p className="font-semibold">Your two tokens</p>
        {['auth_token', 'ct0'].map((name) => (
          <div key={name} className="mt-3">
            <p className="text-muted">{name}</p>
            <p className="mt-1 rounded-control border-2 border-marigold px-2 py-1 font-mono text-muted">3f9c…a1</p>
          </div>
        ))}
      </div>
      <figcaption className="mt-3 text-muted">
        Where to find them: sign in to {network}, then choose “Your tokens” at the bottom of any page.
      </figcaption>
    </figure>
  )
}

function ByHand({ chosen: network, handle: known, actionData }: ChosenProps) {
  const connecting = usePending('connect')
  const handle = fieldOf(actionData, 'connect', 'handle')
  const tokens = fieldOf(actionData, 'connect', 'tokens')
  return (
    <div className="grid gap-5 py-3">
      <p className="max-w-prose text-base">
        {network.name} shows your two session tokens on one page. Copy both and paste them below.
      </p>
      <WhereTokensAre network={network.name} />
      {network.tokens_url && (
        <p>
          <LinkButton href={network.tokens_url} target="_blank" rel="noreferrer" variant="secondary" iconEnd="external">
            Show my tokens on {network.name}
          </LinkButton>
        </p>
      )}
      <Form intent="connect" actionData={actionData} className="grid max-w-md gap-5">
        <Field label="Handle" name="handle" error={handle.error} hint="Without the @">
          <Input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={handle.value ?? known}
          />
        </Field>
        <Field
          label="Both tokens"
          name="tokens"
          error={tokens.error}
          hint="Paste auth_token, then ct0. It’s fine to include their names."
        >
          <PasswordInput autoComplete="off" required showLabel="Show tokens" hideLabel="Hide tokens" />
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
