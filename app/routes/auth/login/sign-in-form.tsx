import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf } from '#app/ui/form.tsx'
import { FormErrors } from '#app/ui/form-errors.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { WaitingErrorToast } from '#app/ui/refusal-toast.tsx'
import { withNext } from '#app/view/auth/sign-in-screen.tsx'

const labels = { email: 'Email', password: 'Password' }

/** Both need the address. Strangers may have used up the password's attempts: then the mail comes first. */
export function SignInForm({ actionData, next }: { actionData: FormResult | undefined; next: string | null }) {
  const isByMail = actionData?.intent === 'sign-in' && actionData.code === 'too_many'
  const shown = actionData && { ...actionData, intent: 'sign-in' }
  const isUnconfirmed = shown?.code === unconfirmed
  const email = fieldOf(shown, 'sign-in', 'email')
  const isWrong = shown?.code === 'invalid_credentials'
  return (
    <Form
      intent="sign-in"
      actionData={isUnconfirmed || isWrong ? undefined : shown}
      labels={labels}
      className="grid gap-5"
    >
      {isWrong && (
        <FormErrors errors={[{ message: shown.message }]} actionData={actionData}>
          <p className="mt-1">
            This address and password don’t match. Check both, or get a sign-in link by email, which needs no password.
          </p>
        </FormErrors>
      )}
      <Field label="Email" name="email" error={email.error}>
        <Input type="email" autoComplete="username" required defaultValue={email.value} />
      </Field>
      <Field
        label="Password"
        name="password"
        error={fieldOf(shown, 'sign-in', 'password').error}
        aside={<TextLink href={withNext('/forgot-password', next)}>Forgot password?</TextLink>}
      >
        <PasswordInput autoComplete="current-password" required />
      </Field>
      <div className="grid gap-3">
        <Button block variant={isByMail ? 'secondary' : 'primary'} pendingLabel="Signing in...">
          Sign in
        </Button>
        <Button
          block
          variant={isByMail ? 'primary' : 'secondary'}
          icon="mail"
          name="intent"
          value="mail-link"
          pendingLabel="Sending..."
        >
          Email me a sign-in link
        </Button>
      </div>
      <WaitingErrorToast actionData={shown} />
    </Form>
  )
}

const unconfirmed = 'email_not_confirmed'

/** A form of its own: with Enter in the sign-in form, its first button is pressed. */
export function Unconfirmed({ actionData }: { actionData: FormResult | undefined }) {
  if (actionData?.code !== unconfirmed) return null
  const { email = '' } = actionData.values
  return (
    <FormErrors errors={[{ message: actionData.message }]} actionData={actionData}>
      <Form intent="resend" className="mt-3">
        <input type="hidden" name="email" value={email} />
        <Button variant="secondary" size="sm" icon="mail" pendingLabel="Sending...">
          Resend
        </Button>
      </Form>
    </FormErrors>
  )
}

export function DeadLink({ rule }: { rule: string }) {
  return (
    <Alert tone="attention" title="This link no longer works">
      <p>{rule} Sign in below, or ask for a new one:</p>
      <p className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
        <TextLink href="/forgot-password">Forgot password</TextLink>
        <TextLink href="/signup">Sign up again</TextLink>
      </p>
    </Alert>
  )
}
