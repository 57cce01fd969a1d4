import { z } from 'zod'
import type { ErrorCode } from '#app/contract/errors.ts'

export type Access = 'public' | 'user'
/** Names of the rate limits in http/limits.ts. */
export type LimitName = 'read' | 'write' | 'stream' | 'sign_in' | 'mail' | 'verify' | 'token' | 'chat'
type Shape = z.ZodType

/** One call of the HTTP surface: shared by the server, the extension and the tests. `{name}` in the path is a parameter. */
export interface Endpoint<Body extends Shape = Shape, Query extends Shape = Shape, Reply extends Shape = Shape> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  access: Access
  limit: LimitName
  summary: string
  body: Body
  query: Query
  reply: Reply
  /** Status of the answer when all went well. */
  status: 200 | 201 | 202 | 204
  errors: readonly ErrorCode[]
  /**
   * `bots`: errors carry `success: false, message` too. `auth`: errors in the auth client's form. `functions`: the
   * message as `error`, the code beside it.
   */
  errorForm: 'plain' | 'bots' | 'auth' | 'functions'
  /** Where the auth client expects another status of a failure here. */
  statuses: Partial<Record<ErrorCode, number>>
  /** What a failure is called here where the common words say less. */
  messages: Partial<Record<ErrorCode, string>>
  /** How long others may keep the answer; null: not at all. */
  cache: string | null
}

const nothing = z.unknown().transform(() => undefined)

export function endpoint<B extends Shape = typeof nothing, Q extends Shape = typeof nothing, R extends Shape = Shape>(
  given: Pick<Endpoint<B, Q, R>, 'method' | 'path' | 'access' | 'summary' | 'reply'> &
    Partial<
      Pick<
        Endpoint<B, Q, R>,
        'limit' | 'body' | 'query' | 'status' | 'errors' | 'errorForm' | 'statuses' | 'messages' | 'cache'
      >
    >,
): Endpoint<B, Q, R> {
  return {
    limit: given.method === 'GET' ? 'read' : 'write',
    status: 200,
    errors: [],
    errorForm: 'plain',
    statuses: {},
    messages: {},
    cache: null,
    ...given,
    body: given.body ?? (nothing as unknown as B),
    query: given.query ?? (nothing as unknown as Q),
  }
}
