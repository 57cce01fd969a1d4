import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { AppLoadContext, EntryContext } from '@remix-run/node'
import { isRouteErrorResponse, RemixServer } from '@remix-run/react'
import { renderToPipeableStream } from 'react-dom/server'
import { contextOf, provideServices } from '#app/http/context.ts'
import { pagePolicy } from '#app/http/headers.ts'
import { NonceContext } from '#app/http/nonce.tsx'
import { createWarble, type Warble } from '#app/main.ts'

const mostMs = 10_000

// Under a host that hands in no context (remix-serve) the services are made at the first request.
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

/** Renders a page as a whole: piping it out in parts costs more than it gains (docs/decisions). */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  load: AppLoadContext,
): Promise<Response> {
  const { services } = await contextOf(load)
  const nonce = randomBytes(16).toString('base64')
  const html = await render(
    <NonceContext.Provider value={nonce}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
    </NonceContext.Provider>,
  )
  const images = new URL(services.network.accountUrl('')).origin
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', pagePolicy({ nonce, images, dev: import.meta.env.DEV }))
  const later = Object.values(remix.staticHandlerContext.actionHeaders).find((one) => one.has('retry-after'))
  // A refused form tells when to come again; an action's headers go no further than to its route otherwise.
  if (later) headers.set('retry-after', later.get('retry-after') ?? '')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  return new Response(import.meta.env.PROD ? paintFirst(html) : html, { status, headers })
}

/** What a page looks like comes before what makes it quicker: its scripts leave the line to style and font. */
function paintFirst(html: string): string {
  return html.replaceAll('<link rel="modulepreload" href=', '<link rel="modulepreload" fetchpriority="low" href=')
}

export function handleDataRequest(response: Response): Response {
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  return response
}

/** Failures of doors are logged where they happen; what arrives here slipped past all of them. */
export async function handleError(error: unknown, { request, context }: { request: Request; context: AppLoadContext }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const { services, request_id } = await contextOf(context)
  services.log.error({ err: error, request_id }, 'rendering failed')
}

function render(tree: React.JSX.Element): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(tree, {
      onAllReady() {
        clearTimeout(timer)
        const body = new PassThrough()
        resolve(text(body))
        pipe(body)
      },
      onShellError: reject,
      onError: reject,
    })
    const timer = setTimeout(abort, mostMs)
  })
}
