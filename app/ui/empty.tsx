import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Waveform } from '#app/ui/waveform.tsx'

interface EmptyProps {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  level?: 2 | 3
  className?: string
}

export function Empty({ title, children, action, level = 3, className }: EmptyProps) {
  const Level = level === 2 ? 'h2' : 'h3'
  return (
    <div className={cx('max-w-md py-4', className)}>
      <Waveform state="asleep" phrases={1} />
      <Level className="mt-4 font-semibold">{title}</Level>
      {children && <div className="mt-1 text-sm text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}
