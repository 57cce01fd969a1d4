import { Outlet, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { nameOf, type SessionUser } from '#app/domain/account/session/session.ts'
import { loadWaiting } from '#app/domain/inbox/waiting.ts'
import { dateText } from '#app/domain/time.ts'
import { page } from '#app/http/doors/page.ts'
import { readTheme } from '#app/http/request/cookies.ts'
import { pictureOf } from '#app/http/request/sign-in/provider.ts'
import type { RequestServices } from '#app/services.ts'
import { rereadsAround } from '#app/ui/stay-on-failure.ts'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { staticHtml } from '#app/view/static-html.ts'
import { DashboardLayout } from './dashboard-layout.tsx'
import { isPastPlayed, SampleBanner } from './sample-banner.tsx'

export const loader = page('user', async ({ user, session, request, context }, services) => ({
  network: services.network.name,
  email: user.email,
  name: nameOf(user),
  picture: pictureOf(services, user.avatar_url),
  ...(await waitingOf(user.id, services)),
  plan: { type: user.plan.type, name: user.plan.name },
  unpaid: unpaidOf(user),
  theme: readTheme(services, request) ?? ('system' as const),
  live_version: session.live_version,
  refused: context.refused_form ?? null,
}))

function unpaidOf({ unpaid, plan: now, time_zone }: SessionUser) {
  if (!unpaid) return null
  const { plan } = unpaid
  const until = dateText(unpaid.until, time_zone)
  return now.type === 'free'
    ? {
        tone: 'failure' as const,
        text: `You’ve been on Free since ${until}. Pay the open invoice to get ${plan} back right away.`,
      }
    : {
        tone: 'attention' as const,
        text: `You keep ${plan} until ${until}, then move to Free. Update your card to keep ${plan}.`,
      }
}

async function waitingOf(userId: string, { db, clock }: RequestServices) {
  const now = clock.now()
  const { is_sample, ...waiting } = await loadWaiting(db, userId, now)
  const banner = () => <SampleBanner userId={userId} isPlaying={isPastPlayed(now, new Date())} />
  return { ...waiting, sample: is_sample ? staticHtml('sample', banner()) : null }
}

export const shouldRevalidate = rereadsAround

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
