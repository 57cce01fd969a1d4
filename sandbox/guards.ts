import type { Request, RequestHandler, Response } from 'express'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Refuses unknown host names, against DNS rebinding. */
export function knownHosts(boundTo: string): RequestHandler {
  const loopback = loopbackNames.has(boundTo) || boundTo === '::1'
  return (request, response, next) => {
    const name = (request.headers.host ?? '').replace(/:\d+$/, '')
    if (!loopback || loopbackNames.has(name)) return next()
    refuse(response, 421, 'wrong_host', `The control page answers at ${boundTo}, not at the name in this request.`)
  }
}

/** Allows programs on this machine and the sandbox's own pages, but no page of another site. */
export const localOnly: RequestHandler = (request, response, next) => {
  if (!isLoopback(request.socket.remoteAddress)) {
    return refuse(response, 403, 'not_local', 'Only programs on this machine may do that.')
  }
  if (isForeign(request)) return refuse(response, 403, 'cross_site', 'A page of another site asked for that.')
  next()
}

function isLoopback(address: string | undefined): boolean {
  return address !== undefined && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address)
}

function isForeign({ headers }: Request): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  return headers.origin !== undefined && headers.origin !== `http://${headers.host}`
}

export function refuse(response: Response, status: number, code: string, message: string): void {
  response.status(status).json({ error: { code, message } })
}
