import { useEffect, useState } from 'react'
import type { NeededProof } from '#app/domain/account/session/recent-proof.ts'
import { Button } from '#app/ui/button.tsx'
import { Section } from '#app/ui/card.tsx'
import { Dialog, DialogClose, DialogTrigger } from '#app/ui/dialog.tsx'
import { Field, textIn } from '#app/ui/field.tsx'
import { Form, type FormResult, fieldOf, usePending } from '#app/ui/form.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { ProofForm, useNeededProof } from '#app/view/security/proof-form.tsx'

interface DeleteAccountProps {
  email: string
  network: string
  /** Besides the password of users who have one. */
  needed: NeededProof | null
  has_password: boolean
  actionData: FormResult | undefined
}

const dialog = 'delete-account'
const here = '/dashboard/settings'

export function DeleteAccountSection(props: DeleteAccountProps) {
  const { email, network, has_password } = props
  const actionData = inWords(props.actionData)
  const needed = useNeededProof(props.needed, actionData)
  return (
    <Section title="Delete account" description="Immediate and permanent." split>
      <div className="grid max-w-2xl gap-5 text-sm">
        <p>
          This permanently deletes <span className="font-medium wrap-anywhere">{email}</span> and everything in it:
        </p>
        <Lost network={network} />
        <p className="text-muted">
          What the bot posted stays on {network}, where you can delete it. People who asked not to be contacted still
          won’t be.
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
        description={`This deletes ${email} and everything in it right away. You can’t undo it.`}
        startsOpen={Boolean(actionData)}
        closeTo={here}
      >
        {needed && needed !== 'password' ? (
          <ProofForm
            needed={needed}
            email={email}
            actionData={actionData}
            cancel={<DialogClose closeTo={here}>Cancel</DialogClose>}
          />
        ) : (
          <Confirm needs_password={has_password} actionData={actionData} email={email} />
        )}
      </Dialog>
    </Section>
  )
}

function Lost({ network }: { network: string }) {
  const lost: [IconName, string][] = [
    ['unplug', `The ${network} connection and Warble’s access. The bot stops right away.`],
    ['activity', 'The analysis, your activity and all your numbers.'],
    ['card', 'Your plan. It’s cancelled right away and you won’t be charged again.'],
    ['mail', 'Your messages to support.'],
    ['log-out', 'Your sessions in every browser and app.'],
  ]
  return (
    <ul className="grid gap-x-8 gap-y-2.5 sm:grid-cols-2">
      {lost.map(([icon, what]) => (
        <li key={icon} className="flex gap-2.5">
          <Icon name={icon} className="mt-0.5 text-clay" />
          {what}
        </li>
      ))}
    </ul>
  )
}

interface ConfirmProps {
  needs_password: boolean
  actionData: FormResult | undefined
  email: string
}

function Confirm({ needs_password, actionData, email }: ConfirmProps) {
  const pending = usePending('delete-account')
  // null: without scripts, where no one could enable the button.
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => setTyped(textIn('password')), [])
  return (
    <Form intent="delete-account" actionData={actionData} replaces className="grid gap-5">
      {needs_password && (
        <>
          <input type="email" name="account" autoComplete="username" value={email} readOnly hidden />
          <Field label="Password" name="password" error={fieldOf(actionData, 'delete-account', 'password').error}>
            <PasswordInput
              autoComplete="current-password"
              required
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <DialogClose closeTo={here}>Cancel</DialogClose>
        <Button variant="danger" pending={pending} pendingLabel="Deleting..." disabled={needs_password && typed === ''}>
          Delete account
        </Button>
      </div>
    </Form>
  )
}

/** Their own message tells the user what to do. */
const telling =
  /^(invalid|invalid_password|password_required|account_not_found|subscription_stays|network|mailed|too_soon)$/
const ofProof =
  /^(insufficient_aal|reauthentication_\w+|current_password_invalid|factor_code_wrong|factor_unreadable|recovery_code_wrong)$/

function inWords(actionData: FormResult | undefined): FormResult | undefined {
  if (!actionData || !/^(delete-account|unlock|mail-code)$/.test(actionData.intent)) return undefined
  if (telling.test(actionData.code) || ofProof.test(actionData.code)) return actionData
  const { status } = actionData
  const failed =
    status >= 500 ? 'Server error. Please try again later.' : 'Failed to delete account. Please try again later.'
  return { ...actionData, message: status === 429 ? `${failed} ${actionData.message}` : failed }
}
