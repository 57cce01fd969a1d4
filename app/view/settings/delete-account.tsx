import { useEffect, useState } from 'react'
import type { DeletionAsks } from '#app/domain/user/delete-account.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx'
import { Field } from '#app/ui/field.tsx'
import { Form, type FormAnswer, fieldOf, usePending } from '#app/ui/form.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { Input } from '#app/ui/input.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { ProofField } from '#app/view/security/proof-field.tsx'

interface DeleteAccountProps {
  email: string
  network: string
  asks: DeletionAsks
  answer: FormAnswer | undefined
}

const dialog = 'delete-account'
const here = '/dashboard/settings'

/** What ends with the account and what does not, and the way there. */
export function DeleteAccount(props: DeleteAccountProps) {
  const { email, network, asks } = props
  const answer = inWords(props.answer)
  return (
    <Section title="Delete account" description="At once and for good." split>
      <div className="grid max-w-xl gap-5 text-sm">
        <p>
          This deletes the account of <span className="font-medium wrap-anywhere">{email}</span> with everything in it:
        </p>
        <Lost network={network} />
        <p className="text-muted">
          What the bot posted stays on {network}, where you can remove it. Who asked to be left alone stays left alone.
        </p>
        <div>
          <DialogTrigger dialog={dialog} variant="danger">
            Delete account
          </DialogTrigger>
        </div>
      </div>
      <Dialog
        id={dialog}
        title="Delete your account?"
        description={`The account of ${email} and everything in it end at once. This cannot be undone.`}
        startsOpen={Boolean(answer)}
        closeTo={here}
      >
        {asks === 'second factor' ? (
          <ShowFactor answer={answer} />
        ) : (
          <div className="grid gap-5">
            {asks === 'code' && <MailCode email={email} answer={answer} />}
            <Confirm asks={asks} answer={answer} email={email} />
          </div>
        )}
      </Dialog>
    </Section>
  )
}

function Lost({ network }: { network: string }) {
  const lost: [IconName, string][] = [
    ['unplug', `The ${network} connection and its tokens. The bot stops at once.`],
    ['activity', 'The analysis, the logbook, and every figure made of it.'],
    ['mail', 'What you wrote to support.'],
    ['log-out', 'Your sign-in: in this browser, in all others, and in programs.'],
  ]
  return (
    <ul className="grid gap-2.5">
      {lost.map(([icon, what]) => (
        <li key={icon} className="flex gap-2.5">
          <Icon name={icon} className="mt-0.5 text-clay" />
          {what}
        </li>
      ))}
    </ul>
  )
}

interface StepProps {
  answer: FormAnswer | undefined
}

function useScripted(): boolean {
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  return scripted
}

function Confirm({ asks, answer, email }: StepProps & { asks: DeletionAsks; email: string }) {
  const pending = usePending('delete-account')
  const scripted = useScripted()
  const [typed, setTyped] = useState('')
  const error = (name: string) => fieldOf(answer, 'delete-account', name).error
  const shown = {
    required: true,
    onInput: (event: { currentTarget: HTMLInputElement }) => setTyped(event.currentTarget.value),
  }
  return (
    <Form intent="delete-account" answer={answer} replaces className="grid gap-5">
      {asks === 'password' && (
        <>
          <input type="email" name="account" autoComplete="username" value={email} readOnly hidden />
          <Field label="Password" name="password" error={error('password')}>
            <PasswordInput autoComplete="current-password" maxLength={128} {...shown} />
          </Field>
        </>
      )}
      {asks === 'code' && (
        <Field label="Code from the mail" name="code" error={error('code')}>
          <Input inputMode="numeric" autoComplete="one-time-code" maxLength={64} {...shown} />
        </Field>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose closeTo={here}>Cancel</DialogClose>
        <Button
          variant="danger"
          pending={pending}
          pendingLabel="Deleting..."
          disabled={scripted && asks !== 'nothing' && typed === ''}
        >
          Delete account
        </Button>
      </div>
    </Form>
  )
}

/** For who has no password and signed in a while ago. */
function MailCode({ email, answer }: StepProps & { email: string }) {
  const pending = usePending('delete-code')
  return (
    <Form intent="delete-code" answer={answer} className="grid gap-3">
      <p>
        You have no password here. Confirm by a code that goes to <span className="wrap-anywhere">{email}</span>.
      </p>
      <div>
        <Button variant="secondary" size="sm" icon="mail" pending={pending} pendingLabel="Sending...">
          Mail me a code
        </Button>
      </div>
    </Form>
  )
}

function ShowFactor({ answer }: StepProps) {
  const pending = usePending('unlock')
  return (
    <Form intent="unlock" answer={answer} className="grid gap-5">
      <ProofField intent="unlock" answer={answer} />
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose closeTo={here}>Cancel</DialogClose>
        <Button pending={pending} pendingLabel="Confirming...">
          Go on
        </Button>
      </div>
    </Form>
  )
}

/** Failures that say what to do say so themselves. */
const telling = /^(invalid|invalid_password|password_required|account_not_found|recent_sign_in_needed|network)$/
const ofProof = /^(insufficient_aal|too_soon|factor_code_wrong|recovery_code_wrong)$/

function inWords(answer: FormAnswer | undefined): FormAnswer | undefined {
  if (answer?.code === 'reauthentication_not_valid')
    return { ...answer, errors: { code: 'This code is wrong or too old, or was used already.' } }
  if (!answer || telling.test(answer.code) || ofProof.test(answer.code)) return answer
  const message =
    answer.status >= 500 ? 'Server error. Please try again later.' : 'Failed to delete account. Please try again later.'
  return { ...answer, message }
}
