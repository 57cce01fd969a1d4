import type { RequestHandler } from 'express'

/**
 * On the user's own machine: networks send people back to 127.0.0.1 only (RFC 8252, section 8.3), but their session is
 * at the configured origin.
 */
export function returnFromLoopback(origin: string): RequestHandler {
  const { hostname, port } = new URL(origin)
  const address = `127.0.0.1:${port || 80}`
  return ({ method, headers, path, url }, response, next) => {
    const isReturn = method === 'GET' && headers.host === address && /^\/connect\/[a-z]+\/callback$/.test(path)
    if (hostname !== 'localhost' || !isReturn) return next()
    response.redirect(302, `${origin}${url}`)
  }
}
