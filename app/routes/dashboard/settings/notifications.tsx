import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { ChooseNotifications } from '#app/contract/forms.ts'
import { preferencesOf, savePreferences } from '#app/domain/notification/preferences.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'
import { Notifications } from '#app/view/settings/notifications.tsx'

export const meta: MetaFunction = () => [{ title: 'Notifications · Warble' }]

export const loader = page('user', async ({ user }, { db }) => ({
  chosen: await preferencesOf(db, user.id),
  email: user.email,
}))

export const action = forms('user', {
  notifications: form(ChooseNotifications, async (chosen, { user }, services) => {
    await savePreferences(services.db, user, chosen, services.clock.now())
    const flash = { title: 'Notifications saved', tone: 'success' as const }
    return go(services, '/dashboard/settings/notifications', { flash })
  }),
})

export default function NotificationsPage() {
  return <Notifications {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
}
