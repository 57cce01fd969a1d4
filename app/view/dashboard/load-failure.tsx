import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react'
import { useEffect } from 'react'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { isBroken, reloadWithoutScripts } from '#app/ui/script-fallback.ts'

interface ErrorBody {
  message?: string
  request_id?: string
}

function sentenceOf(error: unknown): string {
  if (isRouteErrorResponse(error)) {
    const { message } = (error.data as ErrorBody | null) ?? {}
    if (message) return message
    if (error.status === 401) return 'Authorization Error: Invalid credentials'
    if (error.status === 404) return 'API Endpoint not found'
    return `API Error: ${error.status} ${error.statusText}`
  }
  if (error instanceof Error && /CORS/.test(error.message)) return 'CORS Error: Please check API configuration'
  if (error instanceof TypeError) return 'Network Error: Unable to reach API server'
  return 'Unknown API error occurred'
}

export function LoadFailure({ title = 'API Connection Error', level = 1 }: { title?: string; level?: 1 | 2 }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const error = useRouteError()
  const { pathname, search } = useLocation()
  useEffect(() => {
    if (isBroken(error)) reloadWithoutScripts()
  }, [error])
  const body: ErrorBody = isRouteErrorResponse(error) ? ((error.data as ErrorBody | null) ?? {}) : {}
  // What keeps the server from showing a page may stop the bot as well.
  const isOurs = isRouteErrorResponse(error) && error.status >= 500
  return (
    <Card as="section" className="max-w-xl">
      <div role="alert" className="flex gap-3">
        <Icon name="error" size="md" className="mt-1 text-clay" />
        <div className="grid gap-2">
          <Heading className="text-lg font-semibold">{title}</Heading>
          <p>{sentenceOf(error)}</p>
          {!isOurs && <p className="text-sm text-muted">This doesn’t affect your bot.</p>}
          {body.request_id && <p className="text-sm wrap-anywhere text-muted">Request {body.request_id}</p>}
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
