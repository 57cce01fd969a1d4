import { useEffect, useState } from 'react'
import type { PasswordClass } from '#app/domain/user/rules.ts'
import { classNames, weaknesses } from '#app/domain/user/weaknesses.ts'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import { StrengthMeter } from '#app/ui/strength-meter.tsx'

/** What the operator asks of a password. */
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

/** A password to choose: what it needs, and how strong it is while it is typed. */
export function NewPassword({ rules, error, name = 'password', label = 'Password' }: NewPasswordProps) {
  const [password, setPassword] = useState('')
  const common = useCommonPasswords(password !== '')
  const refusals = weaknesses(rules, password, common).map(({ sentence }) => sentence)
  return (
    <div className="grid gap-3">
      <Field label={label} name={name} error={error} hint={hintOf(rules)}>
        <PasswordInput
          autoComplete="new-password"
          required
          minLength={rules.min}
          maxLength={128}
          onInput={(event) => setPassword(event.currentTarget.value)}
        />
      </Field>
      {password && <StrengthMeter password={password} refusals={refusals} />}
    </div>
  )
}

const none: ReadonlySet<string> = new Set()

/** The list is loaded once something is typed: a page that is only looked at does without. */
function useCommonPasswords(wanted: boolean): ReadonlySet<string> {
  const [common, setCommon] = useState(none)
  useEffect(() => {
    // Where it cannot be had the server still refuses them.
    if (wanted)
      import('#app/domain/user/common-passwords.ts').then(
        (list) => setCommon(list.commonPasswords),
        () => none,
      )
  }, [wanted])
  return common
}

function hintOf({ min, required }: PasswordRules): string {
  const needed = classNames(required)
  const last = needed.pop()
  const kinds = needed.length > 0 ? `${needed.join(', ')} and ${last}` : last
  return `${min} to 128 characters${kinds ? `, with ${kinds}` : ''}. A sentence you can remember is a good one.`
}
