import { Button } from '#app/ui/button.tsx'
import type { ChosenProps } from '#app/view/onboarding/step-props.ts'

/** Connecting by the user's consent on the network's own page. */
export function ConnectByConsent({ chosen: { id, name } }: ChosenProps) {
  return (
    <div className="grid gap-5">
      <p className="max-w-prose">
        {name} asks you whether Warble may act for you. Warble never sees your password, and keeps what {name} gives it
        sealed. You can take it back at any time, here or in your settings on {name}.
      </p>
      <form method="post" action={`/connect/${id}`}>
        <input type="hidden" name="intent" value="consent" />
        <Button size="lg" icon="plug">
          Continue on {name}
        </Button>
      </form>
    </div>
  )
}
