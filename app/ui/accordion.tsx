import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/icon.tsx'

export function Accordion({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('divide-y divide-rule border-y border-rule', className)}>{children}</div>
}

interface AccordionItemProps {
  title: ReactNode
  /** Items that share a name close each other. */
  name?: string
  open?: boolean
  children: ReactNode
}

export function AccordionItem({ title, name, open, children }: AccordionItemProps) {
  return (
    // React 18's types lack the attribute `name` of details.
    <details name={name} open={open} className="group">
      <summary className="flex max-w-prose items-start justify-between gap-6 py-4 font-medium">
        {title}
        <Icon name="plus" size="md" className="mt-0.5 text-muted group-open:hidden" />
        <Icon name="minus" size="md" className="mt-0.5 hidden text-muted group-open:block" />
      </summary>
      <div className="max-w-prose pb-5 text-muted">{children}</div>
    </details>
  )
}

interface DisclosureProps {
  title: ReactNode
  open?: boolean
  className?: string
  children: ReactNode
}

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
