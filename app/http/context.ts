import type { AppLoadContext } from '@remix-run/node'
import type { ErrorCode } from '#app/contract/errors.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import type { Hub } from '#app/live/hub.ts'
import type { RequestServices, Services } from '#app/services.ts'

/** What accompanies a request; made once per request by the server, or on demand under another host. */
export interface RequestContext {
  services: Services
  hub: Hub
  request_id: string
  /** The client's network address, through trusted proxies only; null where the host does not provide it. */
  address: string | null
  /** Aborts when the response is closed by either side. null: this host has no such signal, so streams are refused. */
  closed: Closed | null
  /**
   * Resolves once the response can take more, or is closed: the framework writes without waiting. Missing if the host
   * cannot tell.
   */
  drained?: () => Promise<void>
  /** Starts a response with these headers that is written piece by piece. Missing if the host does not support it. */
  sink?: (headers: Record<string, string>) => Sink
  /** The session, looked up at most once per request. */
  signedIn?: Promise<SignedIn | null>
  /** Why the page or form is refused before any work. */
  refusal?: Failure | null
  /** How long reads may wait for an unreachable database: a deadline by `performance.now()`. */
  patient_until?: number
  /** The last failure that became an answer. */
  failure?: { code: ErrorCode; wait?: number | undefined }
  /** The form that this request sent, if it was refused: without scripts the same response shows the page again. */
  refused_form?: RefusedForm
  /** Why the presented bearer token is invalid. */
  refused?: 'bad_jwt' | 'session_not_found' | 'user_not_found'
}

/** What a refused form gets back: everything typed except secrets. */
export interface RefusedForm {
  intent: string
  code: ErrorCode
  status: number
  message: string
  errors: Record<string, string>
  values: Record<string, string>
}

/** The part of an `AbortSignal` that a request needs. */
export interface Closed {
  readonly aborted: boolean
  /** It is because the server stops: streams end, but what has come is still answered. */
  readonly is_stop?: boolean
  addEventListener(type: 'abort', listener: () => void): void
}

/** Where a stream's text goes. */
export interface Sink {
  write(text: string): void
  end(): void
  /** Breaks the connection off, so that the browser reconnects. */
  cut(error: unknown): void
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    warble?: RequestContext
  }
}

/** The services for this visitor's request. */
export function servicesFor({ services }: RequestContext, session: SignedIn | null): RequestServices {
  return { ...services, network: services.networks.forUser(session?.user.network ?? null) }
}

type Provider = () => Promise<{ services: Services; hub: Hub }>
let provider: Provider | undefined

/** Where hosts without a load context (remix-serve) get the services. */
export function provideServices(given: Provider): void {
  provider = given
}

export async function contextOf(context: AppLoadContext | undefined): Promise<RequestContext> {
  if (context?.warble) return context.warble
  if (!provider) throw new Error('No services for this request: the server gave no load context.')
  const { services, hub } = await provider()
  const made = { services, hub, request_id: crypto.randomUUID(), address: null, closed: null }
  if (context) context.warble = made
  return made
}
