import { Logout } from '#app/contract/auth.ts'
import { ConnectTwitter, GetTwitterInfo } from '#app/contract/connection.ts'
import { PairExtension } from '#app/contract/extension.ts'
import type { Connected, Detected } from '#app/contract/extension-page.ts'
import { browserName, version } from '../browser.ts'
import { call, type Refusal } from '../call.ts'
import { installation } from '../installation.ts'
import { isSignedInToNetwork, networkTokens } from '../network.ts'
import { allowReconnecting, authorized, begin, mayReconnect, NewSession, paired } from '../session.ts'
import { raise } from './pages.ts'
import { report } from './report.ts'

export async function detected(user_id: string): Promise<Detected> {
  const session = await paired()
  return {
    version: version(),
    paired: session ? (session.user_id === user_id ? 'you' : 'somebody_else') : 'nobody',
    network_signed_in: await isSignedInToNetwork(),
  }
}

/** Replaces any previous session. */
export async function pair(user_id: string, code: string): Promise<{ ok: true } | (Connected & { ok: false })> {
  const { origin } = await installation()
  const body = { code, extension_version: version(), browser_info: browserName() }
  const outcome = await call(origin, { ...PairExtension, reply: NewSession }, { body })
  if (!outcome.ok) return outcome
  if (outcome.reply.user.id !== user_id) {
    await call(origin, Logout, { query: { scope: 'local' }, token: outcome.reply.access_token })
    return { ok: false, code: 'not_paired', message: 'Someone else is signed in to Warble now. Reload the page.' }
  }
  await begin(outcome.reply)
  await report()
  await raise('extension-connected')
  return { ok: true }
}

/** Needs a click by the user, or an earlier one that allows `reconnect`. With `handle`, only that account. */
export async function connect(user_id: string, handle: string | null): Promise<Connected> {
  const session = await paired()
  if (session?.user_id !== user_id)
    return { ok: false, code: 'not_paired', message: 'This browser isn’t connected to Warble.' }
  const tokens = await networkTokens()
  if (!tokens) {
    const { network } = await installation()
    return { ok: false, code: 'signed_out', message: `Sign in to ${network.name} in this browser first.` }
  }
  const body = { user_id, ...tokens, ...(handle !== null && { twitter_handle: handle }) }
  const outcome = await authorized(ConnectTwitter, { body })
  if (!outcome.ok) return { ...outcome, message: await inThisBrowser(outcome, handle) }
  await allowReconnecting()
  await report()
  for (const event of ['twitter-connected', 'connection-success', 'dashboard-refresh'] as const) await raise(event)
  return { ok: true, handle: outcome.reply.handle ?? '' }
}

async function inThisBrowser({ code, message }: Refusal, handle: string | null): Promise<string> {
  const { network } = await installation()
  if (code === 'credentials_refused')
    return `${network.name} didn’t accept this browser’s session. Sign in there again, then retry.`
  if (code === 'handle_mismatch')
    return `You’re signed in to ${network.name} in this browser, but not as @${handle}. Switch to @${handle} there, or change the account in Warble.`
  return message
}

/** Never switches to another account. If Warble cannot be reached, the next alarm tries again. */
export async function reconnect(): Promise<void> {
  const session = await paired()
  const status = await report()
  if (!session || status) await chrome.storage.session.remove('started')
  if (!session || !status?.autoLoginEnabled || !(await mayReconnect())) return
  const info = await authorized(GetTwitterInfo, { params: { userId: session.user_id } })
  if (info.ok && info.reply.handle !== null && !info.reply.is_connected)
    await connect(session.user_id, info.reply.handle)
}
