import { z } from 'zod'
import { Logout } from '#app/contract/auth.ts'
import { IssueToken } from '#app/contract/auth-token.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { type CallResult, call, type Given } from './call.ts'
import { installation } from './installation.ts'

const Paired = z.object({
  user_id: z.uuid(),
  email: z.string(),
  refresh_token: z.string(),
})
type Paired = z.infer<typeof Paired>

/** Only what the extension needs: a later server may send more. */
export const NewSession = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  refresh_token: z.string(),
  user: z.object({ id: z.uuid(), email: z.string() }),
})
type NewSession = z.infer<typeof NewSession>

const RenewSession = { ...IssueToken, reply: NewSession }

const AccessToken = z.object({ token: z.string(), until: z.number() })

/** In ms before a token expires. */
const margin = 60_000
/** In ms, with the retry delays: the server accepts a repetition for ten seconds. */
const renewalTimeout = 6_000
const retries = [500, 1_500, 3_000]

/** Content scripts must not read the storage. */
export async function closeStorage(): Promise<void> {
  await chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' })
}

export async function paired(): Promise<Paired | null> {
  const { session } = await chrome.storage.local.get('session')
  return Paired.safeParse(session).data ?? null
}

async function keep({ access_token, expires_in, refresh_token, user }: NewSession) {
  const session: Paired = { user_id: user.id, email: user.email, refresh_token }
  await chrome.storage.local.set({ session })
  await chrome.storage.session.set({ access: { token: access_token, until: Date.now() + expires_in * 1_000 } })
}

export async function begin(session: NewSession): Promise<void> {
  await endSession()
  await keep(session)
}

/** The user has connected the account from this browser: it may be reconnected when the browser starts. */
export async function allowReconnecting(): Promise<void> {
  await chrome.storage.local.set({ reconnects: true })
}

export async function mayReconnect(): Promise<boolean> {
  return (await chrome.storage.local.get('reconnects')).reconnects === true
}

async function forget(): Promise<void> {
  await chrome.storage.local.clear()
  await chrome.storage.session.clear()
}

/** Ends the session on the server too, if it can be reached. */
export async function endSession(): Promise<void> {
  if (await paired()) await authorized(Logout, { query: { scope: 'local' } })
  await forget()
}

let renewing: Promise<string | CallResult<never>> | undefined

/** One renewal at a time, since a refresh token can be used only once. */
async function accessToken(fresh = false): Promise<string | CallResult<never>> {
  const { access } = await chrome.storage.session.get('access')
  const kept = AccessToken.safeParse(access).data
  if (!fresh && kept && Date.now() < kept.until - margin) return kept.token
  renewing ??= renew().finally(() => {
    renewing = undefined
  })
  return renewing
}

const ended = {
  ok: false,
  status: 401,
  code: 'not_paired',
  message: 'This browser isn’t connected to Warble.',
} as const

const over = new Set(['refresh_token_not_found', 'refresh_token_already_used', 'session_expired', 'session_not_found'])

async function renew(): Promise<string | CallResult<never>> {
  const { origin } = await installation()
  for (const wait of [...retries, null]) {
    const session = await paired()
    if (!session) return ended
    const body = { refresh_token: session.refresh_token }
    const result = await call(origin, RenewSession, {
      query: { grant_type: 'refresh_token' },
      body,
      timeout: renewalTimeout,
    })
    // The user may have disconnected this browser meanwhile.
    if ((await paired())?.refresh_token !== session.refresh_token) return ended
    if (result.ok) {
      await keep(result.reply)
      return result.reply.access_token
    }
    if (over.has(result.code)) {
      await forget()
      return ended
    }
    if (wait === null || result.status === 429) return result
    await new Promise((resolve) => setTimeout(resolve, wait))
  }
  return ended
}

/** `not_paired` if there is no user, or if the session has ended. */
export async function authorized<E extends Endpoint>(
  endpoint: E,
  parameters: Omit<Given<E>, 'token'>,
): Promise<CallResult<z.output<E['reply']>>> {
  const { origin } = await installation()
  for (const fresh of [false, true]) {
    const token = await accessToken(fresh)
    if (typeof token !== 'string') return token
    const result = await call(origin, endpoint, { ...parameters, token })
    if (result.ok || result.status !== 401) return result
  }
  await forget()
  return ended
}
