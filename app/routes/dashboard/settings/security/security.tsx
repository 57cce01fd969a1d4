import { ErrorToast } from '#app/ui/refusal-toast.tsx'
import { ProofSection, useNeededProof } from '#app/view/security/proof-form.tsx'
import { EmailSection } from './email-section.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { PasswordSection } from './password-section.tsx'
import type { SecurityProps } from './security-props.ts'
import { SessionsSection } from './sessions-section.tsx'
import { TwoStepSection } from './two-step-section.tsx'

/** Not `password`: it is not kept, and has to be typed again. */
const resumes = ['email', 'unlink', 'end-session', 'end-others']

export function Security(read: SecurityProps) {
  const needed = useNeededProof(read.needed, read.actionData)
  const props = { ...read, needed }
  return (
    <>
      {needed && <ProofSection {...props} needed={needed} resumes={resumes} />}
      <PasswordSection {...props} />
      <EmailSection {...props} />
      <TwoStepSection {...props} />
      <LinkedAccounts {...props} />
      <SessionsSection {...props} />
      <ErrorToast actionData={props.actionData} />
    </>
  )
}
