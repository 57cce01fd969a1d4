import type { ErrorCode } from '#app/contract/errors.ts'

/** An expected failure, thrown by domain verbs and answered by http/ from the table in contract/errors.ts. */
export class Failure extends Error {
  override name = 'Failure'
  constructor(
    readonly code: ErrorCode,
    /** Sentences beside form fields, by field name. */
    readonly fields: Record<string, string> = {},
    /** The same as names that a program can act on. */
    readonly reasons: readonly string[] = [],
    /** Seconds after which another try may do. */
    readonly wait?: number,
  ) {
    super(code)
  }
}

/** What was done too often: `wait` in seconds. */
export function failUntil(code: ErrorCode, wait: number): never {
  throw new Failure(code, {}, [], Math.max(1, Math.ceil(wait)))
}

export function fail(code: ErrorCode, fields?: Record<string, string>, reasons?: readonly string[]): never {
  throw new Failure(code, fields, reasons)
}
