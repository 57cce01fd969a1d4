import type { ReactNode } from 'react'

interface GroupHeadingProps {
  id: string
  count?: string | number
  note?: ReactNode
  children: ReactNode
}

export function GroupHeading({ id, count, note, children }: GroupHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-rule pb-2">
      <h2 id={id} className="text-lg font-semibold">
        {children} {count !== undefined && <span className="figures text-base font-normal text-muted">{count}</span>}
      </h2>
      {note && <p className="text-sm text-muted">{note}</p>}
    </div>
  )
}
