import { Loading, Skeleton, SkeletonEntry, SkeletonStat } from '#app/ui/skeleton.tsx'

/** In place of a page that takes its time: the shape of what comes. */
export function WaitingPage({ path }: { path: string }) {
  const home = path === '/dashboard'
  const words = home ? 'Loading Dashboard' : 'Loading your session...'
  return (
    <Loading label={words} className="grid gap-8">
      <div className="grid gap-2.5" aria-hidden>
        <Skeleton className="h-7 w-56" />
        <p className="text-sm text-muted">{words}</p>
      </div>
      {home && <Skeleton className="h-28 w-full" />}
      {(home || path === '/dashboard/analytics') && (
        <div className="grid grid-cols-2 gap-8 lg:grid-cols-4">
          <SkeletonStat />
          <SkeletonStat />
          <SkeletonStat />
          <SkeletonStat />
        </div>
      )}
      {path === '/dashboard/plan' ? (
        <div className="grid gap-6 md:grid-cols-3">
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-72 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      ) : (
        <div>
          <SkeletonEntry />
          <SkeletonEntry />
          <SkeletonEntry />
        </div>
      )}
    </Loading>
  )
}
