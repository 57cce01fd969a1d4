import { type ReactNode, useEffect, useRef } from 'react'
import { forgetSent } from '#app/ui/kept.ts'
import { useScripted } from '#app/ui/use-scripted.ts'

export interface FormError {
  /** The id of the field; without it the error is the form's own. */
  field?: string
  message: string
}

interface FormErrorsProps {
  errors: readonly FormError[]
  /** The action's response: a new one with the same errors moves the focus here again. */
  actionData?: unknown
  title?: string
  id?: string
  /** Whether the page opens at it; not if something above it leads here. */
  leads?: boolean
  className?: string
  children?: ReactNode
}

/** The error summary above a refused form: takes the focus, and each line links to its field. */
export function FormErrors({
  errors,
  actionData,
  title = 'There is a problem',
  id,
  leads = true,
  className = '',
  children,
}: FormErrorsProps) {
  const summary = useRef<HTMLDivElement>(null)
  const scripted = useScripted()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the action data is only a trigger.
  useEffect(() => {
    // Before hydration the browser has moved the focus here, and a field may have been focused since.
    if (scripted || document.activeElement === document.body) summary.current?.focus()
    if (summary.current) forgetSent()
  }, [actionData])
  if (errors.length === 0) return null
  return (
    <div
      ref={summary}
      id={id}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without JavaScript this is what brings a reader to the errors of the form just sent.
      autoFocus={leads}
      className={`rounded-card border-2 border-clay p-4 text-sm ${className}`}
    >
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-1.5 grid gap-1">
        {errors.map(({ field, message }) => (
          <li key={`${field} ${message}`} className="font-medium text-clay">
            {field ? (
              <a href={`#${field}`} className="link">
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
