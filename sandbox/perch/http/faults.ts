import type { ApiResponse } from '../api/problems.ts'
import {
  clientForbidden,
  forbidden,
  jsonResponse,
  notAuthorizedForResource,
  pageOfProxy,
  resourceNotFound,
  serverError,
  tooManyRequests,
  unauthorized,
  usageCapExceeded,
} from '../api/problems.ts'
import type { Account } from '../state/model.ts'
import { messageOf } from '../state/refusal.ts'
import type { Fault, TriggeredFault } from './switches.ts'

const AUTOMATED =
  'This request looks like it might be automated. To protect our users from spam and other malicious activity, we can’t complete this action right now. Please try again later.'

const LIMITS: Partial<Record<Fault, string>> = {
  '429': 'x-rate-limit',
  '429_day': 'x-user-limit-24hour',
  '429_app_day': 'x-app-limit-24hour',
}

/** Of a day's limit: the window's own headers still promise calls. */
function usedUp({ fault, resetAt }: TriggeredFault): Record<string, string> {
  const prefix = LIMITS[fault]
  return { [`${prefix}-remaining`]: '0', [`${prefix}-reset`]: String(Math.ceil(resetAt.getTime() / 1000)) }
}

/** The error response of an injected fault; null if the fault does not replace the response. */
export function faultResponse(fault: TriggeredFault, account: Account): ApiResponse | null {
  switch (fault.fault) {
    case '429':
    case '429_day':
    case '429_app_day':
      return { ...tooManyRequests(), headers: usedUp(fault) }
    case '429_retry_after':
      return { ...tooManyRequests(), headers: { 'retry-after': String(fault.waitSeconds) } }
    case 'usage_cap':
      return usageCapExceeded(account.id)
    case '401':
      return unauthorized()
    case '403_blocked':
      return forbidden(messageOf('blocked'))
    case '403_duplicate':
      return forbidden(messageOf('duplicate'))
    case '403_not_summoned':
      return forbidden(messageOf('reply_restricted'))
    case 'suspended':
      return forbidden('Your account is suspended and is not permitted to access this feature.')
    case 'protected': {
      const resource = { resource_type: 'user', resource_id: account.id, parameter: 'id', value: account.id } as const
      const detail = 'Sorry, you are not authorized to see this user.'
      return jsonResponse({ ...notAuthorizedForResource(detail, resource), status: 403 }, 403)
    }
    case '403_automated':
      return forbidden(AUTOMATED)
    case '403_client':
      return clientForbidden(account.id)
    case 'html_401':
    case 'html_403':
    case 'html_502':
      return pageOfProxy(Number(fault.fault.slice(5)))
    case 'errors_only':
      return jsonResponse({ errors: [resourceNotFound('user', 'id', account.id)] })
    case '500':
      return serverError(500)
    case '503':
      return serverError(503)
    default:
      return null
  }
}
