import { inTransaction } from '#app/db/pool.ts'
import { linkKept, type ProviderDeps, personKept } from '#app/domain/account/session/by-provider.ts'
import { createSession } from '#app/domain/account/session/create.ts'
import { redeemCode } from '#app/domain/account/session/flow.ts'
import { endSessionsIn } from '#app/domain/account/session/session.ts'
import { type TokenSession, type TokenSessionDeps, tokensOf } from '#app/domain/account/session/token-session.ts'
import { fail } from '#app/domain/failure.ts'

interface Shown {
  auth_code: string
  code_verifier: string
  user_agent: string | null
}

type CodeDeps = TokenSessionDeps & ProviderDeps

/** A second use of a code ends the session: one of its two holders is a thief. Throws as `redeemCode` and `linkKept` do. */
export async function openByCode(deps: CodeDeps, { user_agent, ...shown }: Shown, now: Date): Promise<TokenSession> {
  const opened = await inTransaction(deps.db, async (tx) => {
    const { flow, again, ...granted } = await redeemCode(tx, deps.secrets, shown, now)
    if (again) {
      await endSessionsIn(tx, granted.user_id, flow.id, 'local', now)
      return null
    }
    const { session_id } = flow
    if (session_id) await linkKept(tx, deps, { ...flow, user_id: granted.user_id, session_id }, now)
    const identity = flow.kept ? { provider: flow.provider, subject: personKept(deps, flow).subject } : undefined
    const entry = { ...granted, ...(identity && { identity }), id: flow.id, kind: 'token', user_agent } as const
    const { id } = await createSession({ ...deps, db: tx }, entry, now)
    return id
  })
  return tokensOf(deps, opened ?? fail('flow_state_not_found'), now)
}
