import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { WaitingErrorToast } from '#app/ui/refusal-toast.tsx'
import { NewPassword, type PasswordRules } from '#app/view/auth/new-password.tsx'

const labels = { email: 'Email', password: 'Password' }

export function SignUpForm({ actionData, rules }: { actionData: FormResult | undefined; rules: PasswordRules }) {
  const email = fieldOf(actionData, 'sign-up', 'email')
  return (
    <Form intent="sign-up" actionData={actionData} labels={labels} className="grid gap-5">
      <input type="hidden" name="time_zone" />
      <Field label="Email" name="email" error={email.error} hint="We’ll email you a link to confirm it.">
        <Input type="email" autoComplete="username" required defaultValue={email.value} />
      </Field>
      <NewPassword rules={rules} error={fieldOf(actionData, 'sign-up', 'password').error} />
      <p className="text-sm text-muted">
        By continuing, you confirm that you’re 16 or older and accept the <TextLink href="/terms">terms</TextLink>. Our{' '}
        <TextLink href="/privacy">privacy policy</TextLink> explains how we handle your data.
      </p>
      <Button block pendingLabel="Creating account...">
        Create Account
      </Button>
      <WaitingErrorToast actionData={actionData} />
    </Form>
  )
}
