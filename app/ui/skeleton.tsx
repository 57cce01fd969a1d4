import { cx } from '#app/ui/cx.ts'

export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <span className={cx('block animate-pulse rounded-[4px] bg-rule', className)} />
}

export function SkeletonText() {
  return (
    <span className="grid gap-2.5">
      {['w-full', 'w-11/12', 'w-4/5'].map((width) => (
        <Skeleton key={width} className={cx('h-3.5', width)} />
      ))}
    </span>
  )
}

export function SkeletonEntry() {
  return (
    <div className="grid gap-2.5 border-b border-rule py-4 sm:grid-cols-[8rem_1fr]">
      <Skeleton className="h-3.5 w-16" />
      <SkeletonText />
    </div>
  )
}
