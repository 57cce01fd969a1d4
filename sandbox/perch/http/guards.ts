import type { NextFunction, Request, Response } from 'express'

export function securityHeaders(_request: Request, response: Response, next: NextFunction): void {
  response.set({
    'content-security-policy':
      "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  })
  next()
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
}

/** Faults and imports need no sign-in, so only programs on this machine may call them, and never a web page. */
export function localProgramsOnly(request: Request, response: Response, next: NextFunction): void {
  const foreignPage = request.headers.origin !== undefined || isCrossSite(request)
  if (isLoopback(request.socket.remoteAddress) && !foreignPage) {
    next()
    return
  }
  response
    .status(403)
    .json({ title: 'Forbidden', detail: 'For programs on this machine only.', type: 'about:blank', status: 403 })
}

function isCrossSite(request: Request): boolean {
  const site = request.headers['sec-fetch-site']
  return site === 'cross-site' || site === 'same-site'
}

/** A form sent from another site's page (CSRF). */
export function isForeignForm(request: Request): boolean {
  const origin = request.headers.origin
  return isCrossSite(request) || (origin !== undefined && origin !== `http://${request.headers.host}`)
}
