import type { Request, Response } from 'express'
import type { Session } from '../state/model.ts'

export function cookiesOf(request: Request): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const equals = pair.indexOf('=')
    if (equals > 0) cookies.set(pair.slice(0, equals).trim(), pair.slice(equals + 1).trim())
  }
  return cookies
}

const YEAR_MS = 365 * 86_400_000

export function setSessionCookies(response: Response, session: Session): void {
  const common = { path: '/', sameSite: 'lax', maxAge: YEAR_MS } as const
  response.cookie('auth_token', session.authToken, { ...common, httpOnly: true })
  response.cookie('ct0', session.ct0, common)
}

export function clearSessionCookies(response: Response): void {
  response.clearCookie('auth_token', { path: '/' })
  response.clearCookie('ct0', { path: '/' })
}
