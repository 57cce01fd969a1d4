import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { connectionCard } from '#app/domain/connection/connection.ts'
import { readTheme } from '#app/http/cookies.ts'
import { page } from '#app/http/page.ts'
import { Section } from '#app/ui/card.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { ConnectionCard } from '#app/view/dashboard/connection-card.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'

export const meta: MetaFunction = () => [{ title: 'Account Settings · Warble' }]

export const loader = page('user', async ({ user, request }, { db, network, clock }) => ({
  email: user.email,
  time_zone: user.time_zone,
  since: user.created_at,
  theme: readTheme(request) ?? ('system' as const),
  connection: await connectionCard(db, user.id),
  network: network.name,
  now: clock.now(),
}))

export default function Profile() {
  const { email, since, theme, ...card } = useLoaderData<typeof loader>()
  const joined = since.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: card.time_zone })
  return (
    <>
      <Section title="Profile" description="Who you are here." split>
        <Facts
          facts={[
            { term: 'E-mail', value: email },
            { term: 'Time zone', value: `${card.time_zone}. Daily limits start again at its midnight.` },
            { term: 'User since', value: joined },
          ]}
        />
      </Section>
      <Section title="Connection" description={`The ${card.network} account that the bot acts for.`} split>
        <ConnectionCard {...card} />
      </Section>
      <Section title="Appearance" description="For this browser." split>
        <ThemeSwitch theme={theme} action="/theme" named />
      </Section>
    </>
  )
}

/** What the page shows is told by the network: it is named where the frame could still be read. */
export function ErrorBoundary() {
  const frame = useRouteLoaderData<{ network: string }>('routes/dashboard/layout')
  return <LoadFailure title={`Failed to load ${frame?.network ?? 'account'} data`} />
}
