import type { RequestHandler, Response } from 'express'

/** The only calls that pages of other origins may make: those of a Supabase client. */
const calls = /^\/(auth\/v1|functions\/v1|rest\/v1\/rpc)(\/|$)/

const methods = 'GET, POST, PUT, DELETE'
const requestHeaders = [
  'authorization',
  'apikey',
  'content-type',
  'x-client-info',
  'x-supabase-api-version',
  // Of `rpc`.
  'accept-profile',
  'content-profile',
  'prefer',
  'x-retry-count',
].join(', ')
/** Without the version header the auth client ignores an error's code. */
const responseHeaders = 'x-supabase-api-version, x-sb-error-code, retry-after, x-request-id'
const remembered = 600

/** `*` means all origins. No response allows credentials. Must precede any middleware that may refuse a request. */
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

export const preflight: RequestHandler = ({ method, headers }, response, next) => {
  const asks = method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
  if (!asks || !response.hasHeader('access-control-allow-origin')) return next()
  response.setHeader('access-control-allow-methods', methods)
  response.setHeader('access-control-allow-headers', requestHeaders)
  response.setHeader('access-control-max-age', remembered)
  response.status(204).end()
}
