import type { MetaFunction } from '@remix-run/node'
import { useLoaderData, useRouteLoaderData } from '@remix-run/react'
import { ChooseMode, ChooseReach } from '#app/contract/bot-settings.ts'
import { Analyze } from '#app/contract/correction.ts'
import { ChooseWidget, DisconnectBrowser, Nothing } from '#app/contract/forms.ts'
import { nameOf } from '#app/domain/account/session/session.ts'
import { loadHome } from '#app/domain/activity/home.ts'
import { startAnalysis } from '#app/domain/analysis/analysis.ts'
import { widenSearch } from '#app/domain/bot/find/widened.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { startedText } from '#app/domain/bot/schedule/rest.ts'
import { chooseMode } from '#app/domain/bot/settings/settings.ts'
import { disconnect } from '#app/domain/connection/connection.ts'
import { disconnectExtension } from '#app/domain/extension/disconnect.ts'
import type { Waiting } from '#app/domain/inbox/waiting.ts'
import { isSameDay } from '#app/domain/time.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { readWidget, widgetCookie } from '#app/http/request/cookies.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { type FormResult, useFormAnswer } from '#app/ui/form.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { ResultNews } from '#app/view/analysis/result-news.tsx'
import { Unsure } from '#app/view/analysis/unsure.tsx'
import { ConnectionCard } from '#app/view/dashboard/connection-card.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { AnalysisCard } from './analysis-card.tsx'
import { BotCard } from './bot-card.tsx'
import { ExtensionCard } from './extension-card.tsx'
import { FigureCards } from './figures.tsx'
import type { Home } from './home-data.ts'
import { Limits } from './limits.tsx'
import { OnboardingWidget } from './onboarding-widget.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { WhyQuiet, widenedText } from './why-quiet.tsx'

export const meta: MetaFunction = () => [
  { title: 'Dashboard · Warble' },
  { name: 'description', content: 'Whether your bot is working, what it did, and how it went.' },
]

export const loader = page('user', async ({ user, request }, services) => {
  const { network, clock } = services
  const now = clock.now()
  const home = await loadHome(services, user, now)
  return {
    ...home,
    first_day: isSameDay(user.created_at, now, user.time_zone),
    now,
    user_id: user.id,
    name: nameOf(user),
    network: network.name,
    time_zone: user.time_zone,
    widget: readWidget(services, request),
  }
})

export const action = forms('user', {
  start: form(Nothing, async (_given, { user }, services) => {
    const { db, network, clock } = services
    const now = clock.now()
    await startBot(db, network, user, {}, now)
    const description = await startedText(db, network, user, now)
    return redirectLocal(services, '/dashboard', {
      flash: { title: 'Bot Started', description, tone: 'success' },
    })
  }),
  stop: form(Nothing, async (_given, { user }, services) => {
    await stopBot(services.db, user.id, services.clock.now())
    return redirectLocal(services, '/dashboard', {
      flash: { title: 'Bot Paused', description: 'Your bot is now sleeping', tone: 'info' },
    })
  }),
  mode: form(ChooseMode, async ({ mode }, { user }, services) => {
    await chooseMode(services.db, user, mode)
    return redirectLocal(services, '/dashboard')
  }),
  reach: form(ChooseReach, async ({ reach }, { user }, services) => {
    const words = await widenSearch(services.db, user.id, reach === 'wide', services.clock.now())
    const flash =
      reach === 'wide'
        ? { title: 'Search widened', description: widenedText(words) }
        : { title: 'Search back to usual', description: 'Your topics, and posts from the last 24 hours.' }
    return redirectLocal(services, '/dashboard', { flash: { ...flash, tone: 'success' } })
  }),
  analyze: form(Analyze, async ({ corrections }, { user }, services) => {
    await startAnalysis(services, user.id, null, services.clock.now(), corrections)
    return redirectLocal(services, '/dashboard', {
      flash: { title: 'Analysis Started', description: 'This may take a few minutes.', tone: 'info' },
    })
  }),
  disconnect: form(Nothing, async (_given, { user }, services) => {
    await disconnect(services, user.id, services.clock.now())
    return redirectLocal(services, '/dashboard', { flash: { title: 'Account disconnected', tone: 'info' } })
  }),
  'disconnect-extension': form(DisconnectBrowser, async ({ session_id }, { session }, services) => {
    await disconnectExtension(services.db, session, session_id ?? null, services.clock.now())
    return redirectLocal(services, '/dashboard', { flash: { title: 'Extension disconnected', tone: 'info' } })
  }),
  widget: form(ChooseWidget, async ({ display }, _visit, services) =>
    redirectLocal(services, '/dashboard', { cookies: [widgetCookie(services, display)] }),
  ),
})

