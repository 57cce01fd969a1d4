import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormAnswer, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { ErrorToast } from '#app/ui/refusal-toast.tsx'
import { withNext } from '#app/view/auth/next.ts'

/** One form with two sign-in methods, since both need the address: the password, or a link by mail. */
export function SignInForm({ answer, next }: { answer: FormAnswer | undefined; next: string | null }) {
  const [signingIn, sending] = [usePending('sign-in'), usePending('mail-link')]
  const shown = answer && { ...answer, intent: 'sign-in' }
  const email = fieldOf(shown, 'sign-in', 'email')
  return (
    <Form intent="sign-in" answer={shown} className="grid gap-5">
      <Field label="E-mail" name="email" error={email.error}>
        <Input type="email" autoComplete="username" required defaultValue={email.value} />
      </Field>
      <Field
        label="Password"
        name="password"
        error={fieldOf(shown, 'sign-in', 'password').error}
        aside={<TextLink to={withNext('/forgot-password', next)}>Forgot password?</TextLink>}
      >
        <PasswordInput autoComplete="current-password" required />
      </Field>
      <div className="grid gap-3">
        <Button block pending={signingIn} pendingLabel="Signing in...">
          Sign in
        </Button>
        <Button
          block
          variant="secondary"
          icon="mail"
          name="intent"
          value="mail-link"
          pending={sending}
          pendingLabel="Sending..."
        >
          Mail me a sign-in link
        </Button>
      </div>
      <ErrorToast answer={answer} />
    </Form>
  )
}
