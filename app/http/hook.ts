import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { SignatureError } from '#app/adapters/payments/payments.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import { refusal } from '#app/http/api.ts'
import { guarded } from '#app/http/auth.ts'
import { readBytes } from '#app/http/body.ts'
import { contextOf } from '#app/http/context.ts'
import type { Services } from '#app/services.ts'

/** What somebody sent who signs it: the bytes as they came, as any other form of them would not fit the signature. */
export interface SignedCall {
  body: Buffer
  signature: string | null
  query: URLSearchParams
}

type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => Promise<Response>

/** In bytes; events carry whole objects. */
const mostBytes = 1_000_000

/**
 * A resource route for another server: nobody is signed in, no cookie is looked at, and it may come from any origin. Who
 * sends is known by the signature alone, which `work` checks first.
 */
export function hook(
  /** Of the signature; null: the query has one. */
  header: string | null,
  work: (call: SignedCall, services: Services) => Promise<void>,
): { loader: Handler; action: Handler } {
  const handler: Handler = async ({ request, context: load }) => {
    const context = await contextOf(load)
    try {
      if (request.method !== 'POST') fail('method_not_allowed')
      await work(
        {
          body: await readBytes(request, mostBytes),
          signature: header && request.headers.get(header),
          query: new URL(request.url).searchParams,
        },
        context.services,
      )
      return Response.json({ received: true }, { headers: { 'cache-control': 'no-store' } })
    } catch (error) {
      const { log } = context.services
      if (error instanceof SignatureError)
        log.warn({ event: 'signature_refused', request_id: context.request_id, why: error.message }, 'security event')
      const told = error instanceof SignatureError ? new Failure('signature_invalid') : error
      const answer = refusal(told, undefined, context)
      if (answer.status === 405) answer.headers.set('allow', 'POST')
      return answer
    }
  }
  return { loader: guarded(handler, 'hook'), action: guarded(handler, 'hook') }
}
