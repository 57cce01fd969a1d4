import { Form as PlainForm } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { ErrorToast } from '#app/ui/error-toast.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormAnswer, fieldOf, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Input } from '#app/ui/input.tsx'
import { CodeField } from '#app/view/auth/code-field.tsx'

/** Half in: the second factor is asked for, or one of the codes that stand in for it. */
export function FactorScreen({ email, answer }: { email: string; answer: FormAnswer | undefined }) {
  const [verifying, recovering] = [usePending('code'), usePending('recovery')]
  const code = fieldOf(answer, 'code', 'code')
  return (
    <Centered title="Confirm it is you">
      <p className="text-muted">Type the code that your authenticator app shows for Warble.</p>
      <Form intent="code" answer={answer} className="grid gap-5">
        <CodeField label="Six-digit code" error={code.error} value={code.value} />
        <Button block pending={verifying} pendingLabel="Signing in...">
          Sign in
        </Button>
      </Form>
      <details open={answer?.intent === 'recovery'} className="group border-t border-rule pt-4 text-sm">
        <summary className="flex items-center justify-between gap-4 font-medium">
          Use a recovery code instead
          <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
        </summary>
        <Form intent="recovery" answer={answer} className="mt-4 grid gap-5">
          <Field
            label="Recovery code"
            name="recovery_code"
            hint="One of the ten that you kept when you turned this on. Each works once."
            error={fieldOf(answer, 'recovery', 'recovery_code').error}
          >
            <Input autoComplete="off" autoCapitalize="none" spellCheck={false} required className="font-mono" />
          </Field>
          <Button block variant="secondary" pending={recovering} pendingLabel="Signing in...">
            Use the code
          </Button>
        </Form>
      </details>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule pt-5 text-sm text-muted">
        <span className="min-w-0 wrap-anywhere">{email}</span>
        <SignOut />
      </div>
      <ErrorToast answer={answer} />
    </Centered>
  )
}

function SignOut() {
  return (
    <PlainForm method="post" action="/logout">
      <button type="submit" className="link cursor-pointer">
        Sign out
      </button>
    </PlainForm>
  )
}
