import type { LoaderFunctionArgs } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { ensureAnalysis } from '#app/domain/analysis/analysis.ts'
import { askConsent, redeemConsent } from '#app/domain/connection/consent.ts'
import { type PageRequest, redirectLocal } from '#app/http/doors/page.ts'
import { guarded } from '#app/http/request/auth.ts'
import { contextOf } from '#app/http/request/context.ts'
import type { Flash } from '#app/http/request/cookies.ts'
import { toErrorResponse } from '#app/http/request/errors.ts'
import { redirectPage } from '#app/http/request/redirect-page.ts'
import { browserIdHash, withBrowserId } from '#app/http/request/sign-in/provider.ts'
import type { Services } from '#app/services.ts'

/** Throws `way_not_offered`. */
export async function redirectToConsent(
  { request, params, session }: PageRequest<'user'>,
  services: Services,
  handle: string | null,
): Promise<Response> {
  const { hash, cookie } = withBrowserId(services, request)
  const from = { id: params.network, handle, browser: hash, origin: services.site.origin }
  const { network, to } = await askConsent(services, session, from, services.clock.now())
  return redirectPage(to, network.name, cookie)
}

export async function returnFromConsent(
  { request, url, params, session, context }: PageRequest<'user'>,
  services: Services,
): Promise<Response> {
  const answer = {
    network: params.network,
    browser: browserIdHash(services, request),
    origin: services.site.origin,
    returned: url.searchParams,
  }
  try {
    const now = services.clock.now()
    const { handle } = await redeemConsent(services, session, answer, now)
    await ensureAnalysis(services, session.user.id, now)
    const flash: Flash = { title: 'Success!', description: `@${handle} is connected.`, tone: 'success' }
    return redirectLocal(services, '/onboarding?step=3', { flash, replaces: true })
  } catch (error) {
    const { code, message, fields } = toErrorResponse(error, context)
    const description = fields.handle ?? texts.get(code) ?? message
    const flash: Flash = { title: 'Connection Failed', description, tone: 'failure', lasts: true }
    const back = new URLSearchParams({ step: '2', network: params.network ?? '' })
    return redirectLocal(services, `/onboarding?${back}`, { flash, replaces: true })
  }
}

/** Networks redirect only to 127.0.0.1 (RFC 8252, 8.3), but a local session belongs to the configured origin. */
export function returnFromLoopback(origin: string): RequestHandler {
  const { hostname, port } = new URL(origin)
  const address = `127.0.0.1:${port || 80}`
  return ({ method, headers, path, url }, response, next) => {
    const isReturn = method === 'GET' && headers.host === address && /^\/connect\/[a-z]+\/callback$/.test(path)
    if (hostname !== 'localhost' || !isReturn) return next()
    response.redirect(302, `${origin}${url}`)
  }
}

const hourSeconds = 3_600

export const consentDocument = guarded(async ({ context, params }: LoaderFunctionArgs) => {
  const { services } = await contextOf(context)
  const document = documentOf(services, params)
  if (!document) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return Response.json(document, { headers: { 'cache-control': `public, max-age=${hourSeconds}` } })
}, 'assets')

function documentOf({ networks }: Services, { network, document = '' }: LoaderFunctionArgs['params']): unknown {
  const { consent } = networks.offered.find(({ id }) => id === network) ?? {}
  return Object.entries(consent?.documents ?? {}).find(([name]) => name === document)?.[1]
}

const texts = new Map<string, string>([
  ['flow_invalid', 'That took too long or started in another browser. Start again here.'],
  ['credentials_refused', 'The network didn’t let Warble read your account. Start again here.'],
])
