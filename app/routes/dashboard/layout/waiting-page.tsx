import { useLocation, useNavigation } from '@remix-run/react'
import { Skeleton, SkeletonEntry } from '#app/ui/skeleton.tsx'
import { useSlow } from '#app/ui/use-slow.ts'

export function WaitingPage({ path }: { path: string }) {
  const home = path === '/dashboard'
  return (
    <div role="status" aria-busy className="grid gap-8">
      <div>
        <h1 className="text-2xl font-semibold">{home ? 'Loading Dashboard' : 'Loading your session...'}</h1>
        {home && <p className="mt-1 text-sm text-muted">Loading your session...</p>}
      </div>
      {(home || path === '/dashboard/analytics') && <Skeleton className="h-72 w-full" />}
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

/** All of the inbox is one: it keeps its list, and waits for a conversation itself. */
const pageOf = (path: string) => path.replace(/inbox.+/, 'inbox')

export function useSlowNavigation(): string | null {
  const { state, location, formData } = useNavigation()
  const here = useLocation().pathname
  return useSlow(
    state === 'loading' && !formData && pageOf(location.pathname) !== pageOf(here) ? location.pathname : null,
  )
}
