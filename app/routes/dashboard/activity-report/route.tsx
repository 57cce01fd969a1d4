import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { nameOf } from '#app/domain/account/session/session.ts'
import { loadReport } from '#app/domain/activity/report.ts'
import { chosenPeriod } from '#app/domain/activity/timeline.ts'
import { hasViews } from '#app/domain/bot/settings/settings.ts'
import { page } from '#app/http/doors/page.ts'
import { PrintedReport } from './report.tsx'

export const meta: MetaFunction = () => [{ title: 'Report · Warble' }]

export const loader = page('user', async ({ user, url }, { db, network, networks, clock }) => {
  const now = clock.now()
  const report = await loadReport(db, networks, user, chosenPeriod(url.searchParams.get('period')), now)
  return {
    ...report,
    now,
    time_zone: user.time_zone,
    network: network.name,
    has_views: hasViews(network),
    name: nameOf(user),
    plan: user.plan.name,
  }
})

export default function ReportPage() {
  return <PrintedReport {...useLoaderData<typeof loader>()} />
}
