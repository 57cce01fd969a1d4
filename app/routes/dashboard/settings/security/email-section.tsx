import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { ProofNeeded } from '#app/view/security/proof-field.tsx'
import type { SecurityProps } from './security-props.ts'

export function EmailSection({ email, new_email, needed, actionData }: SecurityProps) {
  const changing = usePending('email')
  const field = fieldOf(actionData, 'email', 'new_email')
  return (
    <Section split title="E-mail address" description="Both the old and the new address have to confirm a change.">
      <p className="mb-5 text-sm">
        Now <span className="font-medium wrap-anywhere">{email}</span>
      </p>
      {new_email && <UnderWay to={new_email} />}
      {needed ? (
        <ProofNeeded />
      ) : (
        <Form key={`${email} ${new_email}`} intent="email" actionData={actionData} className="grid max-w-md gap-5">
          <Field label="New e-mail address" name="new_email" error={field.error}>
            <Input type="email" autoComplete="email" required defaultValue={field.value} />
          </Field>
          <div>
            <Button pending={changing} pendingLabel="Sending...">
              Change e-mail
            </Button>
          </div>
        </Form>
      )}
    </Section>
  )
}

function UnderWay({ to }: { to: string }) {
  const pending = usePending('keep-email')
  return (
    <Alert
      tone="attention"
      title={<span className="wrap-anywhere">The change to {to} waits for both addresses</span>}
      className="mb-5 max-w-xl"
      actions={
        <Form intent="keep-email">
          <Button size="sm" variant="secondary" pending={pending} pendingLabel="Keeping...">
            Keep the old one
          </Button>
        </Form>
      }
    >
      Open the links in the mails to your old and your new address. Until then everything stays as it is.
    </Alert>
  )
}
