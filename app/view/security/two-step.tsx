import type { EnrolmentView } from '#app/domain/factor/enrolment.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { ErrorToast } from '#app/ui/error-toast.tsx'
import { Form, type FormAnswer, usePending } from '#app/ui/form.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Enrol } from '#app/view/security/enrol.tsx'
import { ProofField } from '#app/view/security/proof-field.tsx'
import { RecoveryCodes } from '#app/view/security/recovery-codes.tsx'

interface TwoStepProps {
  on: boolean
  enrolment: EnrolmentView | null
  /** The second factor was shown lately. */
  fresh: boolean
  answer: FormAnswer | { codes: string[] } | undefined
}

/** The app is set up, looked after, and turned off here. */
export function TwoStep({ on, enrolment, fresh, answer }: TwoStepProps) {
  const codes = answer && 'codes' in answer ? answer.codes : null
  const refused = answer && 'codes' in answer ? undefined : answer
  return (
    <>
      <PageHeader
        title="Two-step sign-in"
        description={on ? 'It is on: each sign-in asks for a code from your app.' : 'Two steps, about a minute.'}
        back={{ to: '/dashboard/settings/security', label: 'Security' }}
      />
      {codes && <RecoveryCodes codes={codes} />}
      {!on && enrolment && <Enrol enrolment={enrolment} answer={refused} />}
      {on && !codes && <NewCodes fresh={fresh} answer={refused} />}
      {on && !codes && <TurnOff answer={refused} />}
      <ErrorToast answer={refused} />
    </>
  )
}

function NewCodes({ fresh, answer }: { fresh: boolean; answer: FormAnswer | undefined }) {
  const pending = usePending('codes')
  return (
    <Section
      split
      title="Recovery codes"
      description="They stand in for the app when your phone is away. We keep no copy that could be shown again."
    >
      {fresh ? (
        <Form intent="codes" answer={answer} className="grid gap-4 text-sm">
          <p className="text-muted">Ten new codes; the old ones then work no more.</p>
          <div>
            <Button variant="secondary" icon="refresh" pending={pending} pendingLabel="Making...">
              Make new recovery codes
            </Button>
          </div>
        </Form>
      ) : (
        <p className="text-sm text-muted">
          <a href="/dashboard/settings/security#proof" className="link">
            Confirm it is you
          </a>{' '}
          to make new ones.
        </p>
      )}
    </Section>
  )
}

function TurnOff({ answer }: { answer: FormAnswer | undefined }) {
  const pending = usePending('off')
  return (
    <Section
      split
      title="Turn it off"
      description="Your password alone then opens your account, and the recovery codes are gone."
    >
      <Form intent="off" answer={answer} className="grid max-w-md gap-5">
        <ProofField intent="off" answer={answer} />
        <div>
          <Button variant="danger" pending={pending} pendingLabel="Turning off...">
            Turn off two-step sign-in
          </Button>
        </div>
      </Form>
    </Section>
  )
}