export default function DashboardHome() {
  const frame = useRouteLoaderData<Waiting>('routes/dashboard/layout/route')
  const home = { ...useLoaderData<typeof loader>(), waiting_drafts: frame?.waiting_drafts ?? 0 }
  const actionData = useFormAnswer<typeof action>()
  return (
    <>
      {home.bot.running && (
        <noscript>
          <meta httpEquiv="refresh" content="30" />
        </noscript>
      )}
      <PageHeader
        title={`${home.first_day ? 'Welcome' : 'Welcome back'}, ${home.name}`}
        description={`You're on the ${home.plan.name} plan. ${readiness(home)}`}
      />
      <RefusalToast actionData={actionData} texts={refusals(home.network)} />
      <div className="grid gap-8">
        {!home.onboarding.is_completed && home.widget !== 'hidden' && (
          <OnboardingWidget progress={home.onboarding} display={home.widget} network={home.network} />
        )}
        {home.onboarding.result_unseen && <ResultNews />}
        <BotCard home={home} />
        <WhyQuiet home={home} />
        {home.connection?.open && home.analysis.status === 'complete' && (
          <Unsure {...home.analysis}>
            <LinkButton to="/onboarding?step=3" size="sm" variant="secondary">
              See what it found
            </LinkButton>
          </Unsure>
        )}
        <Limits home={home} />
        <div className="grid gap-x-10 gap-y-8 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
          <div className="xl:col-start-2 xl:row-start-1">
            <FigureCards figures={home.figures} network={home.network} />
          </div>
          <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1">
            <RecentActivity home={home} />
          </div>
          <div className="grid content-start gap-6 md:max-xl:grid-cols-2 xl:col-start-2">
            <ConnectionCard {...home} />
            {home.extension && <ExtensionCard {...home} extension={home.extension} />}
            <AnalysisCard home={home} actionData={actionData} />
            <Card title="Need Help?" className="md:max-xl:col-span-2">
              <p className="text-sm text-muted">Common questions, and how to reach us.</p>
              <p className="mt-3">
                <LinkButton to="/dashboard/support" size="sm" variant="secondary" icon="support">
                  Support Center
                </LinkButton>
              </p>
            </Card>
          </div>
        </div>
      </div>
    </>
  )
}

const refusals = (network: string) => ({
  start: refusalTitled('Failed to start bot'),
  stop: refusalTitled('Failed to pause bot'),
  mode: refusalTitled('Couldn’t change the mode'),
  reach: refusalTitled('Couldn’t change the search'),
  disconnect: refusalTitled('Disconnection Failed'),
  'disconnect-extension': refusalTitled('Disconnection Failed'),
  widget: refusalTitled('Couldn’t save the change'),
  analyze: ({ code, message }: FormResult) => {
    if (code === 'not_connected')
      return {
        title: 'Missing Information',
        description: `User ID or ${network} handle not found. Please complete onboarding first.`,
      }
    if (code === 'analysis_running' || code === 'too_many_analyses')
      return { title: 'Analysis Failed', description: message }
    return { title: 'Analysis Failed', description: 'Unable to start account analysis. Please try again.' }
  },
})

export function ErrorBoundary() {
  return <LoadFailure title="API Connection Error" />
}

function readiness({ bot, connection, analysis_complete, network }: Home): string {
  if (bot.running) return bot.rests ? 'Your bot is on.' : 'Your bot is working.'
  if (!connection) return `Connect ${network} to start your bot.`
  if (!connection.open) return `Connect ${network} again so your bot can continue.`
  return analysis_complete ? 'Your bot is ready to start.' : 'Your bot can start after the analysis.'
}
