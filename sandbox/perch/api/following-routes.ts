import { z } from 'zod'
import { follow, unfollow, view } from '../state/gestures.ts'
import { route } from './call.ts'
import { byId, id } from './parameters.ts'
import { answer, forbidden, refused } from './problems.ts'
import { SOMEBODY_ELSE } from './writing-routes.ts'

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
      if (params.id !== actor.id) return forbidden(SOMEBODY_ELSE)
      const followed = follow(network, actor, body.target_user_id)
      if (!followed.ok) return refused(followed.refusal, 'target_user_id', body.target_user_id)
      return answer({ data: { following: followed.value.following, pending_follow: followed.value.pending } })
    },
  }),
  route('DELETE', '/2/users/:id/following/:target_user_id', {
    limit: FOLLOWS,
    bucket: 'following',
    params: z.object({ id, target_user_id: id }),
    query: noQuery,
    handle({ network, actor, params }) {
      if (params.id !== actor.id) return forbidden(SOMEBODY_ELSE)
      unfollow(network, actor, params.target_user_id)
      return answer({ data: { following: false } })
    },
  }),
  /** Perch's own: X has no call for viewing a profile. */
  route('POST', '/2/users/:id/profile_views', {
    limit: { window: 300 },
    params: byId,
    query: noQuery,
    body: targetBody,
    handle({ network, actor, params, body }) {
      if (params.id !== actor.id) return forbidden(SOMEBODY_ELSE)
      const viewed = view(network, actor, body.target_user_id)
      return viewed.ok
        ? answer({ data: { viewed: true } })
        : refused(viewed.refusal, 'target_user_id', body.target_user_id)
    },
  }),
]
