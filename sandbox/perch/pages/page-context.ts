import type { Request, Response } from 'express'
import { isForeignForm } from '../http/guards.ts'
import { browserOf, type Identity } from '../http/identify.ts'
import type { Network } from '../state/network.ts'
import type { Html } from './html.ts'
import { html } from './html.ts'
import { page } from './layout.ts'
import type { PageContext } from './post-card.ts'

export function pageContextOf(network: Network, request: Request): PageContext {
  return { network, browser: browserOf(network, request), path: request.originalUrl }
}

export function show(response: Response, context: PageContext, title: string, content: Html, status = 200): void {
  const path = context.path.split('?')[0] ?? '/'
  response
    .status(status)
    .type('html')
    .send(page({ title, path, browser: context.browser }, content))
}

export function showMissing(response: Response, context: PageContext): void {
  show(
    response,
    context,
    'Not here',
    html`<h1>Nobody sits on this branch</h1><p>The page is gone, or was never there. <a href="/">Back home</a></p>`,
    404,
  )
}

/** A path on Perch, never another site's URL. */
export function localPath(value: unknown, fallback = '/'): string {
  return typeof value === 'string' && /^\/(?![/\\])/.test(value) ? value : fallback
}

export function field(source: unknown, name: string): string {
  const value = typeof source === 'object' && source !== null ? (source as Record<string, unknown>)[name] : undefined
  return typeof value === 'string' ? value : ''
}

/** Checks a form's session and CSRF token. On failure it answers the request itself and returns null. */
export function verifiedForm(network: Network, request: Request, response: Response): Identity | null {
  const context = pageContextOf(network, request)
  if (!context.browser) {
    response.redirect(303, '/sign-in')
    return null
  }
  if (!isForeignForm(request) && field(request.body, 'ct0') === context.browser.session.ct0) return context.browser
  show(
    response,
    context,
    'Not sent',
    html`<h1>That form was not sent from Perch</h1><p>Nothing was done. Open the page again and try once more.</p>`,
    403,
  )
  return null
}

export function redirectToSignIn(response: Response, context: PageContext): void {
  response.redirect(303, `/sign-in?next=${encodeURIComponent(context.path)}`)
}
