import type { ErrorCode } from '#app/contract/errors.ts'
import { isForeignKeyViolation } from '#app/db/pool.ts'

interface Details {
  /** The same as codes for API clients. */
  reasons?: readonly string[]
  /** Seconds until a retry may succeed. */
  wait?: number
  /** For API clients, instead of the code's message. */
  clientMessage?: string
  /** Instead of the code's message; `{time}`: when a retry may succeed. */
  text?: string | undefined
}

/** An expected failure: http/ turns it into a response with the table in contract/errors.ts. */
export class Failure extends Error {
  override name = 'Failure'
  constructor(
    readonly code: ErrorCode,
    readonly fields: Record<string, string> = {},
    readonly details: Details = {},
  ) {
    super(code)
  }
}

export function failUntil(code: ErrorCode, wait: number, text?: string): never {
  throw new Failure(code, {}, { wait: Math.max(1, Math.ceil(wait)), text })
}

export function fail(code: ErrorCode, fields?: Record<string, string>, details?: Details): never {
  throw new Failure(code, fields, details)
}

/** The user was deleted during the work, which is no error. */
export class UserDeleted extends Error {
  override name = 'UserDeleted'
}

export const isUserDeleted = (error: unknown) => error instanceof UserDeleted || isForeignKeyViolation(error, 'user_id')
