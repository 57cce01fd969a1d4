import type { RequestHandler, Response } from 'express'

/** The only calls that a page of another origin may make: signing in, and the functions. */
const calls = /^\/(auth|functions)\/v1(\/|$)/

const methods = 'GET, POST, PUT, DELETE'
/** What the clients `@supabase/auth-js` and `@supabase/supabase-js` send. */
const requestHeaders = 'authorization, apikey, content-type, x-client-info, x-supabase-api-version'
/** What they read: without the version header the auth client ignores an error's code. */
const responseHeaders = 'x-supabase-api-version, x-sb-error-code, retry-after, x-request-id'
/** How long a browser remembers a preflight, in seconds. */
const remembered = 600

/**
 * Lets pages of these origins read the responses of the calls above, errors included; `*` means all origins. Cookies
 * never count: no response allows credentials. Must come before any middleware that may refuse a request.
 */
export function cors(allowed: readonly string[]): RequestHandler {
  const any = allowed.includes('*')
  return ({ path, headers: { origin } }, response, next) => {
    if (allowed.length > 0 && calls.test(path)) {
      response.vary('Origin')
      if (origin !== undefined && (any || allowed.includes(origin))) allow(response, any ? '*' : origin)
    }
    next()
  }
}

function allow(response: Response, origin: string): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-expose-headers', responseHeaders)
}

/** Answers the preflight request of a page that `cors` has allowed. */
export const preflight: RequestHandler = ({ method, headers }, response, next) => {
  const asks = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  if (!asks || !response.hasHeader('access-control-allow-origin')) return next()
  response.setHeader('access-control-allow-methods', methods)
  response.setHeader('access-control-allow-headers', requestHeaders)
  response.setHeader('access-control-max-age', remembered)
  response.status(204).end()
}
