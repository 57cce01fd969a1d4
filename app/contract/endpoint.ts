import { z } from 'zod'
import type { ErrorCode } from '#app/contract/errors.ts'

/** `user`: a page's cookie or an API client's token. `api_client`: the token alone; a cookie is ignored. */
export type Access = 'public' | 'user' | 'api_client'
export type ErrorForm = 'plain' | 'bots' | 'auth' | 'functions' | 'rest'
export type LimitName =
  | 'read'
  | 'write'
  | 'stream'
  | 'sign_in'
  | 'mail'
  | 'verify'
  | 'token'
  | 'chat'
  | 'billing'
  | 'diagnosis'
  | 'preview'
type Shape = z.ZodType

/** `{name}` in the path is a parameter. */
export interface Endpoint<Body extends Shape = Shape, Query extends Shape = Shape, Reply extends Shape = Shape> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: Access
  /** Allowed for a session that has not passed its second factor yet. */
  before_factor: boolean
  limit: LimitName
  summary: string
  body: Body
  query: Query
  reply: Reply
  status: 200 | 201 | 202 | 204
  /** Sent to browsers instead of the reply; the only success if the reply is `never`. */
  redirect: 302 | 303 | null
  errors: readonly ErrorCode[]
  /** See `errorForms`. */
  errorForm: ErrorForm
  /** Statuses that the auth client expects instead of the general ones. */
  statuses: Partial<Record<ErrorCode, number>>
  messages: Partial<Record<ErrorCode, string>>
  /** As this call sends them, by the names that the domain's refusals use. */
  fields: Record<string, string>
  /** The media type, if the response is a file. */
  file: string | null
  /** null: not at all. */
  cache: string | null
  /** A single-use ticket, since URLs end up in logs; access tokens only for older API clients. */
  token: 'none' | 'ticket' | 'ticket_or_access_token'
}

export const nothing = z.unknown().transform(() => undefined)

type Required = 'method' | 'path' | 'access' | 'summary' | 'reply'

export function endpoint<B extends Shape = typeof nothing, Q extends Shape = typeof nothing, R extends Shape = Shape>(
  options: Pick<Endpoint<B, Q, R>, Required> & Partial<Omit<Endpoint<B, Q, R>, Required>>,
): Endpoint<B, Q, R> {
  return {
    before_factor: false,
    limit: options.method === 'GET' ? 'read' : 'write',
    status: 200,
    redirect: null,
    errors: [],
    errorForm: 'plain',
    statuses: {},
    fields: {},
    file: null,
    cache: null,
    token: 'none',
    ...options,
    messages: {
      ...(options.access === 'api_client' && options.errorForm === 'auth' && tokenNeeded),
      ...options.messages,
    },
    body: options.body ?? (nothing as unknown as B),
    query: options.query ?? (nothing as unknown as Q),
  }
}

/** GoTrue's wording. */
const tokenNeeded = { not_signed_in: 'This endpoint requires a valid Bearer token' }
