import type { Answer } from '../api/problems.ts'
import {
  answer,
  forbidden,
  notAuthorizedForResource,
  serverTrouble,
  tooManyRequests,
  unauthorized,
  usageCapExceeded,
} from '../api/problems.ts'
import type { Account } from '../state/model.ts'
import { sentenceOf } from '../state/refusal.ts'
import type { Thrown } from './switches.ts'

/** The error of an active fault, or null where the call goes on. */
export function refusalOf(thrown: Thrown, account: Account): Answer | null {
  switch (thrown.fault) {
    case '429':
      return {
        ...tooManyRequests(),
        headers: {
          'x-rate-limit-remaining': '0',
          'x-rate-limit-reset': String(Math.ceil(thrown.resetAt.getTime() / 1000)),
        },
      }
    case 'usage_cap':
      return usageCapExceeded(account.id)
    case '401':
      return unauthorized()
    case '403_duplicate':
      return forbidden(sentenceOf('duplicate'))
    case '403_not_summoned':
      return forbidden(sentenceOf('reply_restricted'))
    case 'suspended':
      return forbidden('Your account is suspended and is not permitted to access this feature.')
    case 'protected': {
      const resource = { resource_type: 'user', resource_id: account.id, parameter: 'id', value: account.id } as const
      const detail = 'Sorry, you are not authorized to see this user.'
      return answer({ ...notAuthorizedForResource(detail, resource), status: 403 }, 403)
    }
    case '500':
      return serverTrouble(500)
    case '503':
      return serverTrouble(503)
    default:
      return null
  }
}
