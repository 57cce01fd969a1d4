import type { Endpoint } from '#app/contract/endpoint.ts'
import { notFound } from '#app/http/api.ts'

/** The form of errors below paths that do not use the plain one. */
const forms: [RegExp, Endpoint['errorForm']][] = [
  [/^\/auth\/v1(\/|$)/, 'auth'],
  [/^\/functions(\/|$)/, 'functions'],
  [/^\/bots(\/|$)/, 'bots'],
  [/^\/rest(\/|$)/, 'rest'],
]

const missing = notFound((path) => forms.find(([family]) => family.test(path))?.[1] ?? 'plain')

export const loader = missing
export const action = missing
