import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { NewPassword } from '#app/view/auth/new-password.tsx'
import { siteName } from '#app/view/security/linked-accounts.tsx'
import { ProofNeeded } from '#app/view/security/proof-field.tsx'
import type { SecurityProps } from '#app/view/security/security-props.ts'

export function PasswordSection({
  email,
  has_password,
  identities,
  rules,
  needed,
  actionData,
  updated_at,
}: SecurityProps) {
  const [changing, sending] = [usePending('password'), usePending('set-password')]
  const error = (name: string) => fieldOf(actionData, 'password', name).error
  if (!has_password)
    return (
      <Section
        split
        title="Password"
        description={`You don’t have one. You sign in with ${identities.map(({ provider }) => siteName(provider)).join(' or ') || 'an emailed link'}.`}
      >
        <Form intent="set-password" actionData={actionData} className="grid gap-4">
          <p className="max-w-prose text-sm">
            To add a password, use the link we’ll email to <span className="font-medium wrap-anywhere">{email}</span>.
          </p>
          <div>
            <Button variant="secondary" pending={sending} pendingLabel="Sending...">
              Email me a link
            </Button>
          </div>
        </Form>
      </Section>
    )
  return (
    <Section split title="Password" description="Changing it signs you out everywhere else.">
      {needed === 'factor' ? (
        <ProofNeeded />
      ) : (
        // A new form after each change, to clear its input.
        <Form key={String(updated_at)} intent="password" actionData={actionData} className="grid max-w-md gap-5">
          <input type="email" name="account" autoComplete="username" value={email} readOnly hidden />
          <Field label="Current password" name="current_password" error={error('current_password')}>
            <PasswordInput autoComplete="current-password" required />
          </Field>
          <NewPassword name="new_password" label="New password" rules={rules} error={error('new_password')} />
          <div>
            <Button pending={changing} pendingLabel="Saving...">
              Change password
            </Button>
          </div>
        </Form>
      )}
    </Section>
  )
}
