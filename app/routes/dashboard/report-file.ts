import { timelineCsv } from '#app/domain/activity/report.ts'
import { chosenPeriod } from '#app/domain/activity/timeline.ts'
import { downloadCsv } from '#app/http/download.ts'
import { page } from '#app/http/page.ts'

export const loader = page('user', ({ user, url, context }, { db, network, clock }) => {
  const now = clock.now()
  const period = chosenPeriod(url.searchParams.get('period'))
  const skipped = url.searchParams.get('show') === 'left'
  const name = `${skipped ? 'left-alone' : 'activity'}-${period}`
  return downloadCsv(context, name, now, timelineCsv(db, network, user, { period, skipped }, now))
})
