import type { SecurityView } from '#app/domain/user/security.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { ErrorToast } from '#app/ui/error-toast.tsx'
import { Form, type FormAnswer, usePending } from '#app/ui/form.tsx'
import type { PasswordRules } from '#app/view/auth/new-password.tsx'
import type { Offered } from '#app/view/auth/other-ways.tsx'
import { EmailSection } from '#app/view/security/email-section.tsx'
import { PasswordSection } from '#app/view/security/password-section.tsx'
import { ProofField } from '#app/view/security/proof-field.tsx'
import { SessionsSection } from '#app/view/security/sessions-section.tsx'
import { TwoStepSection } from '#app/view/security/two-step-section.tsx'
import { WaysSection } from '#app/view/security/ways-section.tsx'

export interface SecurityProps extends SecurityView {
  rules: PasswordRules
  /** What the operator has set up besides address and password. */
  offered: Offered
  now: Date
  time_zone: string
  answer: FormAnswer | undefined
}

/** How the user gets in, and where they are in. */
export function Security(props: SecurityProps) {
  return (
    <>
      {props.locked && <Unlock answer={props.answer} />}
      <PasswordSection {...props} />
      <EmailSection {...props} />
      <TwoStepSection {...props} />
      <WaysSection {...props} />
      <SessionsSection {...props} />
      <ErrorToast answer={props.answer} />
    </>
  )
}

function Unlock({ answer }: { answer: FormAnswer | undefined }) {
  const pending = usePending('unlock')
  return (
    <Section
      split
      title="Confirm it is you"
      description="Changes on this page ask for your second factor first. It then counts for ten minutes."
    >
      <Form intent="unlock" answer={answer} className="grid max-w-md gap-5">
        <ProofField intent="unlock" answer={answer} />
        <div>
          <Button pending={pending} pendingLabel="Confirming...">
            Confirm
          </Button>
        </div>
      </Form>
    </Section>
  )
}
