import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BotSettings, ChooseBotLabel } from '#app/contract/bot-settings.ts'
import { botSettings, saveBotSettings, uselessSwitches } from '#app/domain/bot/settings/settings.ts'
import { botLabelOf, chooseBotLabel } from '#app/domain/connection/bot-label.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { BotLabel } from './bot-label.tsx'
import { BotSettingsForm } from './bot-settings.tsx'

export const meta: MetaFunction = () => [{ title: 'Bot · Account Settings · Warble' }]

export const loader = page('user', async ({ user }, { db, network, clock }) => {
  const loaded_at = clock.now()
  const [settings, label] = await Promise.all([botSettings(db, network, user), botLabelOf(db, user.id)])
  const ruled_out = uselessSwitches(network)
  return { ...settings, ruled_out, loaded_at, label, time_zone: user.time_zone, network: network.name }
})

export const action = forms('user', {
  save: form(BotSettings, async (input, { user }, services) => {
    await saveBotSettings(services.db, services.network, user, input, services.clock.now())
    return redirectLocal(services, '/dashboard/settings/bot', {
      flash: { title: 'Bot settings saved', description: 'They apply from the bot’s next action.', tone: 'success' },
    })
  }),
  label: form(ChooseBotLabel, async ({ label }, { user }, services) => {
    await chooseBotLabel(services, user.id, label === 'on')
    const title = label === 'on' ? 'Bot label added' : 'Bot label removed'
    const description = `It can take a minute to show on ${services.network.name}.`
    return redirectLocal(services, '/dashboard/settings/bot', { flash: { title, description, tone: 'success' } })
  }),
})

export const clientAction = stayOnFailure

export default function BotPage() {
  const { label, ...settings } = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  return (
    <>
      <BotSettingsForm settings={settings} actionData={actionData} />
      {label !== null && <BotLabel isOn={label} network={settings.network} actionData={actionData} />}
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailure title="Failed to load the bot’s settings" level={2} />
}
