import { analyticsCsv } from '#app/domain/activity/report.ts'
import { downloadCsv } from '#app/http/doors/download.ts'
import { page } from '#app/http/doors/page.ts'

export const loader = page('user', async ({ user, url, context }, { db, clock, ...services }) => {
  const now = clock.now()
  const { name, parts } = await analyticsCsv(db, services, user, url.searchParams, now)
  return downloadCsv(context, `analytics-${name}`, now, parts)
})
