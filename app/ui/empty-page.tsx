import type { ReactNode } from 'react'
import { Waveform } from '#app/ui/waveform.tsx'

/** What will be here, or what comes next: a name and a sentence each. */
export interface Notes {
  title: string
  notes: readonly (readonly [name: string, text: string])[]
}

interface EmptyPageProps {
  title: string
  children: ReactNode
  action?: ReactNode
  ahead: Notes
}

/** The empty state of a whole page, with what will be on it. For a part of a page see `Empty`. */
export function EmptyPage({ title, children, action, ahead }: EmptyPageProps) {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="max-w-md py-4">
        <Waveform state="asleep" phrases={1} />
        <h2 className="mt-4 text-2xl font-semibold">{title}</h2>
        <div className="mt-1 text-muted">{children}</div>
        {action && <div className="mt-5 flex flex-wrap gap-2">{action}</div>}
      </div>
      <NoteList {...ahead} />
    </div>
  )
}

export function NoteList({ title, notes, level = 3 }: Notes & { level?: 2 | 3 }) {
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
