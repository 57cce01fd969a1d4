import type { AppLoadContext } from '@remix-run/node'
import type { ErrorCode } from '#app/contract/errors.ts'
import type { SignedIn } from '#app/domain/account/session/session.ts'
import type { Failure } from '#app/domain/failure.ts'
import type { Hub } from '#app/live/hub.ts'
import type { RequestServices, Services } from '#app/services.ts'

export interface RequestContext {
  services: Services
  hub: Hub
  request_id: string
  /** From trusted proxies only; null if the host doesn't know it. */
  address: string | null
  /** Aborts when either side closes the response. null: the host has no such signal, so streams are refused. */
  closed: Closed | null
  /** Resolves once the response can take more or is closed: the framework ignores backpressure. */
  drained?: () => Promise<void>
  sink?: (headers: Record<string, string>) => Sink
  /** The number of the operator's session. */
  operator_session?: string
  signedIn?: Promise<SignedIn | null>
  refusal?: Failure | null
  /** How long reads may wait for an unreachable database: a deadline by `performance.now()`. */
  patient_until?: number
  failure?: { code: ErrorCode; wait?: number | undefined }
  /** The refused form of this request: without scripts the same response shows the page again. */
  refused_form?: RefusedForm
  refused?: 'bad_jwt' | 'session_not_found' | 'user_not_found'
}

export interface RefusedForm {
  intent: string
  code: ErrorCode
  status: number
  message: string
  errors: Record<string, string>
  values: Record<string, string>
}

export interface Closed {
  readonly aborted: boolean
  /** The server is stopping: streams end, but requests that have arrived are still answered. */
  readonly is_stop?: boolean
  addEventListener(type: 'abort', listener: () => void): void
}

export interface Sink {
  write(text: string): void
  end(): void
  cut(error: unknown): void
}

declare module '@remix-run/node' {
  interface AppLoadContext {
    warble?: RequestContext
  }
}

export function servicesFor({ services }: RequestContext, session: SignedIn | null): RequestServices {
  return { ...services, network: services.networks.forUser(session?.user.network ?? null) }
}

type Provider = () => Promise<{ services: Services; hub: Hub }>
let provider: Provider | undefined

/** Hosts without a load context (remix-serve) get the services here. */
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
