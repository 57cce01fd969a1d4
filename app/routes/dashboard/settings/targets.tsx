import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Target } from '#app/contract/bot-settings.ts'
import { handleForms } from '#app/contract/networks.ts'
import { addTargetByHandle, loadTargets, removeTarget } from '#app/domain/bot/targets.ts'
import { day } from '#app/domain/time.ts'
import { form, forms } from '#app/http/forms.ts'
import { page, redirectLocal } from '#app/http/page.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { Targets } from '#app/view/targets/targets.tsx'

export const meta: MetaFunction = () => [{ title: 'Priority people · Account Settings · Warble' }]

export const loader = page('user', async ({ user }, { db, network, clock }) => {
  const now = clock.now()
  const targets = await loadTargets(db, network, user, new Date(now.getTime() - 90 * day))
  return { targets, now, time_zone: user.time_zone, network: network.name, example: handleForms[network.id].example }
})

const here = '/dashboard/settings/targets'

export const action = forms('user', {
  add: form(Target, async ({ handle }, { user }, services) => {
    await addTargetByHandle(services.db, services.network, user, handle, services.clock.now())
    const description = 'Starting with the bot’s next action, within the same limits.'
    return redirectLocal(services, here, { flash: { title: `@${handle} added`, description, tone: 'success' } })
  }),
  remove: form(Target, async ({ handle }, { user }, services) => {
    await removeTarget(services.db, user, handle)
    const description = 'The bot treats their posts like everyone else’s again.'
    return redirectLocal(services, here, { flash: { title: `@${handle} removed`, description, tone: 'success' } })
  }),
})

const refusals = { remove: refusalTitled('Couldn’t remove') }

export default function TargetsPage() {
  const actionData = useFormAnswer<typeof action>()
  return (
    <>
      <RefusalToast actionData={actionData} texts={refusals} />
      <Targets {...useLoaderData<typeof loader>()} actionData={actionData} />
    </>
  )
}

export function ErrorBoundary() {
  return <LoadFailure title="Failed to load your priority people" level={2} />
}
