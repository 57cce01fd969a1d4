import { useLocation, useNavigation } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { Skeleton, SkeletonEntry, SkeletonStat } from '#app/ui/skeleton.tsx'

export function WaitingPage({ path }: { path: string }) {
  const home = path === '/dashboard'
  return (
    <div role="status" aria-busy className="grid gap-8">
      <div>
        <h1 className="text-2xl font-semibold">{home ? 'Loading Dashboard' : 'Loading your session...'}</h1>
        {home && <p className="mt-1 text-sm text-muted">Loading your session...</p>}
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
    </div>
  )
}

/** In ms: a shorter loading screen would only flash. */
const minDelayMs = 150

export function useSlowNavigation(): string | null {
  const { state, location, formData } = useNavigation()
  const here = useLocation().pathname
  const to = state === 'loading' && !formData && location.pathname !== here ? location.pathname : null
  const [slow, setSlow] = useState<string | null>(null)
  useEffect(() => {
    if (!to) return setSlow(null)
    const timer = setTimeout(() => setSlow(to), minDelayMs)
    return () => clearTimeout(timer)
  }, [to])
  return to && slow
}
