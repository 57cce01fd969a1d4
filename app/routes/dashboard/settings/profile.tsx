import type { MetaFunction } from '@remix-run/node'
import { type ClientActionFunctionArgs, useActionData, useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { ChangeTimeZone, DeleteAccountForm, Nothing } from '#app/contract/forms.ts'
import { connectionCard } from '#app/domain/connection/connection.ts'
import { deleteAccount, deletionAsks } from '#app/domain/user/delete-account.ts'
import { sendReauthentication } from '#app/domain/user/reauthenticate.ts'
import { changeTimeZone, timeZoneOf, zonesByRegion } from '#app/domain/user/time-zone.ts'
import { readTheme } from '#app/http/cookies.ts'
import { farewell } from '#app/http/farewell.ts'
import { form, forms } from '#app/http/forms.ts'
import { hitAccount } from '#app/http/limits.ts'
import { go, page } from '#app/http/page.ts'
import { unlock } from '#app/http/unlock.ts'
import { Section } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { ConnectionCard } from '#app/view/dashboard/connection-card.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { unreached } from '#app/view/settings/away.ts'
import { DeleteAccount } from '#app/view/settings/delete-account.tsx'
import { TimeZone } from '#app/view/settings/time-zone.tsx'

export const meta: MetaFunction = () => [{ title: 'Account Settings · Warble' }]

const dialog = '/dashboard/settings#delete-account'

export const loader = page('user', async ({ user, session, request }, { db, network, clock }) => ({
  email: user.email,
  zones: { ...(await timeZoneOf(db, user.id, clock.now())), regions: zonesByRegion(user.time_zone) },
  since: user.created_at,
  theme: readTheme(request) ?? ('system' as const),
  connection: await connectionCard(db, user.id),
  network: network.name,
  asks: await deletionAsks(db, session, clock.now()),
  now: clock.now(),
}))

export const action = forms('user', {
  'time-zone': form(ChangeTimeZone, async ({ time_zone }, { user }, services) => {
    const { next } = await changeTimeZone(services.db, user.id, time_zone, services.clock.now())
    const description = next ? 'It holds from your next midnight.' : 'Your days go on as they were.'
    return go(services, '/dashboard/settings', { flash: { title: 'Time zone saved', description, tone: 'success' } })
  }),
  'delete-account': form(
    DeleteAccountForm,
    async (proof, { user, session }, services) => {
      const now = services.clock.now()
      await hitAccount(services.db, user.email, now)
      await deleteAccount(services, session, proof, now)
      return farewell(services)
    },
    'sign_in',
  ),
  'delete-code': form(
    Nothing,
    async (_given, { user }, services) => {
      await sendReauthentication(services, user.id, services.clock.now())
      const description = `A code is on its way to ${user.email}.`
      return go(services, dialog, { flash: { title: 'Check your e-mail', description, tone: 'info' } })
    },
    'mail',
  ),
  unlock: unlock(dialog),
})

export const clientAction = async ({ request, serverAction }: ClientActionFunctionArgs) => {
  const intent = String((await request.clone().formData()).getAll('intent').at(-1))
  return serverAction<typeof action>().catch((error) => unreached(intent, error))
}

export default function Profile() {
  const { email, since, theme, asks, zones, ...card } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const joined = since.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: zones.time_zone })
  return (
    <>
      <Section title="Profile" description="Who you are here." split>
        <Facts
          facts={[
            { term: 'E-mail', value: email },
            { term: 'User since', value: joined },
          ]}
        />
      </Section>
      <TimeZone {...zones} answer={answer} />
      <Section title="Connection" description={`The ${card.network} account that the bot acts for.`} split>
        <ConnectionCard {...card} />
      </Section>
      <Section title="Appearance" description="For this browser." split>
        <ThemeSwitch theme={theme} action="/theme" named />
      </Section>
      <DeleteAccount email={email} network={card.network} asks={asks} answer={answer} />
    </>
  )
}

/** What the page shows is told by the network: it is named where the frame could still be read. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<{ network: string }>('routes/dashboard/layout')
  return <LoadFailure title={`Failed to load ${frame?.network ?? 'account'} data`} />
}
