import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** What a door says of a failure. */
interface Told {
  message?: string
  request_id?: string
}

/** In place of a page that could not be loaded: what happened, the id under which it is in the log, and another try. */
export function LoadFailure({ title = 'API Connection Error' }: { title?: string }) {
  const error = useRouteError()
  const { pathname, search } = useLocation()
  const told: Told = isRouteErrorResponse(error) ? ((error.data as Told | null) ?? {}) : {}
  // Without an answer of ours the server was not reached at all, or the page itself has a fault.
  const unreached = error instanceof TypeError
  return (
    <Card as="section" className="max-w-xl">
      <div role="alert" className="flex gap-3">
        <Icon name="error" size="md" className="mt-1 text-clay" />
        <div className="grid gap-2">
          <h1 className="text-lg font-semibold">{title}</h1>
          <p>
            {told.message ??
              (unreached
                ? 'Network Error: Unable to reach API server'
                : 'Something went wrong on our side. It has been logged.')}
          </p>
          <p className="text-sm text-muted">Your bot is not touched by this: it goes on as it was.</p>
          {told.request_id && <p className="text-sm wrap-anywhere text-muted">Request {told.request_id}</p>}
          <div className="mt-2 flex flex-wrap gap-2">
            <LinkButton href={pathname + search} icon="refresh">
              Try Again
            </LinkButton>
            <LinkButton href="/dashboard/support" variant="secondary">
              Support
            </LinkButton>
          </div>
        </div>
      </div>
    </Card>
  )
}
