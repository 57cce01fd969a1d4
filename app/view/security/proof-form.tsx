import { type ReactNode, useState } from 'react'
import type { NeededProof } from '#app/domain/account/session/recent-proof.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { cx } from '#app/ui/cx.ts'
import { Form, type FormResult, usePending } from '#app/ui/form.tsx'
import { ProofField } from '#app/view/security/proof-field.tsx'

/** An open page keeps its forms while someone types: it asks for a proof once one of them is refused. */
export function useNeededProof(needed: NeededProof | null, actionData: FormResult | undefined): NeededProof | null {
  const [shown, setShown] = useState(needed)
  const refused = actionData?.code === 'reauthentication_needed' || actionData?.code === 'insufficient_aal'
  const now = shown || refused ? needed : null
  if (now !== shown) setShown(now)
  return now
}

interface ProofFormProps {
  needed: NeededProof
  email: string
  actionData: FormResult | undefined
  /** Forms that wait after a refusal: the proof is sent with their input. */
  resumes?: readonly string[]
  promise?: string
  /** Where the page has several proof forms. */
  intents?: { unlock: string; mail: string }
  id?: string
  cancel?: ReactNode
}

const ownIntents = { unlock: 'unlock', mail: 'mail-code' }

export function ProofForm({
  needed,
  email,
  actionData,
  resumes = [],
  promise = 'We’ll make your change right after this.',
  intents = ownIntents,
  id,
  cancel,
}: ProofFormProps) {
  const waits = waitingIn(actionData, resumes)
  const intent = waits?.intent ?? intents.unlock
  const pending = usePending(intent)
  return (
    <div className="grid max-w-md gap-5">
      {needed === 'code' && (
        <MailCode
          email={email}
          actionData={actionData}
          waits={waits}
          intent={intents.mail}
          mailed={actionData?.code === 'mailed'}
        />
      )}
      <Form intent={intent} actionData={actionData} className="grid gap-5">
        {waits && <Kept fields={waits.fields} />}
        {needed === 'password' && (
          <input type="email" name="account" autoComplete="username" value={email} readOnly hidden />
        )}
        <ProofField needed={needed} intent={intent} actionData={actionData} {...(id && { id })} />
        {waits && <p className="text-sm text-muted">{promise}</p>}
        <div className={cx('flex flex-wrap gap-2', cancel && 'justify-end')}>
          {cancel}
          <Button pending={pending} pendingLabel="Confirming...">
            {waits ? 'Confirm and continue' : 'Confirm'}
          </Button>
        </div>
      </Form>
    </div>
  )
}

const what: Record<NeededProof, string> = {
  factor: 'your authenticator app',
  password: 'your password',
  code: 'an emailed code',
}

export function ProofSection(props: ProofFormProps) {
  return (
    <Section
      split
      title="Confirm it’s you"
      description={`To change anything here, confirm with ${what[props.needed]}. You won’t be asked again for 10 minutes.`}
    >
      <ProofForm {...props} />
    </Section>
  )
}

interface Waiting {
  intent: string
  fields: [name: string, value: string][]
}

function waitingIn(actionData: FormResult | undefined, resumes: readonly string[]): Waiting | null {
  const intent = actionData?.values.waiting ?? actionData?.intent ?? ''
  if (!actionData || !resumes.includes(intent)) return null
  return {
    intent,
    fields: Object.entries(actionData.values).filter(([name]) => name !== 'intent' && name !== 'waiting'),
  }
}

const Kept = ({ fields }: Pick<Waiting, 'fields'>) =>
  fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)

interface MailCodeProps extends Pick<ProofFormProps, 'email' | 'actionData'> {
  intent: string
  waits: Waiting | null
  mailed: boolean
}

/** For users without a password. */
function MailCode({ email, actionData, waits, intent, mailed }: MailCodeProps) {
  const pending = usePending(intent)
  return (
    <Form intent={intent} actionData={actionData} className="grid gap-3 text-sm">
      {waits && <Kept fields={[['waiting', waits.intent], ...waits.fields]} />}
      <p role={mailed ? 'status' : undefined}>
        {mailed ? 'A code is on its way to ' : 'You don’t have a password. We’ll email a code to '}
        <span className="font-medium wrap-anywhere">{email}</span>.
      </p>
      <div>
        <Button variant="secondary" size="sm" icon="mail" pending={pending} pendingLabel="Sending...">
          {mailed ? 'Email me a new code' : 'Email me a code'}
        </Button>
      </div>
    </Form>
  )
}
