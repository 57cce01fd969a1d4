import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, fieldOf, usePending } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { ProofNeeded } from '#app/view/security/proof-field.tsx'
import type { SecurityProps } from '#app/view/security/security-props.ts'

export function EmailSection({ email, new_email, needed, actionData }: SecurityProps) {
  const changing = usePending('email')
  const field = fieldOf(actionData, 'email', 'new_email')
  return (
    <Section split title="Email address" description="Changes are confirmed from both the old and the new address.">
      <p className="mb-5 text-sm">
        Current address: <span className="font-medium wrap-anywhere">{email}</span>
      </p>
      {new_email && <UnderWay to={new_email} />}
      {needed ? (
        <ProofNeeded />
      ) : (
        <Form key={`${email} ${new_email}`} intent="email" actionData={actionData} className="grid max-w-md gap-5">
          <Field label="New email address" name="new_email" error={field.error}>
            <Input type="email" autoComplete="email" required defaultValue={field.value} />
          </Field>
          <div>
            <Button pending={changing} pendingLabel="Sending...">
              Change email
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
      title={<span className="wrap-anywhere">Waiting for both addresses to confirm {to}</span>}
      className="mb-5 max-w-xl"
      actions={
        <Form intent="keep-email">
          <Button size="sm" variant="secondary" pending={pending} pendingLabel="Cancelling...">
            Cancel the change
          </Button>
        </Form>
      }
    >
      Open the link in the email we sent to each address. Nothing changes until you do.
    </Alert>
  )
}
