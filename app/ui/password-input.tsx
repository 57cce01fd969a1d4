import { type InputHTMLAttributes, useEffect, useState } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Input } from '#app/ui/input.tsx'

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  showLabel?: string
  hideLabel?: string
}

/** A plain password field; the toggle appears once scripts run. */
export function PasswordInput({
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  className,
  ...props
}: PasswordInputProps) {
  const [interactive, setInteractive] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => setInteractive(true), [])
  return (
    <div className={cx('relative', className)}>
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-12" autoCapitalize="none" spellCheck={false} />
      {interactive && (
        <IconButton
          type="button"
          size="sm"
          icon={shown ? 'eye-off' : 'view'}
          label={shown ? hideLabel : showLabel}
          className="absolute inset-y-0 right-1 my-auto"
          onClick={() => setShown(!shown)}
        />
      )}
    </div>
  )
}
