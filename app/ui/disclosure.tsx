import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'

interface DisclosureProps {
  title: ReactNode
  open?: boolean
  className?: string
  children: ReactNode
}

/** What most readers pass by, one click away; works without scripts. */
export function Disclosure({ title, open, className, children }: DisclosureProps) {
  return (
    <details open={open} className={cx('group text-sm', className)}>
      <summary className="flex w-fit items-center gap-1 py-1 text-muted hover:text-ink pointer-coarse:min-h-11">
        <Icon name="chevron-down" className="-rotate-90 group-open:rotate-0" />
        {title}
      </summary>
      {children}
    </details>
  )
}
