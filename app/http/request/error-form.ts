import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'
import { plainPath } from '#app/http/server/exchange.ts'

/** The forms of errors, by the paths that use them: those of calls, then those of their families. */
const forms: [RegExp, Endpoint['errorForm']][] = [
  ...endpoints.map(({ path, errorForm }): [RegExp, Endpoint['errorForm']] => [
    new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`, 'i'),
    errorForm,
  ]),
  [/^\/auth\/v1(\/|$)/, 'auth'],
  [/^\/functions(\/|$)/, 'functions'],
  [/^\/bots(\/|$)/, 'bots'],
  [/^\/rest(\/|$)/, 'rest'],
]

/** The form of an error at a path before its call is known, or where there is none. */
export function errorFormOf(path: string): Endpoint['errorForm'] {
  const plain = plainPath(path)
  return forms.find(([pattern]) => pattern.test(plain))?.[1] ?? 'plain'
}
