import type { ReactNode } from 'react'
import { Waveform } from '#app/ui/waveform.tsx'

interface EmptyProps {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  level?: 2 | 3
}

export function Empty({ title, children, action, level = 3 }: EmptyProps) {
  const Level = `h${level}` as const
  return (
    <div className="max-w-md py-4">
      <Waveform state="asleep" phrases={1} />
      <Level className="mt-4 font-semibold">{title}</Level>
      {children && <div className="mt-1 text-sm text-muted">{children}</div>}
      {action && <div className="mt-5 flex flex-wrap gap-2">{action}</div>}
    </div>
  )
}
