import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Waveform } from '#app/ui/waveform.tsx'

/** What will be here, or what comes next: a name and a sentence each. */
export interface Notes {
  title: string
  notes: readonly (readonly [name: string, text: string])[]
}

interface EmptyProps {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  level?: 2 | 3
  /** Beside the rest on a wide screen. */
  ahead?: Notes
  className?: string
}

export function Empty({ title, children, action, level = 3, ahead, className }: EmptyProps) {
  const Level = level === 2 ? 'h2' : 'h3'
  const what = (
    <div className={cx('max-w-md py-4', !ahead && className)}>
      <Waveform state="asleep" phrases={1} />
      <Level className={cx('mt-4 font-semibold', ahead && 'text-2xl')}>{title}</Level>
      {children && <div className={cx('mt-1 text-muted', !ahead && 'text-sm')}>{children}</div>}
      {action && <div className="mt-5 flex flex-wrap gap-2">{action}</div>}
    </div>
  )
  if (!ahead) return what
  return (
    <div className={cx('grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]', className)}>
      {what}
      <NoteList {...ahead} level={level === 2 ? 3 : 4} />
    </div>
  )
}

export function NoteList({ title, notes, level = 3 }: Notes & { level?: 2 | 3 | 4 }) {
  const Level = `h${level}` as const
  return (
    <div className="text-sm">
      <Level className="font-semibold">{title}</Level>
      <ul className="mt-3 grid gap-4">
        {notes.map(([name, text]) => (
          <li key={name} className="border-l-2 border-edge pl-3">
            <span className="font-medium">{name}.</span> <span className="text-muted">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
