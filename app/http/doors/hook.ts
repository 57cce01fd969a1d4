import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { SignatureError } from '#app/adapters/payments/payments.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import { errorResponse } from '#app/http/doors/api.ts'
import { guarded } from '#app/http/request/auth.ts'
import { readBytes } from '#app/http/request/body.ts'
import { contextOf, type RequestContext } from '#app/http/request/context.ts'
import type { Services } from '#app/services.ts'

/** `body`: the exact bytes, which the signature covers. */
interface SignedCall {
  body: Buffer
  signature: string | null
  query: URLSearchParams
}

export interface HookRequest {
  method: string
  url: URL
  header(name: string): string | null
  /** Reads up to `most` bytes. Throws `too_large`, or `bad_request` if the body was cut off. */
  read(most: number): Promise<Buffer>
}

/** Returns null if the request was accepted. */
type Receive = (request: HookRequest, context: RequestContext) => Promise<Response | null>
type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => Promise<Response>

export const maxHookBytes = 1_000_000

export const accepted = {
  body: JSON.stringify({ received: true }),
  headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
}

/** A webhook: the signature alone authenticates the caller, and `work` must check it first. */
export function hook(
  /** null: the signature is in the query. */
  header: string | null,
  work: (call: SignedCall, services: Services) => Promise<void>,
): { loader: Handler; action: Handler } {
  const receive: Receive = async (request, context) => {
    const { services } = context
    try {
      if (request.method !== 'POST') fail('method_not_allowed')
      const body = await request.read(maxHookBytes)
      await work({ body, signature: header && request.header(header), query: request.url.searchParams }, services)
      return null
    } catch (error) {
      return refusal(error, context)
    }
  }
  const handler: Handler = async ({ request, context }) => {
    const { method, url, headers } = request
    const call = {
      method,
      url: new URL(url),
      header: (name: string) => headers.get(name),
      read: (most: number) => readBytes(request, most),
    }
    const refused = await receive(call, await contextOf(context))
    return refused ?? new Response(accepted.body, { headers: accepted.headers })
  }
  Object.defineProperty(handler, receiving, { value: receive })
  return { loader: guarded(handler, 'hook'), action: guarded(handler, 'hook') }
}

function refusal(error: unknown, context: RequestContext): Response {
  const isForged = error instanceof SignatureError
  if (isForged) {
    const { log } = context.services
    log.warn({ event: 'signature_refused', request_id: context.request_id, why: error.message }, 'security event')
  }
  const response = errorResponse(isForged ? new Failure('signature_invalid') : error, undefined, context)
  if (response.status === 405) response.headers.set('allow', 'POST')
  return response
}

const receiving = Symbol.for('warble.receive')

export const receiverOf = (handler: object): Receive | undefined => (handler as { [receiving]?: Receive })[receiving]
