import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import { comeBack, providerNamed, setOut } from '#app/domain/session/by-provider.ts'
import { type FlowStart, type ReturnedFlow, returnFlow } from '#app/domain/session/flow.ts'
import { signedIn } from '#app/http/auth.ts'
import { type Shown, travelBy } from '#app/http/authenticator.ts'
import type { RequestContext } from '#app/http/context.ts'
import { type Flash, markCookie, readMark } from '#app/http/cookies.ts'
import { enter, setupError } from '#app/http/enter.ts'
import { told } from '#app/http/failures.ts'
import { leaving } from '#app/http/leaving.ts'
import { go, ownPath, type Visit } from '#app/http/page.ts'
import type { Services } from '#app/services.ts'

/** Where providers lead back to; from our configuration, never from a request. */
const backTo = ({ site }: Services) => `${site.origin}/auth/callback`

/** The mark of this browser, kept where it has one: its tabs do not spoil each other's way. */
export function marked(services: Services, request: Request): { hash: Buffer; cookie: string } {
  const mark = readMark(services, request) ?? randomSecret()
  return { hash: hashSecret(mark), cookie: markCookie(services, mark) }
}

/** What the database keeps of this browser's mark; null where it has none, and never left. */
export function markOf(services: Services, request: Request): Buffer | null {
  const mark = readMark(services, request)
  return mark === null ? null : hashSecret(mark)
}

/** Which other sites the operator has set up. */
export function offeredWays({ providers }: Services): { google: boolean; company: boolean } {
  return { google: providers.some(({ name }) => name === 'google'), company: providers.some(({ domains }) => domains) }
}

interface Leaving {
  provider: string
  /** A path of ours to go on to. */
  next: string | null
  time_zone: string | null
  /** The address that the provider may fill in. */
  hint?: string
}

/** Sends the visitor to the provider. Throws `provider_unknown`, `provider_away`. */
export async function leaveFor(
  { request }: Visit<'guest'>,
  services: Services,
  { provider, next, time_zone, hint }: Leaving,
): Promise<Response> {
  // Programs' flows lead to whole addresses, those of pages to paths of ours.
  const path = next && ownPath(next, services.site.origin)
  const redirect_to = path && path !== '/' ? path : null
  return depart(services, request, { provider, redirect_to, time_zone }, hint ? { login_hint: hint } : {})
}

/** Where the user's ways in are listed. */
export const securityPage = '/dashboard/settings/security'

/** Sends the user to the provider to make it a way in to their account. Throws `provider_unknown`, `provider_away`. */
export function leaveToLink({ request, user }: Visit<'user'>, services: Services, provider: string): Promise<Response> {
  return depart(services, request, { provider, user_id: user.id, redirect_to: securityPage }, {})
}

async function depart(
  services: Services,
  request: Request,
  start: Pick<FlowStart, 'provider' | 'redirect_to' | 'user_id' | 'time_zone'>,
  ask: Record<string, string>,
): Promise<Response> {
  const { label } = providerNamed(services, start.provider)
  const { hash, cookie } = marked(services, request)
  const to = await addressFor(services, request, { ...start, browser: hash, challenge: null }, ask)
  return leaving(to, label, cookie)
}

async function addressFor(
  services: Services,
  request: Request,
  start: FlowStart,
  ask: Record<string, string>,
): Promise<URL> {
  const back = backTo(services)
  if (start.provider !== 'google') return setOut(services, start, back, ask, services.clock.now())
  const answer = await travelBy(services, 'google', request, { start, back }).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return new URL(answer.headers.get('location') ?? '')
  throw answer
}

/** Whether this address is one that a provider has led back to. */
export const isReturn = ({ searchParams }: URL) => searchParams.has('code') || searchParams.has('error')

/**
 * The way back from a provider: in as who came, or at the sign-in with what went wrong. Who went to add a way in is back
 * where those are listed, in the session they left with.
 */
export async function returnFromProvider(visit: Visit<'public'>, services: Services): Promise<Response> {
  let links = false
  try {
    const flow = await ownFlow(visit, services)
    links = flow.user_id !== null
    if (links && (await signedIn(visit.context, visit.request))?.user.id !== flow.user_id) fail('flow_invalid')
    const shown = await shownBy(visit, services, flow)
    if (links) return go(services, securityPage, { flash: linked, replaces: true })
    return await enter(visit, services, shown, {
      to: shown.is_new ? '/onboarding' : (flow.redirect_to ?? '/dashboard'),
    })
  } catch (error) {
    if (error instanceof Response) throw error
    const flash = flashOf(error, visit.context)
    return go(services, links ? securityPage : '/login', { flash, replaces: true })
  }
}

const linked: Flash = { title: 'Google added', description: 'You can sign in with it from now on.', tone: 'success' }

/** The flow that a page began in this browser. */
async function ownFlow({ request, url }: Visit<'public'>, services: Services): Promise<ReturnedFlow> {
  const given = { state: url.searchParams.get('state') ?? '', browser: markOf(services, request) }
  const flow = await returnFlow(services.db, services.secrets, given, services.clock.now())
  // What a program began ends at the program's own address.
  if (flow.redirect_to !== null && !flow.redirect_to.startsWith('/')) fail('flow_invalid')
  return flow
}

function shownBy({ request, url }: Visit<'public'>, services: Services, flow: ReturnedFlow): Promise<Shown> {
  const trip = { flow, query: url.searchParams, back: backTo(services) }
  return flow.provider === 'google'
    ? travelBy(services, 'google', request, trip)
    : comeBack(services, flow, trip, services.clock.now())
}

/** Whose cause only the operator can do something about. */
const unclear = new Set(['flow_invalid', 'provider_forged', 'provider_unknown', 'bug', 'unavailable'])

function flashOf(error: unknown, context: RequestContext): Flash {
  const { code, message, fields } = told(error, context)
  noteProvider(error, context)
  if (unclear.has(code)) return setupError
  return { title: 'Error', description: fields.provider ?? message, tone: 'failure' }
}

/** An answer of a provider that does not hold stands in the log with its cause. */
export function noteProvider(error: unknown, { services, request_id }: RequestContext): void {
  if (!(error instanceof Failure) || !(error.cause instanceof Error)) return
  const { cause } = error.cause
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  services.log.warn({ request_id, code: error.code, reason }, 'a provider did not vouch')
}
