import type { Endpoint } from '#app/contract/endpoint.ts'
import { plainPath } from '#app/http/exchange.ts'

/** The form of errors below paths that do not use the plain one. */
const families: [RegExp, Endpoint['errorForm']][] = [
  [/^\/auth\/v1(\/|$)/, 'auth'],
  [/^\/functions(\/|$)/, 'functions'],
  [/^\/bots(\/|$)/, 'bots'],
  [/^\/rest(\/|$)/, 'rest'],
]

/** The form of errors at a path without an endpoint: that of its neighbours. */
export const errorFormOf = (path: string): Endpoint['errorForm'] =>
  families.find(([family]) => family.test(plainPath(path)))?.[1] ?? 'plain'
