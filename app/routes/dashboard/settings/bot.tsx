import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { BotSettings } from '#app/contract/bot-settings.ts'
import { botSettings, saveBotSettings } from '#app/domain/bot/settings.ts'
import { form, forms } from '#app/http/forms.ts'
import { page, redirectLocal } from '#app/http/page.ts'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { BotSettingsForm } from '#app/view/settings/bot-settings.tsx'

export const meta: MetaFunction = () => [{ title: 'Bot · Account Settings · Warble' }]

export const loader = page('user', async ({ user }, { db, network }) => {
  return { ...(await botSettings(db, network, user)), time_zone: user.time_zone, network: network.name }
})

export const action = forms('user', {
  save: form(BotSettings, async (input, { user }, services) => {
    await saveBotSettings(services.db, services.network, user, input, services.clock.now())
    return redirectLocal(services, '/dashboard/settings/bot', {
      flash: { title: 'Bot settings saved', description: 'They apply from its next step.', tone: 'success' },
    })
  }),
})

export default function BotPage() {
  return <BotSettingsForm settings={useLoaderData<typeof loader>()} actionData={useActionData<typeof action>()} />
}

export function ErrorBoundary() {
  return <LoadFailure title="Failed to load the bot’s settings" />
}
