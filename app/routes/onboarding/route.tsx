import { type MetaFunction, redirect, replace } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Analyze, Correct, KeepResult } from '#app/contract/correction.ts'
import { ChoosePlan, Connect, ConnectAppPassword, Nothing } from '#app/contract/forms.ts'
import { chooseModePath } from '#app/contract/rating-terms.ts'
import { ChooseStart, RateDraft, RatingWhy, UndoRating } from '#app/contract/ratings.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { analysisOf, startAnalysis } from '#app/domain/analysis/analysis.ts'
import { correctAnalysis } from '#app/domain/analysis/correct.ts'
import { keepResult } from '#app/domain/analysis/keep.ts'
import { markResultSeen } from '#app/domain/analysis/seen.ts'
import { offerOf } from '#app/domain/billing/offer.ts'
import { startsText } from '#app/domain/bot/schedule/hours.ts'
import { startedText } from '#app/domain/bot/schedule/rest.ts'
import { botSettings } from '#app/domain/bot/settings/settings.ts'
import { isBotRunning } from '#app/domain/bot-state.ts'
import { connectByAppPassword } from '#app/domain/connection/app-password.ts'
import { connectChoice, networkConnectedBy } from '#app/domain/connection/choice.ts'
import { connect, connectionOf } from '#app/domain/connection/connection.ts'
import { turnOn } from '#app/domain/mail/preferences.ts'
import {
  choosePlan,
  completeSetup,
  completeWelcome,
  extensionDetected,
  type OnboardingState,
  onboardingOf,
  reachableStep,
  skipConnect,
} from '#app/domain/onboarding/onboarding.ts'
import { closeRounds, startRound } from '#app/domain/ratings/round.ts'
import { chooseStart } from '#app/domain/ratings/start.ts'
import { giveReason, rateDraft, undoRating } from '#app/domain/ratings/verdict.ts'
import { addAnswers } from '#app/domain/voice/facts.ts'
import { form, forms } from '#app/http/doors/forms.ts'
import { page, redirectLocal, showOnce } from '#app/http/doors/page.ts'
import { readPending } from '#app/http/request/cookies.ts'
import { isDesktopChrome } from '#app/http/request/desktop-chrome.ts'
import { waitingOf } from '#app/http/request/sign-in/mail.ts'
import type { RequestServices } from '#app/services.ts'
import { useFormAnswer } from '#app/ui/form.tsx'
import { stayOnFailure } from '#app/ui/stay-on-failure.ts'
import { CheckEmail } from '#app/view/auth/check-email.tsx'
import { LoadFailure } from '#app/view/dashboard/load-failure.tsx'
import { portraitPages } from './portrait/pages.tsx'
import { nextOf, ratingScreen, resumeRating } from './rating/screen.ts'
import { sidePanelOf } from './side-panel.tsx'
import { Wizard } from './wizard.tsx'

export const meta: MetaFunction = () => [{ title: 'Set up · Warble' }]

export const loader = page('public', async ({ user, request, url }, services) => {
  if (!user) {
    const pending = await readPending(services, request)
    if (pending?.purpose !== 'signup') throw replace('/login?next=%2Fonboarding')
    return { waiting: waitingOf(services, pending) }
  }
  return { wizard: await wizardOf(services, user, request, url) }
})

