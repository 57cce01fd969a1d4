import { GetDashboardAnalytics } from '#app/contract/analytics.ts'
import { StartBot, StopBot } from '#app/contract/bots.ts'
import { GetTwitterInfo } from '#app/contract/connection.ts'
import { GetOnboardingProgress } from '#app/contract/onboarding.ts'
import type { Refusal } from '../call.ts'
import { installation } from '../installation.ts'
import { isSignedInToNetwork, maySeeNetwork } from '../network.ts'
import { authorized, endSession, paired } from '../session.ts'
import { connect } from './connect.ts'
import { raise } from './pages.ts'
import { showBadge } from './report.ts'

/** What the popup shows. */
export interface PopupState {
  /** The user this browser works for; null: none. */
  email: string | null
  origin: string
  network: { name: string; sign_in_url: string; signed_in: boolean; allowed: boolean }
  /** null: unknown, since Warble could not be reached. */
  known: {
    account: { handle: string; display_name: string | null; is_connected: boolean } | null
    running: boolean
    actions_today: number
    /** Why nothing new comes from the bot now, or would if it was started. */
    rest: string | null
    analyzed: boolean
  } | null
}

export async function popupState(): Promise<PopupState> {
  const { origin, network } = await installation()
  const known = await knownOf()
  const session = await paired()
  const [signed_in, allowed] = await Promise.all([isSignedInToNetwork(), maySeeNetwork()])
  return {
    email: session?.email ?? null,
    origin,
    network: { name: network.name, sign_in_url: network.sign_in_url, signed_in, allowed },
    known: session && known,
  }
}

async function knownOf(): Promise<PopupState['known']> {
  const session = await paired()
  if (!session) return null
  const params = { userId: session.user_id }
  const info = await authorized(GetTwitterInfo, { params })
  const [figures, progress] = await Promise.all([
    authorized(GetDashboardAnalytics, { params }),
    authorized(GetOnboardingProgress, { params }),
  ])
  if (!info.ok || !figures.ok || !progress.ok) return null
  const { handle, display_name, is_connected } = info.reply
  const { bot_performance, bot_rest } = figures.reply
  const { status, actions_today } = bot_performance
  return {
    account: handle === null ? null : { handle, display_name, is_connected },
    running: status === 'running',
    actions_today,
    rest: bot_rest,
    analyzed: progress.reply.account_analyzed,
  }
}

/** Performs the action of the popup's button; null: done. */
export async function popupAction(type: 'connect_here' | 'start' | 'stop' | 'disconnect'): Promise<string | null> {
  const session = await paired()
  if (!session) return null
  const { user_id } = session
  if (type === 'disconnect') {
    await endSession()
    await showBadge(false)
    await raise('extension-disconnected')
    return null
  }
  if (type === 'connect_here') {
    const info = await authorized(GetTwitterInfo, { params: { userId: user_id } })
    return failure(info.ok ? await connect(user_id, info.reply.handle) : info)
  }
  const outcome =
    type === 'start'
      ? await authorized(StartBot, { body: { config: { user_id } } })
      : await authorized(StopBot, { body: { user_id } })
  await raise('dashboard-refresh')
  return failure(outcome)
}

const failure = (outcome: { ok: true } | Pick<Refusal, 'ok' | 'message'>) => (outcome.ok ? null : outcome.message)
