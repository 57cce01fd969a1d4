import type { InputHTMLAttributes, SelectHTMLAttributes } from 'react'
import { cx } from '#app/ui/cx.ts'
import { useControl } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'

// 16 px on touch screens: below that iOS zooms into the field.
export const control =
  'w-full rounded-control border border-edge bg-surface px-3 text-base text-ink transition-colors hover:border-muted md:text-sm ' +
  'focus-visible:outline-offset-0 aria-invalid:border-clay [&[readonly]]:bg-sunken disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted'

export function Input({ className, type = 'text', ...props }: InputHTMLAttributes<HTMLInputElement>) {
  return <input {...useControl(props)} type={type} className={cx(control, 'h-11 md:h-10', className)} />
}

export function Select({ className, children, ...props }: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <div className={cx('grid items-center', className)}>
      <select
        {...useControl(props)}
        className={cx(control, 'col-start-1 row-start-1 h-11 appearance-none pr-9 md:h-10')}
      >
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none col-start-1 row-start-1 mr-3 justify-self-end text-muted"
      />
    </div>
  )
}