async function wizardOf(services: RequestServices, user: SessionUser, request: Request, url: URL) {
  const { db, network, clock, site } = services
  const progress = await onboardingOf(db, user.id)
  if (progress.setup_completed && progress.result_unseen && !url.searchParams.has('step')) {
    // Only once: signing in leads here.
    await markResultSeen(db, user.id, clock.now())
    throw redirect(withStep(url, 3))
  }
  const step = stepOf(progress, url)
  await resumeRating(services, user, progress, url)
  const rating = step === 3 ? await ratingScreen(services, user, url) : null
  const connection = await connectionOf(db, user.id)
  const analysis = step >= 3 ? await analysisOf(db, user.id) : null
  const portrait = await portraitPages(db, user, analysis, clock.now())
  const offer = step === 1 ? await offerOf(services, user, url.searchParams.get('plan')) : null
  const bot_runs = step === 4 && (await isBotRunning(db, user.id))
  const { mode: standing, mode_chosen, hours } = await botSettings(db, network, user)
  const mode = mode_chosen ? standing : null
  const can_rate = site.language_model !== null
  const is_new = !progress.setup_completed
  const about = { step, analysis, connection, network: network.name, mode, can_rate, is_new, offer }
  return {
    plan: user.plan.type,
    on_sale: services.payments !== null,
    user_id: user.id,
    now: clock.now(),
    can_rate,
    time_zone: user.time_zone,
    step,
    progress,
    connection,
    analysis,
    portrait,
    offer,
    network: network.name,
    extension: extensionOffer(services, request),
    rating,
    bot_runs,
    starts: step === 4 ? { mode, hours, at: startsText(hours, clock.now(), user.time_zone) } : null,
    side_panel: rating || (step === 3 && portrait) ? null : sidePanelOf(about),
    ...choiceOf(services, connection, url, user.network),
  }
}

const extensionOffer = ({ site, extension }: RequestServices, request: Request) => ({
  store_url: site.extension_store_url,
  can_download: extension !== null,
  fits: isDesktopChrome(request),
})

function choiceOf(
  { network, networks }: RequestServices,
  connection: Awaited<ReturnType<typeof connectionOf>>,
  url: URL,
  own: Parameters<typeof connectChoice>[2],
) {
  const choice = connectChoice(networks, url.searchParams, own)
  const known = network.id === 'bluesky' && !connection.is_connected ? connection.handle : null
  return { ...choice, handle: choice.handle ?? known ?? undefined }
}

/** Throws a redirect where the requested one does not open. */
function stepOf(progress: OnboardingState, url: URL): number {
  const requested = url.searchParams.get('step')
  if (progress.setup_completed && requested !== '2' && requested !== '3') throw redirect('/dashboard')
  const step = reachableStep(progress, requested)
  if (requested !== null && requested !== String(step)) throw replace(withStep(url, step))
  return step
}

function withStep({ searchParams }: URL, step: number): string {
  const query = new URLSearchParams(searchParams)
  query.set('step', String(step))
  query.delete('_routes')
  return `/onboarding?${query}`
}

