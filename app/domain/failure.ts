import type { ErrorCode } from '#app/contract/errors.ts'
import { isForeignKeyViolation } from '#app/db/pool.ts'

/**
 * An expected failure: thrown by domain verbs, turned into a response by http/ with the table in contract/errors.ts.
 */
export class Failure extends Error {
  override name = 'Failure'
  constructor(
    readonly code: ErrorCode,
    /** Messages for form fields, by field name. */
    readonly fields: Record<string, string> = {},
    /** The same as codes for API clients. */
    readonly reasons: readonly string[] = [],
    /** Seconds after which a retry may succeed. */
    readonly wait?: number,
    /** The message for API clients, instead of the code's general one. */
    readonly clientMessage?: string,
    /** The message instead of the code's general one; `{time}` is when a retry may succeed. */
    readonly text?: string,
  ) {
    super(code)
  }
}

/** For something done too often: `wait` in seconds, `text` instead of the code's message. */
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

/** The user was deleted while work for them was in progress: the work ends, which is not an error. */
export class UserDeleted extends Error {
  override name = 'UserDeleted'
}

/** Whether work failed because its user was deleted. */
export const isUserDeleted = (error: unknown) => error instanceof UserDeleted || isForeignKeyViolation(error, 'user_id')
