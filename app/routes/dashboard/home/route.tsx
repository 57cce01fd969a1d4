import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChooseMode, ChooseReach } from '#app/contract/bot-settings.ts'
import { DisconnectAccount } from '#app/contract/connection.ts'
import { Analyze } from '#app/contract/correction.ts'
import { ChooseWidget, DisconnectBrowser, Nothing } from '#app/contract/forms.ts'
import { chooseModePath } from '#app/contract/rating-terms.ts'
import { nameOf, type SessionUser } from '#app/domain/account/session/session.ts'
import { startAnalysis } from '#app/domain/analysis/analysis.ts'
import { widenSearch } from '#app/domain/bot/find/widened.ts'
import { stopBot, wakeBot } from '#app/domain/bot/schedule/bot.ts'
import { startedText } from '#app/domain/bot/schedule/rest.ts'
import { chooseMode } from '#app/domain/bot/settings/settings.ts'
import { disconnectNamed } from '#app/domain/connection/connection.ts'
import { disconnectExtension } from '#app/domain/extension/disconnect.ts'
import { loadHome } from '#app/domain/home/home.ts'
import { isSameDay } from '#app/domain/time.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal } from '#app/http/doors/page.ts'
import { readWidget, widgetCookie } from '#app/http/request/cookies.ts'
import type { RequestServices } from '#app/services.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { cx } from '#app/ui/cx.ts'
import { type FormResult, useFormAnswer } from '#app/ui/form.tsx'
import { RefusalToast, refusalTitled } from '#app/ui/refusal-toast.tsx'
import { Static } from '#app/ui/static.tsx'
import { stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { CompletionToast, ResultNews } from '#app/view/analysis/result-news.tsx'
import { Unsure } from '#app/view/analysis/unsure.tsx'
import { disconnectedFlash } from '#app/view/dashboard/connection-card.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { staticHtml } from '#app/view/static-html.ts'
import { BotStatus } from './bot-status.tsx'
import { FirstDay, isFirstDay } from './first-day.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Headline } from './headline.tsx'
import type { Home, ShownHome } from './home-data.ts'
import { LatestPosts } from './latest-posts.tsx'
import { NothingYet } from './nothing-yet.tsx'
import { OnboardingWidget } from './onboarding-widget.tsx'
import { RecentActivity, RecentHeading } from './recent-activity.tsx'
import { Results } from './results.tsx'
import { SetupStrip } from './setup-strip.tsx'
import { SkippedSummary } from './skipped-summary.tsx'
import { textsOf } from './texts.ts'
import { Trouble } from './trouble.tsx'
import { hasWaiting, WaitingForYou } from './waiting-for-you.tsx'
import { WhyQuiet, widenedText } from './why-quiet.tsx'

export const meta: MetaFunction = () => [
  { title: 'Dashboard · Warble' },
  { name: 'description', content: 'Whether your bot is working, what it did, and how it went.' },
]

async function homeOf(user: SessionUser, services: RequestServices): Promise<Home> {
  const now = services.clock.now()
  return {
    ...(await loadHome(services, user, now)),
    first_day: isSameDay(user.created_at, now, user.time_zone),
    now,
    user_id: user.id,
    name: nameOf(user),
    network: services.network.name,
    time_zone: user.time_zone,
  }
}

export const loader = page('user', async ({ user, request }, services) => {
  const home = await homeOf(user, services)
  const { chart, skipped, said, needs, latest_read, week, ...rest } = home
  return {
    ...rest,
    texts: textsOf(home),
    trouble: staticHtml('trouble', <Trouble home={home} />),
    news: rest.onboarding.result_unseen ? staticHtml('news', <ResultNews />) : null,
    unsure: unsureOf(home),
    latest_posts: staticHtml('latest_posts', <LatestPosts home={home} />),
    widget: readWidget(services, request),
    first_steps: home.connection ? null : staticHtml('first', <FirstSteps home={home} />),
    beside: besideOf(home),
    results: staticHtml('results', <Results home={home} />),
    recent_heading: staticHtml('recent', <RecentHeading home={home} />),
    below: staticHtml(
      'below',
      <>
        {home.recent.length === 0 && <NothingYet home={home} />}
        <SkippedSummary home={home} />
      </>,
    ),
  }
})

function unsureOf({ analysis, connection }: Home): string | null {
  if (!connection?.open || analysis.status !== 'complete') return null
  return staticHtml(
    'unsure',
    <Unsure {...analysis}>
      <LinkButton to="/onboarding?step=3" size="sm" variant="secondary">
        See what it found
      </LinkButton>
    </Unsure>,
  )
}

function besideOf(home: Home): string | null {
  const [waits, first] = [hasWaiting(home), isFirstDay(home)]
  if (!waits && !first) return null
  return staticHtml(
    'waiting',
    <div className="grid gap-8">
      {waits && <WaitingForYou home={home} />}
      {first && <FirstDay home={home} />}
    </div>,
  )
}

export const action = forms('user', {
  start: form(Nothing, async (_given, { user }, services) => {
    const { db, network, clock } = services
    const now = clock.now()
    if (!(await wakeBot(db, network, user, now))) return redirectLocal(services, chooseModePath)
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
  disconnect: form(DisconnectAccount, async ({ handle }, { user }, services) => {
    const isEnded = await disconnectNamed(services, user.id, handle, services.clock.now())
    return redirectLocal(services, '/dashboard', { flash: disconnectedFlash(handle, isEnded) })
  }),
  'disconnect-extension': form(DisconnectBrowser, async ({ session_id }, { session }, services) => {
    await disconnectExtension(services.db, session, session_id ?? null, services.clock.now())
    return redirectLocal(services, '/dashboard', { flash: { title: 'Extension disconnected', tone: 'info' } })
  }),
  widget: form(ChooseWidget, async ({ display }, _visit, services) =>
    redirectLocal(services, '/dashboard', { cookies: [widgetCookie(services, display)] }),
  ),
})

export const clientAction = stayOnFailure

export default function DashboardHome() {
  const home = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  return (
    <>
      {home.bot.running && (
        <noscript>
          <meta httpEquiv="refresh" content="30" />
        </noscript>
      )}
      <RefusalToast actionData={actionData} texts={refusals(home.network)} />
      <CompletionToast analysis={home.analysis} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {!home.onboarding.is_completed && home.widget !== 'hidden' && (
          <OnboardingWidget progress={home.onboarding} display={home.widget} network={home.network} />
        )}
        <Headline home={home} />
        {home.trouble && <Static html={home.trouble} />}
        {home.news && <Static html={home.news} />}
        {home.unsure && <Static html={home.unsure} />}
        {home.first_steps === null ? <Day home={home} /> : <Static html={home.first_steps} />}
        {!home.connection && home.recent.length > 0 && <RecentActivity home={home} />}
        <SetupStrip home={home} actionData={actionData} />
      </div>
    </>
  )
}

/** Who waits, and why it is quiet, beside what the bot does; then what came of it. */
function Day({ home }: { home: ShownHome }) {
  const isQuiet = home.bot.running && (home.bot.found !== null || home.bot.widened)
  const hasTwo = isQuiet || home.beside
  return (
    <>
      <div className={cx('grid gap-x-10 gap-y-8', hasTwo && 'lg:grid-cols-[minmax(0,1fr)_22rem]')}>
        {hasTwo && (
          <div className="grid min-w-0 content-start gap-8">
            {home.beside && <Static html={home.beside} />}
            {isQuiet && <WhyQuiet home={home} />}
          </div>
        )}
        <BotStatus home={home} />
      </div>
      <Static html={home.results} />
      <RecentActivity home={home} />
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
  analyze: ({ code, status, message }: FormResult) =>
    code === 'not_connected'
      ? {
          title: 'Missing Information',
          description: `User ID or ${network} handle not found. Please complete onboarding first.`,
        }
      : {
          title: 'Analysis Failed',
          description: status < 500 ? message : 'Unable to start account analysis. Please try again.',
        },
})

export function ErrorBoundary() {
  return <LoadFailure title="API Connection Error" />
}
