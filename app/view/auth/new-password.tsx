import { useEffect, useState } from 'react'
import type { PasswordClass } from '#app/domain/user/rules.ts'
import { classNames, weaknesses } from '#app/domain/user/weaknesses.ts'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { StrengthMeter } from '#app/ui/strength-meter.tsx'

/** The operator's password rules. */
export interface PasswordRules {
  min: number
  required: readonly PasswordClass[]
}

interface NewPasswordProps {
  rules: PasswordRules
  error: string | undefined
  name?: string
  label?: string
}

/** A new password: its rules, and its strength while it is typed. */
export function NewPassword({ rules, error, name = 'password', label = 'Password' }: NewPasswordProps) {
  const [password, setPassword] = useState('')
  const guessed = useGuessed(password !== '')
  const refusals = weaknesses(rules, password, guessed).map(({ sentence }) => sentence)
  return (
    <div className="grid gap-3">
      <Field label={label} name={name} error={error} hint={hintOf(rules)}>
        <PasswordInput
          autoComplete="new-password"
          required
          minLength={rules.min}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      {password && <StrengthMeter password={password} refusals={refusals} />}
    </div>
  )
}

const nothingGuessed = () => null

/** The list of common passwords is loaded once something is typed. */
function useGuessed(wanted: boolean): (password: string) => string | null {
  const [guessed, setGuessed] = useState<(password: string) => string | null>(() => nothingGuessed)
  useEffect(() => {
    // Without it the server still refuses common passwords; its list is longer.
    if (wanted)
      import('#app/domain/user/guessable.ts').then(
        (loaded) => setGuessed(() => (password: string) => loaded.guessableReason(password)),
        nothingGuessed,
      )
  }, [wanted])
  return guessed
}

function hintOf({ min, required }: PasswordRules): string {
  const needed = classNames(required)
  const last = needed.pop()
  const kinds = needed.length > 0 ? `${needed.join(', ')} and ${last}` : last
  return `${min} to 128 characters${kinds ? `, with ${kinds}` : ''}. A sentence you can remember is a good one.`
}
