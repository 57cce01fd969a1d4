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
  ) {
    super(code)
  }
}

export function fail(code: ErrorCode, fields?: Record<string, string>, reasons?: readonly string[]): never {
  throw new Failure(code, fields, reasons)
}
