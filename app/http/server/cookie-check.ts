import type { Response as ExpressResponse, Request, RequestHandler } from 'express'
import { Failure } from '#app/domain/failure.ts'
import { second } from '#app/domain/time.ts'
import { familyError } from '#app/http/doors/api.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { bringsOwnCookie, givesOwnCookie } from '#app/http/request/cookies.ts'
import { asksForPage } from '#app/http/server/express.ts'
import type { Answer } from '#app/http/server/refusal-page.ts'
import type { Services } from '#app/services.ts'

const mark = 'cookie-check'
const marked = new RegExp(`([?&])${mark}=(\\d{1,15})(?:&|$)`)
/** Later, someone may have kept or shared the address. */
const lifetime = 60 * second

/** Marks where a browser goes that brought none of our cookies and was just given one. */
export function checkCookieAt(services: Services, request: Request, answer: Response): void {
  const to = answer.headers.get('location')
  if (!to?.startsWith('/') || !asksForPage(request)) return
  if (bringsOwnCookie(services, request.headers.cookie) || !givesOwnCookie(services, answer)) return
  const [address = '', hash] = to.split('#', 2)
  const next = `${address}${address.includes('?') ? '&' : '?'}${mark}=${services.clock.now().getTime()}`
  answer.headers.set('location', hash === undefined ? next : `${next}#${hash}`)
}

/** A browser that comes back without its cookie is told why nothing that needs one works. */
export function cookieCheck(
  services: Services,
  contextFor: (response: ExpressResponse) => RequestContext,
  answer: Answer,
): RequestHandler {
  return (request, response, next) => {
    const [all, before = '?', at] = marked.exec(request.originalUrl) ?? []
    if (all === undefined || !['GET', 'HEAD'].includes(request.method)) return next()
    const isFresh = Math.abs(services.clock.now().getTime() - Number(at)) < lifetime
    if (isFresh && !bringsOwnCookie(services, request.headers.cookie)) {
      const context = contextFor(response)
      const refusal = familyError(new Failure('cookies_blocked'), request.path, context)
      return void answer(refusal, request, response, context).catch(next)
    }
    // Not `redirect`, which would change the rest of the address.
    const location = request.originalUrl.replace(all, before).replace(/[?&]$/, '')
    response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
  }
}
