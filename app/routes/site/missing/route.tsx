import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { fail } from '#app/domain/failure.ts'
import { page } from '#app/http/doors/page.ts'
import type { loader as rootLoader } from '#app/root.tsx'
import { NotFound } from './not-found.tsx'

export const loader = page('public', ({ url, context }, { log }) => {
  log.warn({ missing_path: url.pathname, request_id: context.request_id }, 'no such page')
  fail('not_found')
})

export const handle = { scripts: false }

export default function Missing() {
  return null
}

export function ErrorBoundary() {
  const root = useRouteLoaderData<typeof rootLoader>('root')
  const { pathname } = useLocation()
  return <NotFound viewer={root?.viewer ?? null} inDashboard={pathname.startsWith('/dashboard/')} />
}
