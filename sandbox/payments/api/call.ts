import { z } from 'zod'
import type { Account } from '../state/account.ts'

export interface Call<Input> {
  account: Account
  /** The `:id` of the path. */
  id: string
  input: Input
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  input: z.ZodType
  handle(call: Call<unknown>): object
}

/** Defines a route; the handler gets the parsed input. */
export function route<Schema extends z.ZodType>(
  method: Route['method'],
  path: string,
  input: Schema,
  handle: (call: Call<z.output<Schema>>) => object,
): Route {
  return { method, path, input, handle: (call) => handle(call as Call<z.output<Schema>>) }
}

export const noInput = z.strictObject({})

/** Form values are text; an empty one unsets a value. */
export const text = z.string().max(5_000)
export const int = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number)
export const flag = z.enum(['true', 'false'], 'Invalid boolean').transform((value) => value === 'true')
export const metadata = z.record(z.string().max(40), z.string().max(500)).or(z.literal('').transform(() => ({})))
export const email = z.email({ pattern: z.regexes.html5Email, error: 'Invalid email address' })
export const anyValue = z.unknown()

export const address = z.strictObject({
  city: text.optional(),
  country: text.optional(),
  line1: text.optional(),
  line2: text.optional(),
  postal_code: text.optional(),
  state: text.optional(),
})

/** The paging parameters of every list. */
export const paging = {
  limit: int.pipe(z.number().int().min(1).max(100)).optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
}

export type Paging = z.output<z.ZodObject<typeof paging>>

/** Merges metadata as Stripe does: keys that are not given are kept, empty values are removed. */
export function mergeMetadata(before: Record<string, string> | null, change: Record<string, string> | undefined) {
  if (!change) return before ?? {}
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''))
}

/** Drops undefined values, so that they do not overwrite existing ones. */
export function definedOnly<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never
}
