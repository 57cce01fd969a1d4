import { useEffect, useRef } from 'react'
import type { PasswordClass } from '#app/domain/user/rules.ts'
import { classNames } from '#app/domain/user/weaknesses.ts'
import { Field } from '#app/ui/field.tsx'
import { PasswordInput } from '#app/ui/password-input.tsx'
import StrengthMeter from '#app/ui/strength-meter.tsx'
import { startNewPassword } from '#app/view/auth/new-password-checks.ts'

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
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? startNewPassword(box.current) : undefined), [])
  return (
    <div
      ref={box}
      data-new-password
      data-min={rules.min}
      data-required={rules.required.join(' ')}
      className="grid gap-3"
    >
      <Field label={label} name={name} error={error} hint={hintOf(rules)}>
        <PasswordInput autoComplete="new-password" required minLength={rules.min} />
      </Field>
      <StrengthMeter />
    </div>
  )
}

function hintOf({ min, required }: PasswordRules): string {
  const needed = classNames(required)
  const last = needed.pop()
  const kinds = needed.length > 0 ? `${needed.join(', ')} and ${last}` : last
  return `${min} to 128 characters${kinds ? `, with ${kinds}` : ''}. A short sentence you’ll remember works well.`
}
