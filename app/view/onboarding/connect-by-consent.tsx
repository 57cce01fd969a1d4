import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import type { ChosenProps } from '#app/view/onboarding/step-props.ts'

/** Connecting by the user's consent on the network's own page. */
export function ConnectByConsent({
  chosen: { id, name, home_server },
  handle,
  takesHandle,
}: ChosenProps & { takesHandle?: true }) {
  return (
    <div className="grid gap-5">
      <p className="max-w-prose">
        {name} will ask you to authorize Warble. Warble never sees your password and stores its access encrypted. You
        can revoke it anytime, here or in your {name} settings.
      </p>
      <form method="post" action={`/connect/${id}`} className="grid max-w-md gap-5">
        <input type="hidden" name="intent" value="consent" />
        <input type="hidden" name="network" value={id} />
        {takesHandle && (
          <Field
            label="Handle"
            name="handle"
            id="consent-handle"
            optional
            hint={`For example, name.bsky.social or your own domain. It tells us which server your account is on. If you leave it out, we use ${home_server}.`}
          >
            <Input autoComplete="username" autoCapitalize="none" spellCheck={false} defaultValue={handle} />
          </Field>
        )}
        <p>
          <Button size="lg" icon="plug">
            Continue on {name}
          </Button>
        </p>
      </form>
    </div>
  )
}
