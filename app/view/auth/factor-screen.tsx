import { Form as PlainForm } from '@remix-run/react'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Centered } from '#app/ui/centered.tsx'
import { cx } from '#app/ui/cx.ts'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Input } from '#app/ui/input.tsx'
import { ErrorToast } from '#app/ui/refusal-toast.tsx'
import { CodeField } from '#app/view/auth/code-field.tsx'

interface FactorScreenProps {
  email: string
  /** The authenticator app's codes can be verified; otherwise only a recovery code helps. */
  readable: boolean
  support_email: string
  actionData: FormResult | undefined
}

/** Asks for the second factor, or for a recovery code. */
export function FactorScreen({ email, readable, support_email, actionData }: FactorScreenProps) {
  return (
    <Centered title="Confirm it’s you">
      {readable ? (
        <>
          <CodeForm actionData={actionData} />
          <details open={actionData?.intent === 'recovery'} className="group border-t border-rule pt-4 text-sm">
            <summary className="flex items-center justify-between gap-4 font-medium">
              Use a recovery code instead
              <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
            </summary>
            <RecoveryForm actionData={actionData} className="mt-4" />
          </details>
        </>
      ) : (
        <>
          <Alert tone="attention" title="We can’t check your authenticator app">
            Use a recovery code instead. Then, in Settings &gt; Security, create new recovery codes, turn off two-step
            sign-in with one of them, and set up your app again. No recovery codes left? Email{' '}
            <a className="link wrap-anywhere" href={`mailto:${support_email}`}>
              {support_email}
            </a>
            .
          </Alert>
          <RecoveryForm actionData={actionData} only />
        </>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-rule pt-5 text-sm text-muted">
        <span className="min-w-0 wrap-anywhere">{email}</span>
        <SignOut />
      </div>
      <ErrorToast actionData={actionData} />
    </Centered>
  )
}

function CodeForm({ actionData }: { actionData: FormResult | undefined }) {
  const pending = usePending('code')
  const code = fieldOf(actionData, 'code', 'code')
  return (
    <>
      <p className="text-muted">Enter the code your authenticator app shows for Warble.</p>
      <Form intent="code" actionData={actionData} className="grid gap-5">
        <CodeField label="Six-digit code" error={code.error} value={code.value} />
        <Button block pending={pending} pendingLabel="Signing in...">
          Sign in
        </Button>
      </Form>
    </>
  )
}

interface RecoveryFormProps {
  actionData: FormResult | undefined
  /** The only way in. */
  only?: boolean
  className?: string
}

function RecoveryForm({ actionData, only = false, className }: RecoveryFormProps) {
  const pending = usePending('recovery')
  return (
    <Form intent="recovery" actionData={actionData} className={cx('grid gap-5', className)}>
      <Field
        label="Recovery code"
        name="recovery_code"
        hint="One of the 10 you saved when you turned this on. Each works once."
        error={fieldOf(actionData, 'recovery', 'recovery_code').error}
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} required className="font-mono" />
      </Field>
      <Button block variant={only ? 'primary' : 'secondary'} pending={pending} pendingLabel="Signing in...">
        Use recovery code
      </Button>
    </Form>
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
