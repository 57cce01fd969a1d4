import { type InputHTMLAttributes, useEffect, useRef } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { startPasswordToggle } from '#app/ui/enhance.ts'
import { Input } from '#app/ui/input.tsx'

type PasswordInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  showLabel?: string
  hideLabel?: string
}

/** The toggle appears once scripts run; without hydration the page's island adds it. */
export function PasswordInput({
  showLabel = 'Show password',
  hideLabel = 'Hide password',
  className,
  ...props
}: PasswordInputProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? startPasswordToggle(box.current) : undefined), [])
  return (
    <div ref={box} data-password className={cx('relative', className)}>
      <Input {...props} type="password" className="pr-12" autoCapitalize="none" spellCheck={false} />
      <IconButton
        type="button"
        size="sm"
        icon="view"
        label={showLabel}
        data-other={hideLabel}
        hidden
        className="absolute inset-y-0 right-1 my-auto"
      />
    </div>
  )
}
