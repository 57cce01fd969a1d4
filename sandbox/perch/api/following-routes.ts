import { z } from 'zod'
import { follow, unfollow, view } from '../state/actions.ts'
import { route } from './call.ts'
import { byId, id } from './parameters.ts'
import { forbidden, jsonResponse, refusalResponse } from './problems.ts'
import { USER_ID_MISMATCH } from './writing-routes.ts'

const noQuery = z.strictObject({})
const targetBody = z.strictObject({ target_user_id: id })
const FOLLOWS = { window: 50 }

export const followingRoutes = [
  route('POST', '/2/users/:id/following', {
    limit: FOLLOWS,
    bucket: 'following',
    params: byId,
    query: noQuery,
    body: targetBody,
    handle({ network, actor, params, body }) {
      if (params.id !== actor.id) return forbidden(USER_ID_MISMATCH)
      const followed = follow(network, actor, body.target_user_id)
      if (!followed.ok) return refusalResponse(followed.refusal, 'target_user_id', body.target_user_id)
      return jsonResponse({ data: { following: followed.value.following, pending_follow: followed.value.pending } })
    },
  }),
  route('DELETE', '/2/users/:id/following/:target_user_id', {
    limit: FOLLOWS,
    bucket: 'following',
    params: z.object({ id, target_user_id: id }),
    query: noQuery,
    handle({ network, actor, params }) {
      if (params.id !== actor.id) return forbidden(USER_ID_MISMATCH)
      unfollow(network, actor, params.target_user_id)
      return jsonResponse({ data: { following: false } })
    },
  }),
  /** Perch only: X has no endpoint for profile views. */
  route('POST', '/2/users/:id/profile_views', {
    limit: { window: 300 },
    params: byId,
    query: noQuery,
    body: targetBody,
    handle({ network, actor, params, body }) {
      if (params.id !== actor.id) return forbidden(USER_ID_MISMATCH)
      const viewed = view(network, actor, body.target_user_id)
      return viewed.ok
        ? jsonResponse({ data: { viewed: true } })
        : refusalResponse(viewed.refusal, 'target_user_id', body.target_user_id)
    },
  }),
]
