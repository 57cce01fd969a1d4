import type { MetaFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { Nothing } from '#app/contract/forms.ts'
import { dashboardHome } from '#app/domain/activity/home.ts'
import { startAnalysis } from '#app/domain/analysis/analysis.ts'
import { startBot, stopBot } from '#app/domain/bot/bot.ts'
import { disconnect } from '#app/domain/connection/connection.ts'
import { form, forms } from '#app/http/forms.ts'
import { go, page } from '#app/http/page.ts'
import { Card } from '#app/ui/card.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { AnalysisCard } from '#app/view/analysis-card.tsx'
import { BotCard } from '#app/view/bot-card.tsx'
import { ConnectionCard } from '#app/view/connection-card.tsx'
import { Figures } from '#app/view/figures.tsx'
import type { Home } from '#app/view/home.ts'
import { Limits } from '#app/view/limits.tsx'
import { RecentActivity } from '#app/view/recent-activity.tsx'

export const meta: MetaFunction = () => [{ title: 'Dashboard · Warble' }, { name: 'robots', content: 'noindex' }]

export const loader = page('user', async ({ user }, { db, network, clock, site }) => {
  const now = clock.now()
  const home = await dashboardHome(db, network, user, now)
  return { ...home, now, network: network.name, time_zone: user.time_zone, support_email: site.support_email }
})

export const action = forms('user', {
  start: form(Nothing, async (_given, { user }, services) => {
    await startBot(services.db, services.network, user, {}, services.clock.now())
    return go(services, '/dashboard', {
      flash: { title: 'Bot Started', description: 'Your bot is now working!', tone: 'success' },
    })
  }),
  stop: form(Nothing, async (_given, { user }, services) => {
    await stopBot(services.db, user.id, services.clock.now())
    return go(services, '/dashboard', {
      flash: { title: 'Bot Paused', description: 'Your bot is now sleeping', tone: 'info' },
    })
  }),
  analyze: form(Nothing, async (_given, { user }, services) => {
    await startAnalysis(services, user.id, null, services.clock.now())
    return go(services, '/dashboard', {
      flash: { title: 'Analysis Started', description: 'This may take a few minutes.', tone: 'info' },
    })
  }),
  disconnect: form(Nothing, async (_given, { user }, services) => {
    await disconnect(services.db, user.id, services.clock.now())
    return go(services, '/dashboard', { flash: { title: 'Account disconnected', tone: 'info' } })
  }),
})

export default function DashboardHome() {
  const home = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      {home.bot.running && (
        <noscript>
          <meta httpEquiv="refresh" content="30" />
        </noscript>
      )}
      <PageHeader title="Dashboard" description={`You're on the ${home.plan.name} plan. ${readiness(home)}`} />
      <div className="grid gap-8">
        <BotCard home={home} answer={answer} />
        <Limits home={home} />
        <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
          <div className="xl:col-start-2 xl:row-start-1">
            <Figures figures={home.figures} network={home.network} />
          </div>
          <div className="xl:col-start-1 xl:row-span-2 xl:row-start-1">
            <RecentActivity home={home} />
          </div>
          <div className="grid content-start gap-6 xl:col-start-2">
            <ConnectionCard home={home} />
            <AnalysisCard home={home} answer={answer} />
            <Card title="Need Help?" level={3}>
              <p className="text-sm text-muted">
                Write to us:{' '}
                <a className="link" href={`mailto:${home.support_email}`}>
                  {home.support_email}
                </a>
              </p>
            </Card>
          </div>
        </div>
      </div>
    </>
  )
}

function readiness({ bot, connection, analysis_complete, network }: Home): string {
  if (bot.running) return 'Your bot is working.'
  if (!connection?.open) return `Connect ${network}, and your bot can start.`
  return analysis_complete ? 'Your bot is ready to start.' : 'Your bot starts after the analysis.'
}
