import type { Db } from '#app/db/pool.ts'
import { deviceName } from '#app/domain/account/session/device.ts'
import type { SessionKind } from '#app/domain/account/session/session.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'

export interface SessionView {
  id: string
  kind: SessionKind
  device: string
  created_at: Date
  seen_at: Date
  here: boolean
}

export async function sessionsOf(
  db: Db,
  rules: AuthRules,
  { user_id, session_id }: { user_id: string; session_id: string },
  now: Date,
): Promise<SessionView[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'kind', 'user_agent', 'created_at', 'seen_at'])
    .where('user_id', '=', user_id)
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - rules.session.idle))
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute()
  return rows
    .map(({ user_agent, ...row }) => ({ ...row, device: deviceName(user_agent), here: row.id === session_id }))
    .sort((one, other) => Number(other.here) - Number(one.here))
}
