import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'

export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span className={cx('block animate-pulse rounded-[4px] bg-rule', className)} />
}

export function SkeletonText({ lines = 3 }: { lines?: 1 | 2 | 3 | 4 }) {
  const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-3/5'].slice(0, lines)
  return (
    <span className="grid gap-2.5">
      {widths.map((width) => (
        <Skeleton key={width} className={cx('h-3.5', width)} />
      ))}
    </span>
  )
}

export function SkeletonStat() {
  return (
    <div className="grid gap-2.5">
      <Skeleton className="h-3.5 w-24" />
      <Skeleton className="h-8 w-28" />
      <Skeleton className="h-3.5 w-36" />
    </div>
  )
}

export function SkeletonEntry() {
  return (
    <div className="grid gap-2.5 border-b border-rule py-4 sm:grid-cols-[8rem_1fr]">
      <Skeleton className="h-3.5 w-16" />
      <SkeletonText lines={3} />
    </div>
  )
}

/** Tells screen readers once that content is loading. */
export function Loading({ label, children, className }: { label: string; children: ReactNode; className?: string }) {
  return (
    <div role="status" aria-busy className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
