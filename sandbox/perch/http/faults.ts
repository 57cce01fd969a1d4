import type { ApiResponse } from '../api/problems.ts'
import {
  forbidden,
  jsonResponse,
  notAuthorizedForResource,
  serverError,
  tooManyRequests,
  unauthorized,
  usageCapExceeded,
} from '../api/problems.ts'
import type { Account } from '../state/model.ts'
import { messageOf } from '../state/refusal.ts'
import type { TriggeredFault } from './switches.ts'

/** The error response of an injected fault; null if the fault does not replace the response. */
export function faultResponse(fault: TriggeredFault, account: Account): ApiResponse | null {
  switch (fault.fault) {
    case '429':
      return {
        ...tooManyRequests(),
        headers: {
          'x-rate-limit-remaining': '0',
          'x-rate-limit-reset': String(Math.ceil(fault.resetAt.getTime() / 1000)),
        },
      }
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
    case '500':
      return serverError(500)
    case '503':
      return serverError(503)
    default:
      return null
  }
}
