import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { WaitingErrorToast } from '#app/ui/refusal-toast.tsx'
import { withNext } from '#app/view/auth/sign-in-screen.tsx'

/** One form with two sign-in methods, since both need the address: the password, or a link by mail. */
export function SignInForm({ actionData, next }: { actionData: FormResult | undefined; next: string | null }) {
  const blocked = actionData?.intent === 'sign-in' && actionData.code === 'too_many'
  const shown = actionData && {
    ...actionData,
    intent: 'sign-in',
    message: blocked ? `${actionData.message} An emailed link signs you in right away.` : actionData.message,
  }
  const email = fieldOf(shown, 'sign-in', 'email')
  return (
    <Form intent="sign-in" actionData={shown} className="grid gap-5">
      {blocked && email.value && <MailInstead email={email.value} />}
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
        <Button block pendingLabel="Signing in...">
          Sign in
        </Button>
        <Button block variant="secondary" icon="mail" name="intent" value="mail-link" pendingLabel="Sending...">
          Email me a sign-in link
        </Button>
      </div>
      <WaitingErrorToast actionData={shown} />
    </Form>
  )
}

const instead = 'mail-instead'

/** Strangers may have used up the attempts at the password: the mailbox opens the account as well. */
function MailInstead({ email }: { email: string }) {
  return (
    <Alert
      tone="attention"
      title="Sign in by email instead"
      actions={
        <Button form={instead} size="sm" icon="mail" pendingLabel="Sending...">
          Email me a link and a code
        </Button>
      }
    >
      We’ll send them to {email}. They work in this browser right away.
    </Alert>
  )
}

/** The form of that button: it stands beside the other one, whose Enter key still signs in. */
export function MailInsteadForm({ actionData }: { actionData: FormResult | undefined }) {
  const { error, value } = fieldOf(actionData, 'sign-in', 'email')
  if (actionData?.code !== 'too_many' || error || !value) return null
  return (
    <Form intent="mail-link" id={instead}>
      <input type="hidden" name="email" value={value} />
    </Form>
  )
}

/** Shown above the form to people who opened a mailed link too late, or a second time. */
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
