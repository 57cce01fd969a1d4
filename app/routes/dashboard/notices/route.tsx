import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReadNotices } from '#app/contract/forms.ts'
import { loadNotices, readNotices } from '#app/domain/notice/notice.ts'
import { retentionText } from '#app/domain/retention.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { NoticeList } from './notices.tsx'

export const meta: MetaFunction = () => [{ title: 'Notifications · Warble' }]

export const loader = page('user', async ({ user, url }, { db, network, clock }) => ({
  ...(await loadNotices(db, user.id, url.searchParams.get('before'))),
  kept_for: retentionText('notices'),
  is_first: !url.searchParams.has('before'),
  now: clock.now(),
  time_zone: user.time_zone,
  network: network.name,
}))

export const action = forms('user', {
  read: form(ReadNotices, async ({ until }, { user }, services) => {
    await readNotices(services.db, user.id, new Date(until), services.clock.now())
    return redirectLocal(services, '/dashboard/notices')
  }),
})

const refusals = { read: refusalTitled('Couldn’t mark as read') }

export default function Notices() {
  return (
    <>
      <RefusalToast actionData={useFormAnswer<typeof action>()} texts={refusals} />
      <NoticeList {...useLoaderData<typeof loader>()} />
    </>
  )
}
