import { Field } from '#app/ui/field.tsx'
import { type FormAnswer, fieldOf } from '#app/ui/form.tsx'
import { Input } from '#app/ui/input.tsx'

interface ProofFieldProps {
  /** Of the form it stands in. */
  intent: string
  answer: FormAnswer | undefined
}

/** Asks for the second factor: a code of the app, or a recovery code in its place. */
export function ProofField({ intent, answer }: ProofFieldProps) {
  return (
    <Field
      label="Code from your authenticator app"
      name="proof"
      hint="Or one of your recovery codes."
      error={fieldOf(answer, intent, 'proof').error}
    >
      <Input autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={64} required />
    </Field>
  )
}
