import { Field } from '#app/ui/field.tsx'
import { Input } from '#app/ui/input.tsx'

interface CodeFieldProps {
  label: string
  error: string | undefined
  value?: string | undefined
  hint?: string
  name?: string
}

export function CodeField({ label, error, value, hint, name = 'code' }: CodeFieldProps) {
  return (
    <Field label={label} name={name} error={error} hint={hint}>
      <Input
        inputMode="numeric"
        autoComplete="one-time-code"
        // A code pasted with spaces, dashes or invisible characters is longer than six.
        maxLength={64}
        required
        defaultValue={value}
        className="figures max-w-48 text-lg tracking-[0.3em] md:text-lg"
      />
    </Field>
  )
}
