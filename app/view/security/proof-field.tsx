import type { NeededProof } from '#app/domain/account/session/recent-proof.ts'
import { Field } from '#app/ui/field.tsx'
import { type FormResult, fieldOf } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'

interface ProofFieldProps {
  needed: NeededProof
  intent: string
  actionData: FormResult | undefined
  /** Set if the page has several of these fields; errors are then by this id. */
  id?: string
}

export function ProofField({ needed, intent, actionData, id = 'proof' }: ProofFieldProps) {
  const { error } = fieldOf(actionData, intent, id)
  if (needed === 'password')
    return (
      <Field label="Your password" name="proof" id={id} error={error}>
        <PasswordInput autoComplete="current-password" required />
      </Field>
    )
  return (
    <Field
      label={needed === 'factor' ? 'Code from your authenticator app' : 'Code from the email'}
      name="proof"
      id={id}
      hint={needed === 'factor' && 'Or one of your recovery codes.'}
      error={error}
    >
      <Input
        inputMode={needed === 'code' ? 'numeric' : undefined}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={128}
        required
      />
    </Field>
  )
}

interface ProofNeededProps {
  to?: string
  /** The page that asks for the proof, if it is a different one. */
  at?: string
}

export function ProofNeeded({ to = 'change this', at = '' }: ProofNeededProps) {
  return (
    <p className="text-sm text-muted">
      <a href={`${at}#proof`} className="link">
        Confirm it’s you
      </a>{' '}
      to {to}.
    </p>
  )
}
