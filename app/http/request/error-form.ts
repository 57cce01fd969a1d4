import type { ErrorForm } from '#app/contract/endpoint.ts'
import { callsAt } from '#app/contract/paths.ts'
import { plainPath } from '#app/http/server/express.ts'

const forms: [family: string, form: ErrorForm][] = [
  ['/auth/v1', 'auth'],
  ['/functions', 'functions'],
  ['/bots', 'bots'],
  ['/rest', 'rest'],
]

/** For paths before their call is known, or without a call. */
export function errorFormOf(path: string): ErrorForm {
  const plain = plainPath(path)
  const family = forms.find(([start]) => plain === start || plain.startsWith(`${start}/`))
  return callsAt(plain)?.calls[0]?.errorForm ?? family?.[1] ?? 'plain'
}
