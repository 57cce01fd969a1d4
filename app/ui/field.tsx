import { type AriaAttributes, createContext, type ReactNode, useContext } from 'react'
import { cx } from '#app/ui/cx.ts'
import { SendingContext } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'

interface FieldState {
  id: string
  name: string
  describedBy: string | undefined
  invalid: boolean
}

const FieldContext = createContext<FieldState | null>(null)

type Control = AriaAttributes & { id?: string; name?: string }

/** The control's own props take precedence over its Field's. */
export function useControl<P extends Control>(props: P) {
  const field = useContext(FieldContext)
  return {
    ...props,
    id: props.id ?? field?.id,
    name: props.name ?? field?.name,
    'aria-describedby': props['aria-describedby'] ?? field?.describedBy,
    'aria-invalid': props['aria-invalid'] ?? (field?.invalid || undefined),
  }
}

/** The field's text now: it may have been typed or filled in before hydration. */
export function textIn(id: string): string {
  const field = document.getElementById(id)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ''
}

interface FieldProps {
  label: ReactNode
  name: string
  /** Defaults to the name; the error summary links to it, so it must be unique on the page. */
  id?: string
  hint?: ReactNode
  error?: string
  optional?: boolean
  labelHidden?: boolean
  aside?: ReactNode
  className?: string
  children: ReactNode
}

export function Field({
  label,
  name,
  id = name,
  hint,
  error: refused,
  optional = false,
  labelHidden = false,
  aside,
  className,
  children,
}: FieldProps) {
  const error = useContext(SendingContext) ? undefined : refused
  const describedBy = cx(error && `${id}-error`, hint && `${id}-hint`) || undefined
  return (
    <FieldContext.Provider value={{ id, name, describedBy, invalid: Boolean(error) }}>
      <div className={cx('grid gap-1.5', className)}>
        <div className={cx('flex items-baseline justify-between gap-4 text-sm', labelHidden && 'sr-only')}>
          <label htmlFor={id} className="font-medium">
            {label}
            {optional && <span className="font-normal text-muted"> (optional)</span>}
          </label>
          {aside}
        </div>
        {children}
        <FieldError id={`${id}-error`} error={error} />
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </FieldContext.Provider>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p id={id} className="flex gap-1.5 text-sm font-medium text-clay">
      <Icon name="error" className="mt-0.5" />
      {error}
    </p>
  )
}
