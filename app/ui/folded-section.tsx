import { type ReactNode, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'

interface FoldedProps {
  id: string
  title: string
  note?: ReactNode
  description: ReactNode
  /** From the start; an address that ends with the id opens it as well. */
  open: boolean
  children: ReactNode
}

export function FoldedSection({ id, title, note, description, open, children }: FoldedProps) {
  // Only from the start, or it would close while someone is at work in it.
  const [isOpen] = useState(open)
  return (
    <details open={isOpen} className="border-t border-rule">
      <summary className="flex items-baseline gap-x-3 py-4">
        <Icon name="chevron-down" className="-rotate-90 in-[[open]>summary]:rotate-0" />
        <h2 className="text-lg font-semibold">{title}</h2>
        <span className="text-sm text-muted">{note}</span>
      </summary>
      <div id={id} className="grid scroll-mt-24 gap-x-12 gap-y-5 pb-10 lg:grid-cols-[18rem_1fr]">
        <p className="max-w-prose text-sm text-muted">{description}</p>
        <div>{children}</div>
      </div>
    </details>
  )
}
