import type { Refusal } from '../state/refusal.ts'
import { messageOf } from '../state/refusal.ts'

export interface ApiResponse {
  status: number
  body: Record<string, unknown>
  headers?: Record<string, string>
  /** A page instead of the body, as from a proxy on the way. */
  html?: string
}

const PROBLEMS = 'https://api.x.com/2/problems'

export function jsonResponse(body: Record<string, unknown>, status = 200): ApiResponse {
  return { status, body }
}

export interface InvalidParameter {
  parameters: Record<string, string[]>
  message: string
}

export function invalidRequest(errors: InvalidParameter[]): ApiResponse {
  return jsonResponse(
    {
      errors,
      title: 'Invalid Request',
      detail: 'One or more parameters to your request was invalid.',
      type: `${PROBLEMS}/invalid-request`,
    },
    400,
  )
}

export function unauthorized(): ApiResponse {
  return jsonResponse({ title: 'Unauthorized', type: 'about:blank', status: 401, detail: 'Unauthorized' }, 401)
}

export function forbidden(detail: string): ApiResponse {
  return jsonResponse({ detail, type: 'about:blank', title: 'Forbidden', status: 403 }, 403)
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

export function resourceNotFound(kind: 'user' | 'tweet', parameter: string, value: string): Record<string, unknown> {
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

export function notFound(kind: 'user' | 'tweet', parameter: string, value: string): ApiResponse {
  return jsonResponse({ ...resourceNotFound(kind, parameter, value), status: 404 }, 404)
}

export function unknownRoute(): ApiResponse {
  return jsonResponse({ title: 'Not Found', detail: 'Not Found', type: 'about:blank', status: 404 }, 404)
}

export function tooManyRequests(): ApiResponse {
  return jsonResponse(
    { title: 'Too Many Requests', detail: 'Too Many Requests', type: 'about:blank', status: 429 },
    429,
  )
}

export function usageCapExceeded(account: string): ApiResponse {
  return jsonResponse(
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

/** The app has no money left for the call. */
export function creditsDepleted(account: string): ApiResponse {
  return jsonResponse(
    {
      account_id: account,
      title: 'CreditsDepleted',
      detail: `Your enrolled account [${account}] does not have any credits to fulfill this request.`,
      type: `${PROBLEMS}/credits`,
    },
    402,
  )
}

/** The app's contract does not include the route. */
export function clientForbidden(client: string): ApiResponse {
  return jsonResponse(
    {
      client_id: client,
      detail: 'This endpoint is not part of the access level of your App.',
      reason: 'client-not-enrolled',
      required_enrollment: 'Enterprise',
      title: 'Client Forbidden',
      type: `${PROBLEMS}/client-forbidden`,
    },
    403,
  )
}

export function wrongTokenKind(kind: string): ApiResponse {
  return jsonResponse(
    {
      title: 'Unsupported Authentication',
      detail: `Authenticating with ${kind} is forbidden for this endpoint.`,
      type: `${PROBLEMS}/unsupported-authentication`,
      status: 403,
    },
    403,
  )
}

/** What a proxy or a firewall in front of the network says. */
export function pageOfProxy(status: number): ApiResponse {
  const title = { 401: 'Authorization Required', 403: 'Forbidden', 502: 'Bad Gateway' }[status] ?? 'Error'
  const html = `<html>\r\n<head><title>${status} ${title}</title></head>\r\n<body>\r\n<center><h1>${status} ${title}</h1></center>\r\n<hr><center>cloudflare</center>\r\n</body>\r\n</html>\r\n`
  return { status, body: {}, html }
}

export function serverError(status: 500 | 503): ApiResponse {
  const title = status === 500 ? 'Internal Server Error' : 'Service Unavailable'
  return jsonResponse({ title, detail: title, type: 'about:blank', status }, status)
}

/**
 * Like X: 200 with `errors` if the requested object does not exist, 400 for invalid text, 403 if the action is not
 * allowed.
 */
export function refusalResponse(refusal: Refusal, parameter: string, value: string): ApiResponse {
  if (refusal === 'post_gone') return jsonResponse({ errors: [resourceNotFound('tweet', parameter, value)] })
  if (refusal === 'account_gone') return jsonResponse({ errors: [resourceNotFound('user', parameter, value)] })
  if (refusal === 'empty' || refusal === 'too_long') {
    return invalidRequest([{ parameters: { [parameter]: [value] }, message: messageOf(refusal) }])
  }
  return forbidden(messageOf(refusal))
}
