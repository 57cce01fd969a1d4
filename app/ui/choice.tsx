import type { InputHTMLAttributes, ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { FieldError } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

const box =
  'peer col-start-1 row-start-1 appearance-none border border-edge bg-surface transition-colors checked:border-pine checked:bg-pine ' +
  'disabled:border-rule disabled:bg-sunken forced-colors:appearance-auto'

type Toggle = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'name'> & {
  name: string
  label: ReactNode
  hint?: ReactNode
}

export function Checkbox({ label, hint, error, name, id = name, className, ...props }: Toggle & { error?: string }) {
  const describedBy = cx(error && `${id}-error`, hint && `${id}-hint`) || undefined
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label className="flex gap-2.5 text-sm pointer-coarse:py-3">
        <span className="mt-px grid size-4.5 shrink-0 place-items-center">
          <input
            {...props}
            id={id}
            name={name}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={Boolean(error) || undefined}
            className={cx(box, 'size-4.5 rounded-[4px] aria-invalid:border-clay')}
          />
          <Icon
            name="check"
            className="pointer-events-none col-start-1 row-start-1 scale-90 text-on-pine opacity-0 peer-checked:opacity-100 forced-colors:hidden"
          />
        </span>
        <span>
          {label}
          {hint && (
            <span id={`${id}-hint`} className="block text-muted">
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}

/** Without JavaScript it is its form's checkbox. */
export function Switch({ label, hint, name, id = name, className, ...props }: Toggle) {
  return (
    <label className={cx('flex items-start justify-between gap-6 py-3 text-sm', className)}>
      <span>
        <span className="font-medium">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-muted">
            {hint}
          </span>
        )}
      </span>
      <span className="grid shrink-0 items-center">
        <input
          {...props}
          id={id}
          name={name}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox's own checkedness is its state.
          role="switch"
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={cx(box, 'h-5 w-9 rounded-full')}
        />
        <span className="pointer-events-none col-start-1 row-start-1 ml-[3px] size-3.5 rounded-full bg-edge transition-transform peer-checked:translate-x-4 peer-checked:bg-on-pine peer-disabled:bg-rule forced-colors:hidden" />
      </span>
    </label>
  )
}

interface RadioOption {
  value: string
  title: ReactNode
  description?: ReactNode
  aside?: ReactNode
  disabled?: boolean
}

interface RadioCardsProps {
  legend: ReactNode
  legendHidden?: boolean
  name: string
  options: readonly RadioOption[]
  defaultValue?: string
  hint?: ReactNode
  error?: string
  required?: boolean
  columns?: 1 | 2 | 3
  className?: string
}

const columnClass = { 1: '', 2: 'sm:grid-cols-2', 3: 'md:grid-cols-3' }

export function RadioCards(props: RadioCardsProps) {
  const {
    legend,
    legendHidden = false,
    name,
    options,
    defaultValue,
    hint,
    error,
    required,
    columns = 1,
    className,
  } = props
  const describedBy = cx(error && `${name}-error`, hint && `${name}-hint`) || undefined
  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className={legendHidden ? 'sr-only' : 'text-sm font-medium'}>{legend}</legend>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div className={cx('grid gap-2', hint || !legendHidden ? 'mt-2' : undefined, columnClass[columns])}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={cx(
              'flex gap-3 rounded-card border border-rule bg-surface p-4 text-sm transition-colors has-checked:border-pine has-checked:bg-pine-tint',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-pine',
              option.disabled ? 'text-muted' : 'cursor-pointer hover:border-edge',
            )}
          >
            <span className="mt-px grid size-4.5 shrink-0 place-items-center">
              <input
                type="radio"
                // The error summary links to the group's name, which is the id of its first radio.
                id={index === 0 ? name : `${name}-${option.value}`}
                name={name}
                value={option.value}
                defaultChecked={option.value === defaultValue}
                disabled={option.disabled}
                required={required}
                aria-invalid={Boolean(error) || undefined}
                className={cx(box, 'size-4.5 rounded-full outline-none')}
              />
              <span className="pointer-events-none col-start-1 row-start-1 size-2 rounded-full bg-on-pine opacity-0 peer-checked:opacity-100 forced-colors:hidden" />
            </span>
            <span className="grow">
              <span className="flex justify-between gap-3 font-medium">
                <span>{option.title}</span>
                {option.aside}
              </span>
              {option.description && <span className="mt-0.5 block text-muted">{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1.5 empty:hidden">
        <FieldError id={`${name}-error`} error={error} />
      </div>
    </fieldset>
  )
}
