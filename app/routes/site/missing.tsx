import type { MetaFunction } from '@remix-run/node'
import { fail } from '#app/domain/failure.ts'
import { page } from '#app/http/page.ts'

export const meta: MetaFunction = () => [{ title: 'Page not found · Warble' }]

/** Any other path: logged, and answered by the error page of the root. */
export const loader = page('public', ({ url, context }, { log }) => {
  log.warn({ missing_path: url.pathname, request_id: context.request_id }, 'no such page')
  fail('not_found')
})

export const handle = { scripts: false }

export default function Missing() {
  return null
}
