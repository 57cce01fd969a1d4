import type { TextareaHTMLAttributes } from 'react'
import { cx } from '#app/ui/cx.ts'
import { useControl } from '#app/ui/field.tsx'
import { control } from '#app/ui/input.tsx'
import { restoreTyped } from '#app/ui/typed-early.ts'

export function Textarea({ className, rows = 4, ...props }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <textarea
      {...useControl(props)}
      ref={restoreTyped}
      rows={rows}
      dir="auto"
      className={cx(control, 'field-sizing-content min-h-24 py-2', className)}
    />
  )
}
