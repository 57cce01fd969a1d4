import { Outlet, type ShouldRevalidateFunction, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { nameOf } from '#app/domain/account/session/session.ts'
import { loadWaiting } from '#app/domain/inbox/waiting.ts'
import { dateText } from '#app/domain/time.ts'
import { page } from '#app/http/doors/page.ts'
import { readTheme } from '#app/http/request/cookies.ts'
import { pictureOf } from '#app/http/request/sign-in/provider.ts'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { DashboardLayout } from './dashboard-layout.tsx'

export const loader = page('user', async ({ user, session, request, context }, services) => ({
  network: services.network.name,
  email: user.email,
  name: nameOf(user),
  picture: pictureOf(services, user.avatar_url),
  ...(await loadWaiting(services.db, user.id, services.clock.now())),
  plan: { type: user.plan.type, name: user.plan.name },
  unpaid: user.unpaid && { plan: user.unpaid.plan, until: dateText(user.unpaid.until, user.time_zone) },
  theme: readTheme(services, request) ?? ('system' as const),
  live_version: session.live_version,
  refused: context.refused_form ?? null,
}))

/** The frame stays when a navigation inside it fails: only forms and live events reload it. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  formMethod,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => defaultShouldRevalidate && ((formMethod ?? 'GET') !== 'GET' || currentUrl.href === nextUrl.href)

export default function DashboardRoute() {
  return (
    <DashboardLayout {...useLoaderData<typeof loader>()}>
      <Outlet />
    </DashboardLayout>
  )
}

/** For pages without a boundary of their own. A failure above the page's own loader has no title yet. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<typeof loader>('routes/dashboard/layout/route')
  const failure = (
    <>
      <title>API Connection Error · Warble</title>
      <LoadFailure />
    </>
  )
  if (frame) return <DashboardLayout {...frame}>{failure}</DashboardLayout>
  return (
    <main id="main" className="wrap py-16">
      {failure}
    </main>
  )
}
