import { readActivityQuery, timelineQueryOf } from '#app/domain/activity/activity.ts'
import { timelineCsv } from '#app/domain/activity/report.ts'
import { downloadCsv } from '#app/http/doors/download.ts'
import { page } from '#app/http/doors/page.ts'

export const loader = page('user', ({ user, url, context }, { db, networks, clock }) => {
  const now = clock.now()
  const query = readActivityQuery(url.searchParams)
  const name = `${query.show === 'left' ? 'skipped' : 'activity'}-${query.period}`
  return downloadCsv(context, name, now, timelineCsv(db, networks, user, timelineQueryOf(query), now))
})
