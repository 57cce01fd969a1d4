import type { Refusal } from '../state/refusal.ts'
import { sentenceOf } from '../state/refusal.ts'

export interface Answer {
  status: number
  body: Record<string, unknown>
  headers?: Record<string, string>
}

const PROBLEMS = 'https://api.x.com/2/problems'

export function answer(body: Record<string, unknown>, status = 200): Answer {
  return { status, body }
}

export interface InvalidParameter {
  parameters: Record<string, string[]>
  message: string
}

export function invalidRequest(errors: InvalidParameter[]): Answer {
  return answer(
    {
      errors,
      title: 'Invalid Request',
      detail: 'One or more parameters to your request was invalid.',
      type: `${PROBLEMS}/invalid-request`,
    },
    400,
  )
}

export function unauthorized(): Answer {
  return answer({ title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }, 401)
}

export function forbidden(detail: string): Answer {
  return answer({ detail, type: 'about:blank', title: 'Forbidden', status: 403 }, 403)
}

export function notAuthorizedForResource(detail: string, resource: Resource): Record<string, unknown> {
  return { title: 'Authorization Error', detail, type: `${PROBLEMS}/not-authorized-for-resource`, ...resource }
}

interface Resource {
  resource_type: 'user' | 'tweet'
  resource_id: string
  parameter: string
  value: string
}

export function missing(kind: 'user' | 'tweet', parameter: string, value: string): Record<string, unknown> {
  return {
    value,
    detail: `Could not find ${kind} with ${parameter}: [${value}].`,
    title: 'Not Found Error',
    resource_type: kind,
    parameter,
    resource_id: value,
    type: `${PROBLEMS}/resource-not-found`,
  }
}

export function notFound(kind: 'user' | 'tweet', parameter: string, value: string): Answer {
  return answer({ ...missing(kind, parameter, value), status: 404 }, 404)
}

export function noSuchRoute(): Answer {
  return answer({ title: 'Not Found', detail: 'Not Found', type: 'about:blank', status: 404 }, 404)
}

export function tooManyRequests(): Answer {
  return answer({ title: 'Too Many Requests', detail: 'Too Many Requests', type: 'about:blank', status: 429 }, 429)
}

export function usageCapExceeded(account: string): Answer {
  return answer(
    {
      title: 'UsageCapExceeded',
      detail: 'Usage cap exceeded: Monthly product cap',
      period: 'Monthly',
      scope: 'Product',
      product_name: 'perch-basic',
      account_id: account,
      type: `${PROBLEMS}/usage-capped`,
    },
    429,
  )
}

export function serverTrouble(status: 500 | 503): Answer {
  const title = status === 500 ? 'Internal Server Error' : 'Service Unavailable'
  return answer({ title, detail: title, type: 'about:blank', status }, status)
}

/** X returns 200 with `errors` if the requested object does not exist, and 403 if the action is not allowed. */
export function refused(refusal: Refusal, parameter: string, value: string): Answer {
  if (refusal === 'post_gone') return answer({ errors: [missing('tweet', parameter, value)] })
  if (refusal === 'account_gone') return answer({ errors: [missing('user', parameter, value)] })
  if (refusal === 'empty' || refusal === 'too_long') {
    return invalidRequest([{ parameters: { [parameter]: [value] }, message: sentenceOf(refusal) }])
  }
  return forbidden(sentenceOf(refusal))
}
