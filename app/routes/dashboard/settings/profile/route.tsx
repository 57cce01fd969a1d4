import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { DisconnectAccount } from '#app/contract/connection.ts'
import { AutoLogin, ChangeTimeZone, DeleteAccountForm, DisconnectBrowser, Nothing } from '#app/contract/forms.ts'
import { proofView } from '#app/domain/account/session/recent-proof.ts'
import { changeTimeZone, zonesByRegion } from '#app/domain/account/user/time-zone.ts'
import { connectionCard, disconnectNamed } from '#app/domain/connection/connection.ts'
import { deleteAccount } from '#app/domain/deletion/delete-account.ts'
import { beginExport, exportOf } from '#app/domain/export/export.ts'
import { disconnectExtension } from '#app/domain/extension/disconnect.ts'
import { extensionCard, setAutoLogin } from '#app/domain/extension/status.ts'
import { attempts, hit } from '#app/domain/metering/limits.ts'
import { dateText } from '#app/domain/time.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { readTheme } from '#app/http/request/cookies.ts'
import { formWithProof, mailCodeForm, proofForm } from '#app/http/request/sign-in/proof.ts'
import { afterAccountDeletion } from '#app/http/request/sign-in/session.ts'
import { Section } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { useFormAnswer } from '#app/ui/form.tsx'
import { TextLink } from '#app/ui/link.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { rereadsAfterAnswer, stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { ConnectionCard, disconnectedFlash } from '#app/view/dashboard/connection-card.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { DataExport, exportIntents } from './data-export.tsx'
import { DeleteAccountSection } from './delete-account.tsx'
import { ExtensionSection } from './extension.tsx'
import { TimeZone } from './time-zone.tsx'

export const meta: MetaFunction = () => [{ title: 'Account Settings · Warble' }]

const dialog = '/dashboard/settings#delete-account'
const exporting = '/dashboard/settings#export'
const security = '/dashboard/settings/security'

export const loader = page('user', async ({ user, session, request }, services) => {
  const { db, network, clock } = services
  const now = clock.now()
  const [connection, extension, data_export, proof] = await Promise.all([
    connectionCard(db, user.id),
    extensionCard(services, user.id, now),
    exportOf(db, user.id, now),
    proofView(db, session, now),
  ])
  return {
    email: user.email,
    zones: { time_zone: user.time_zone, next: user.next_time_zone, regions: zonesByRegion(user.time_zone, now) },
    since: user.created_at,
    theme: readTheme(services, request) ?? ('system' as const),
    connection,
    extension,
    network: network.name,
    data_export,
    user_id: user.id,
    ...proof,
    now,
  }
})

export const action = forms('user', {
  'time-zone': form(ChangeTimeZone, async ({ time_zone }, { user }, services) => {
    const { next } = await changeTimeZone(services.db, user.id, time_zone, services.clock.now())
    const description = next ? 'It takes effect at your next midnight.' : 'Your time zone is unchanged.'
    return redirectLocal(services, '/dashboard/settings', {
      flash: { title: 'Time zone saved', description, tone: 'success' },
    })
  }),
  disconnect: form(DisconnectAccount, async ({ handle }, { user }, services) => {
    const isEnded = await disconnectNamed(services, user.id, handle, services.clock.now())
    return redirectLocal(services, '/dashboard/settings', { flash: disconnectedFlash(handle, isEnded) })
  }),
  'disconnect-extension': form(DisconnectBrowser, async ({ session_id }, { session }, services) => {
    await disconnectExtension(services.db, session, session_id ?? null, services.clock.now())
    return redirectLocal(services, '/dashboard/settings', { flash: { title: 'Extension disconnected', tone: 'info' } })
  }),
  'auto-login': form(AutoLogin, async ({ enabled }, { user }, services) => {
    await setAutoLogin(services.db, user.id, enabled === 'yes', services.clock.now())
    return redirectLocal(services, '/dashboard/settings', { flash: { title: 'Setting saved', tone: 'success' } })
  }),
  export: formWithProof(Nothing, async (_given, { session }, services) => {
    const { begun } = await beginExport(services, session, services.clock.now(), { replacesReady: true })
    const title = begun ? 'Export started' : 'Your export is already in progress'
    const description = 'We’ll email you when it’s ready.'
    return redirectLocal(services, exporting, {
      flash: { title, description, tone: begun ? 'success' : 'info' },
    })
  }),
  'delete-account': form(
    DeleteAccountForm,
    async (proof, { user, session }, services) => {
      const now = services.clock.now()
      await hit(services.db, attempts(`password:${user.id}`), now)
      await deleteAccount(services, session, proof, now)
      return afterAccountDeletion(services)
    },
    'sign_in',
  ),
  'mail-code': mailCodeForm(),
  unlock: proofForm(dialog),
  [exportIntents.mail]: mailCodeForm(exportIntents.mail),
  [exportIntents.unlock]: proofForm(exporting),
})

/** After a refusal too: the proof may have expired, and the page then asks for it. */
export const shouldRevalidate = rereadsAfterAnswer

export const clientAction = stayOnFailure

const refusals = {
  'auto-login': refusalTitled('Couldn’t save the change'),
  disconnect: refusalTitled('Disconnection Failed'),
  'disconnect-extension': refusalTitled('Disconnection Failed'),
}

export default function Profile() {
  const { email, since, theme, needed, has_password, zones, extension, data_export, user_id, ...card } =
    useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  const joined = dateText(since, zones.time_zone)
  return (
    <>
      <RefusalToast actionData={actionData} texts={refusals} />
      <Section title="Profile" split>
        <Facts
          facts={[
            { term: 'Email', value: email, action: <TextLink to={security}>Change email or password</TextLink> },
            { term: 'Member since', value: <span suppressHydrationWarning>{joined}</span> },
          ]}
        />
      </Section>
      <Section title="Connection" description={`The ${card.network} account your bot acts for.`} split>
        <ConnectionCard {...card} level={3} />
      </Section>
      <TimeZone {...zones} actionData={actionData} />
      {extension && (
        <ExtensionSection {...extension} network={card.network} now={card.now} time_zone={zones.time_zone} />
      )}
      <Section title="Appearance" description="Applies to this browser." split>
        <ThemeSwitch theme={theme} action="/theme" named />
      </Section>
      <DataExport
        current={data_export}
        email={email}
        needed={needed}
        user_id={user_id}
        actionData={actionData}
        now={card.now}
        time_zone={zones.time_zone}
      />
      <DeleteAccountSection
        email={email}
        needed={needed}
        has_password={has_password}
        actionData={actionData}
        network={card.network}
      />
    </>
  )
}

/** The network's name is in the message if the frame could be loaded. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<{ network: string }>('routes/dashboard/layout/route')
  return <LoadFailure title={`Failed to load ${frame?.network ?? 'account'} data`} level={2} />
}
