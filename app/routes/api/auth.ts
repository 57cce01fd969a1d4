import { GetAuthUser, IssueToken, Logout } from '#app/contract/auth.ts'
import { fail } from '#app/domain/failure.ts'
import { openProgram, refreshProgram } from '#app/domain/session/program.ts'
import { endSessions } from '#app/domain/session/session.ts'
import { authenticate } from '#app/domain/session/sign-in.ts'
import { authUser } from '#app/domain/user/user.ts'
import { api, on } from '#app/http/api.ts'
import { hitAccount } from '#app/http/limits.ts'

const door = api([
  on(IssueToken, async ({ query, body, request }, services) => {
    const now = services.clock.now()
    const agent = request.headers.get('user-agent')
    if (query.grant_type === 'refresh_token')
      return refreshProgram(services, body.refresh_token ?? fail('invalid'), now)
    const { email, password } = body
    if (!email || !password) fail('invalid')
    await hitAccount(services.db, email, now)
    const user_id = await authenticate(services, { email, password })
    return openProgram(services, { user_id, method: 'password', user_agent: agent }, now)
  }),
  on(GetAuthUser, ({ user }, { db }) => authUser(db, user.id)),
  on(Logout, async ({ user, session, query }, { db, clock }) => {
    await endSessions(db, user.id, session.session_id, query.scope, clock.now())
    return undefined
  }),
])

export const loader = door.loader
export const action = door.action
