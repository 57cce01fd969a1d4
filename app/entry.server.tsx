import { randomBytes } from 'node:crypto'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToString } from 'react-dom/server'
import { handoffScripts } from '#app/http/cache/handoff.ts'
import { paintFirst } from '#app/http/cache/paint-first.ts'
import { contextOf, provideServices } from '#app/http/request/context.ts'
import { unavailableRetryAfter } from '#app/http/request/errors.ts'
import { TextResponse } from '#app/http/server/express.ts'
import { pagePolicy } from '#app/http/server/headers.ts'
import { createLog } from '#app/log.ts'
import { createWarble, type Warble } from '#app/main.ts'
import type { PageHandle } from '#app/root.tsx'
import { NonceContext } from '#app/view/site/page-tags.tsx'

// A host without a load context (remix-serve) creates the services on the first request.
let made: Promise<Warble> | undefined
provideServices(() => {
  made ??= makeServices().catch((error) => {
    made = undefined
    throw error
  })
  return made
})

async function makeServices(): Promise<Warble> {
  const warble = createWarble()
  await warble.migrate()
  await warble.open()
  return warble
}

/** In one piece: streaming costs more than it gains (docs/decisions). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  load: AppLoadContext,
): Promise<Response> {
  const { services } = await contextOf(load)
  const nonce = isHydrated(remix) ? randomBytes(16).toString('base64') : null
  const { serverHandoffStream, ...context } = remix
  const html = renderToString(
    <NonceContext.Provider value={nonce ?? ''}>
      <RemixServer context={context} url={request.url} nonce={nonce ?? undefined} />
    </NonceContext.Provider>,
  )
  const scripts = nonce && serverHandoffStream ? await handoffScripts(serverHandoffStream, nonce) : ''
  const images = services.providers.flatMap(({ picture_origin }) => picture_origin ?? []).join(' ')
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', pagePolicy({ nonce, images, dev: import.meta.env.DEV }))
  const later = Object.values(remix.staticHandlerContext.actionHeaders).find((one) => one.has('retry-after'))
  // Remix does not copy an action's headers to the page.
  if (later) headers.set('retry-after', later.get('retry-after') ?? '')
  else if (status === 503) headers.set('retry-after', String(unavailableRetryAfter))
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  const page = `<!DOCTYPE html>${html}${scripts}`
  return new TextResponse(nonce && import.meta.env.PROD ? paintFirst(page, nonce) : page, { status, headers })
}

/** Must decide the same as `Layout` in root.tsx. */
function isHydrated({ staticHandlerContext: { matches, errors }, routeModules }: EntryContext): boolean {
  const leaf = matches.at(-1)?.route.id
  const handle = leaf === undefined ? undefined : (routeModules[leaf]?.handle as PageHandle | undefined)
  return !errors && (handle?.scripts ?? true) === true
}

export function handleDataRequest(response: Response): Response {
  if (response.headers.get('content-type') === 'text/x-script')
    response.headers.set('content-type', 'text/x-script; charset=utf-8')
  if (response.status === 503) response.headers.set('retry-after', String(unavailableRetryAfter))
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

/** For failures that routes don't log. No one awaits this function, so it must not reject. */
export async function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const known = await contextOf(context).catch(() => null)
  const log = known?.services.log ?? createLog('error')
  log.error({ err: error, request_id: known?.request_id }, 'rendering failed')
}
