import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { listSecurityEvents } from '#app/domain/account/security/events.ts'
import { retention } from '#app/domain/retention.ts'
import { day } from '#app/domain/time.ts'
import { page } from '#app/http/doors/page.ts'
import { SecurityEventList } from './events.tsx'

export const meta: MetaFunction = () => [{ title: 'Security log · Warble' }]

export const loader = page('user', async ({ user }, { db, clock }) => {
  const now = clock.now()
  return {
    events: await listSecurityEvents(db, user.id, now),
    now,
    time_zone: user.time_zone,
    kept_days: retention.security_events.life / day,
  }
})

export default function SecurityEventsPage() {
  return <SecurityEventList {...useLoaderData<typeof loader>()} />
}