export const action = forms('user', {
  welcome: form(Nothing, async (_given, { user, url }, services) => {
    const now = services.clock.now()
    await completeWelcome(services.db, user.id, now)
    url.searchParams.set('step', '1')
    if (services.payments) return redirectLocal(services, `/onboarding${url.search}`)
    await choosePlan(services, user, user.plan.type, now)
    return redirectLocal(services, '/onboarding?step=2')
  }),
  plan: form(ChoosePlan, async ({ plan_type }, { user }, services) => {
    const chosen = await choosePlan(services, user, plan_type, services.clock.now())
    return redirectLocal(services, chosen === 'to_pay' ? `/onboarding?step=1&plan=${plan_type}` : '/onboarding?step=2')
  }),
  connect: form(Connect, async (tokens, { user, url }, services) => {
    const network = networkConnectedBy(services.networks, 'tokens', url.searchParams.get('network'))
    const credentials = { kind: 'tokens' as const, ...tokens }
    const { handle } = await connect({ ...services, network }, user, credentials, null, 'manual', services.clock.now())
    return startReading(services, user.id, `@${handle}`)
  }),
  'connect-app-password': form(ConnectAppPassword, async (given, { user, url }, services) => {
    const network = networkConnectedBy(services.networks, 'app_password', url.searchParams.get('network'))
    await connectByAppPassword({ ...services, network }, user, given, services.clock.now())
    return startReading(services, user.id, network.name)
  }),
  'extension-detected': form(Nothing, async (_given, { user }, services) => {
    await extensionDetected(services.db, user.id, services.clock.now())
    return showOnce({}, [])
  }),
  skip: form(Nothing, async (_given, { user }, services) => {
    await skipConnect(services.db, user.id, services.clock.now())
    return redirectLocal(services, '/onboarding?step=3')
  }),
  analyze: form(Analyze, async ({ corrections }, { user }, services) => {
    await startAnalysis(services, user.id, null, services.clock.now(), corrections)
    return redirectLocal(services, '/onboarding?step=3', {
      flash: { title: 'Analysis Started', description: 'This may take a few minutes.', tone: 'info' },
    })
  }),
  correct: form(Correct, async (input, { user }, services) => {
    await correctAnalysis(services.db, user.id, input, services.clock.now())
    return redirectLocal(services, '/onboarding?step=3', {
      flash: { title: 'Corrections saved', description: 'The bot will use them.', tone: 'success' },
    })
  }),
  'go-on': form(KeepResult, async (kept, { user }, services) => {
    const now = services.clock.now()
    await keepResult(services.db, user.id, kept, now)
    await addAnswers(services.db, user.id, kept.facts, now)
    await markResultSeen(services.db, user.id, now)
    const { setup_completed } = await onboardingOf(services.db, user.id)
    return redirectLocal(services, setup_completed ? '/dashboard' : chooseModePath)
  }),
  rate: form(KeepResult, async (kept, { user }, services) => {
    const now = services.clock.now()
    await keepResult(services.db, user.id, kept, now)
    await addAnswers(services.db, user.id, kept.facts, now)
    await startRound(services, user.id, now)
    await markResultSeen(services.db, user.id, now)
    return redirectLocal(services, await nextOf(services, user))
  }),
  'rate-draft': form(RateDraft, async (given, { user }, services) => {
    await rateDraft(services, user.id, services.network, given, services.clock.now())
    return redirectLocal(services, await nextOf(services, user))
  }),
  'rating-why': form(RatingWhy, async ({ draft, why, at }, { user }, services) => {
    await giveReason(services.db, user.id, draft, why, services.clock.now())
    return redirectLocal(services, await nextOf(services, user, at))
  }),
  'undo-rating': form(UndoRating, async ({ draft }, { user }, services) => {
    await undoRating(services.db, user.id, draft, services.clock.now())
    return redirectLocal(services, await nextOf(services, user, draft))
  }),
  'choose-start': form(ChooseStart, async (given, { user }, services) => {
    const now = services.clock.now()
    await chooseStart(services.db, services.network, user, given, now)
    if (given.daily_summary) await turnOn(services.db, user, 'daily_summary', now)
    const { setup_completed } = await onboardingOf(services.db, user.id)
    if (!setup_completed) return redirectLocal(services, '/onboarding?step=4')
    if (given.wake !== 'yes') return redirectLocal(services, '/dashboard/voice')
    const description = await startedText(services.db, services.network, user, now)
    return redirectLocal(services, '/dashboard', { flash: { title: 'Bot Started', description, tone: 'success' } })
  }),
  'skip-rating': form(Nothing, async (_given, { user }, services) => {
    await closeRounds(services.db, user.id, services.clock.now())
    const { setup_completed } = await onboardingOf(services.db, user.id)
    return redirectLocal(services, setup_completed ? '/dashboard/voice' : chooseModePath)
  }),
  finish: form(Nothing, async (_given, { user }, services) => {
    await completeSetup(services.db, user.id, services.clock.now())
    return redirectLocal(services, '/dashboard')
  }),
})

/** A failure on the way to the server keeps the wizard too. */
export const clientAction = stayOnFailure

/** A connected account is analyzed at once; the next step shows it. */
async function startReading(services: RequestServices, userId: string, connected: string) {
  await startAnalysis(services, userId, null, services.clock.now())
  return redirectLocal(services, '/onboarding?step=3', {
    flash: { title: 'Success!', description: `${connected} is connected.`, tone: 'success' },
  })
}

export default function Onboarding() {
  const { waiting, wizard } = useLoaderData<typeof loader>()
  const actionData = useFormAnswer<typeof action>()
  if (waiting) return <CheckEmail {...waiting} />
  return wizard ? <Wizard {...wizard} actionData={actionData} /> : null
}

export function ErrorBoundary() {
  return (
    <main id="main" className="wrap grid place-items-center py-16">
      <title>Failed to load progress · Warble</title>
      <LoadFailure title="Failed to load progress" />
    </main>
  )
}
