import type { ErrorCode } from '#app/contract/errors.ts'
import { isForeignKeyViolation } from '#app/db/pool.ts'

/** An expected failure: http/ turns it into a response with the table in contract/errors.ts. */
export class Failure extends Error {
  override name = 'Failure'
  constructor(
    readonly code: ErrorCode,
    readonly fields: Record<string, string> = {},
    /** The same as codes for API clients. */
    readonly reasons: readonly string[] = [],
    /** Seconds until a retry may succeed. */
    readonly wait?: number,
    /** For API clients, instead of the code's message. */
    readonly clientMessage?: string,
    /** Instead of the code's message; `{time}`: when a retry may succeed. */
    readonly text?: string,
  ) {
    super(code)
  }
}

export function failUntil(code: ErrorCode, wait: number, text?: string): never {
  throw new Failure(code, {}, [], Math.max(1, Math.ceil(wait)), undefined, text)
}

export function fail(
  code: ErrorCode,
  fields?: Record<string, string>,
  reasons?: readonly string[],
  clientMessage?: string,
): never {
  throw new Failure(code, fields, reasons, undefined, clientMessage)
}

/** The user was deleted during the work, which is no error. */
export class UserDeleted extends Error {
  override name = 'UserDeleted'
}

export const isUserDeleted = (error: unknown) => error instanceof UserDeleted || isForeignKeyViolation(error, 'user_id')
