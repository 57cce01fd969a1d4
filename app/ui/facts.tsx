import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'

interface Fact {
  term: string
  value: ReactNode
  action?: ReactNode
}

export function Facts({ facts, className }: { facts: readonly Fact[]; className?: string }) {
  return (
    <dl className={cx('divide-y divide-rule border-y border-rule text-sm', className)}>
      {facts.map(({ term, value, action }) => (
        <div key={term} className="flex flex-wrap items-baseline gap-x-6 py-2.5">
          <dt className="w-44 text-muted">{term}</dt>
          <dd className="min-w-0 grow basis-48 wrap-anywhere">{value}</dd>
          {action && <dd className="ml-auto">{action}</dd>}
        </div>
      ))}
    </dl>
  )
}
