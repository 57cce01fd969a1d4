import type { EnrolmentView } from '#app/domain/factor/enrolment.ts'
import type { NeededProof } from '#app/domain/session/recent-proof.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { ErrorToast } from '#app/ui/refusal-toast.tsx'
import { Enrol } from '#app/view/security/enrol.tsx'
import { ProofField, ProofNeeded } from '#app/view/security/proof-field.tsx'
import { ProofSection } from '#app/view/security/proof-form.tsx'
import { RecoveryCodeList } from '#app/view/security/recovery-codes.tsx'

interface TwoStepProps {
  on: boolean
  enrolment: EnrolmentView | null
  /** The proof needed before anything here can be changed; null: it is recent enough. */
  needed: NeededProof | null
  email: string
  actionData: FormResult | { codes: string[] } | undefined
}

const resumes = ['begin', 'verify']

/** Where the app is set up, managed, and turned off. */
export function TwoStep({ on, enrolment, needed, email, actionData }: TwoStepProps) {
  const codes = actionData && 'codes' in actionData ? actionData.codes : null
  const refused = actionData && 'codes' in actionData ? undefined : actionData
  return (
    <>
      <PageHeader
        title="Two-step sign-in"
        description={on ? 'It’s on. Every sign-in asks for a code from your app.' : 'Two steps, about a minute.'}
        back={{ to: '/dashboard/settings/security', label: 'Security' }}
      />
      {codes && <RecoveryCodeList codes={codes} />}
      {!on && needed && <ProofSection needed={needed} email={email} actionData={refused} resumes={resumes} />}
      {!on && enrolment && <Enrol enrolment={enrolment} actionData={refused} />}
      {on && !codes && <NewCodes fresh={needed === null} actionData={refused} />}
      {on && !codes && <TurnOff actionData={refused} />}
      <ErrorToast actionData={refused} />
    </>
  )
}

function NewCodes({ fresh, actionData }: { fresh: boolean; actionData: FormResult | undefined }) {
  const pending = usePending('codes')
  return (
    <Section
      split
      title="Recovery codes"
      description="Use them when you don’t have your phone. They can’t be shown again."
    >
      {fresh ? (
        <Form intent="codes" actionData={actionData} className="grid gap-4 text-sm">
          <p className="text-muted">You get 10 new codes. The old ones stop working.</p>
          <div>
            <Button variant="secondary" icon="refresh" pending={pending} pendingLabel="Creating...">
              Create new recovery codes
            </Button>
          </div>
        </Form>
      ) : (
        <ProofNeeded to="create new ones" at="/dashboard/settings/security" />
      )}
    </Section>
  )
}

function TurnOff({ actionData }: { actionData: FormResult | undefined }) {
  const pending = usePending('off')
  return (
    <Section
      split
      title="Turn off two-step sign-in"
      description="Your password alone will be enough to sign in, and your recovery codes will be deleted."
    >
      <Form intent="off" actionData={actionData} className="grid max-w-md gap-5">
        <ProofField needed="factor" intent="off" actionData={actionData} />
        <div>
          <Button variant="danger" pending={pending} pendingLabel="Turning off...">
            Turn off two-step sign-in
          </Button>
        </div>
      </Form>
    </Section>
  )
}
