import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ReadNotifications } from '#app/contract/forms.ts'
import { conversationsThatNeedYou, maxListed } from '#app/domain/inbox/needs-you.ts'
import { loadNotifications, notificationsShown, readNotifications } from '#app/domain/notification/notification.ts'
import { retentionText } from '#app/domain/retention.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { NotificationList } from './notification-list.tsx'
import { noticesAddress } from './words.ts'

export const meta: MetaFunction = () => [{ title: 'Notifications · Warble' }]

export const loader = page('user', async ({ user, url }, { db, network, clock }) => {
  const show = notificationsShown(url.searchParams)
  const [before, now] = [url.searchParams.get('before'), clock.now()]
  const [listed, needs] = await Promise.all([
    loadNotifications(db, user.id, before, show),
    show === 'all' && before === null ? conversationsThatNeedYou(db, user, now, maxListed) : null,
  ])
  return {
    ...listed,
    needs,
    show,
    kept_for: retentionText('notices'),
    is_first: before === null,
    now,
    time_zone: user.time_zone,
    network: network.name,
  }
})

export const action = forms('user', {
  read: form(ReadNotifications, async ({ until }, { user, url }, services) => {
    const show = notificationsShown(url.searchParams)
    await readNotifications(services.db, user.id, new Date(until), services.clock.now(), show)
    return redirectLocal(services, noticesAddress(show))
  }),
})

const refusals = { read: refusalTitled('Couldn’t mark as read') }

export const clientAction = stayOnFailure

export default function Notifications() {
  return (
    <>
      <RefusalToast actionData={useFormAnswer<typeof action>()} texts={refusals} />
      <NotificationList {...useLoaderData<typeof loader>()} />
    </>
  )
}
