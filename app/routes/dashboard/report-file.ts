import { askedOf, queryOf } from '#app/domain/activity/activity.ts'
import { timelineCsv } from '#app/domain/activity/report.ts'
import { downloadCsv } from '#app/http/download.ts'
import { page } from '#app/http/page.ts'

export const loader = page('user', ({ user, url, context }, { db, networks, clock }) => {
  const now = clock.now()
  const asked = askedOf(url.searchParams)
  const name = `${asked.show === 'left' ? 'left-alone' : 'activity'}-${asked.period}`
  return downloadCsv(context, name, now, timelineCsv(db, networks, user, queryOf(asked), now))
})
