import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChooseNotifications } from '#app/contract/forms.ts'
import { preferencesOf, savePreferences } from '#app/domain/mail/preferences.ts'
import { refusalOf } from '#app/domain/mail/refused-address.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { Notifications } from './notifications.tsx'

export const meta: MetaFunction = () => [{ title: 'Notifications · Warble' }]

export const loader = page('user', async ({ user }, { db }) => {
  const [chosen, refusal] = await Promise.all([preferencesOf(db, user.id), refusalOf(db, user.id)])
  return { chosen, email: user.email, refusal }
})

export const action = forms('user', {
  notifications: form(ChooseNotifications, async (chosen, { user }, services) => {
    await savePreferences(services.db, user, chosen, services.clock.now())
    const flash = { title: 'Notifications saved', tone: 'success' as const }
    return redirectLocal(services, '/dashboard/settings/notifications', { flash })
  }),
})

export const clientAction = stayOnFailure

export default function NotificationsPage() {
  return <Notifications {...useLoaderData<typeof loader>()} actionData={useFormAnswer<typeof action>()} />
}
