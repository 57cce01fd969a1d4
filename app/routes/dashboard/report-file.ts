import { timelineCsv } from '#app/domain/activity/report.ts'
import { chosenPeriod } from '#app/domain/activity/timeline.ts'
import { downloadCsv } from '#app/http/download.ts'
import { page } from '#app/http/page.ts'

export const loader = page('user', ({ user, url, context }, { db, network, clock }) => {
  const now = clock.now()
  const period = chosenPeriod(url.searchParams.get('period'))
  const left_alone = url.searchParams.get('show') === 'left'
  const name = `${left_alone ? 'left-alone' : 'activity'}-${period}`
  return downloadCsv(context, name, now, timelineCsv(db, network, user, { period, left_alone }, now))
})
