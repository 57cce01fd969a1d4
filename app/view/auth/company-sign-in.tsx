import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'
import { useLeaving } from '#app/view/auth/leaving.ts'

/** The domain of the address tells whose sign-in it is. */
export function CompanySignIn({ next }: { next: string | null }) {
  const { leaving, timeZone, onSubmit } = useLeaving()
  return (
    <details className="group">
      <summary className="cursor-pointer text-center text-sm text-muted underline decoration-rule underline-offset-4 hover:text-ink">
        Sign in with your company
      </summary>
      <form method="post" action="/auth/way" onSubmit={onSubmit} className="mt-4 grid gap-3">
        <input type="hidden" name="intent" value="company" />
        <input type="hidden" name="time_zone" value={timeZone} />
        {next && <input type="hidden" name="next" value={next} />}
        <Field label="Company e-mail" name="email" hint="We send you on to where your company signs people in.">
          <Input type="email" autoComplete="username" required />
        </Field>
        <Button block variant="secondary" pending={leaving} pendingLabel="Going on...">
          Go on
        </Button>
      </form>
    </details>
  )
}
