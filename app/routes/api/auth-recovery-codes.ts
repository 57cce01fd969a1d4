import {
  GetRecoveryCodes,
  MakeRecoveryCodes,
  RemakeRecoveryCodes,
  RemoveRecoveryCodes,
  TakeRecoveryCode,
} from '#app/contract/auth-factors.ts'
import {
  newRecoveryCodes,
  recoveryCodesOf,
  removeRecoveryCodes,
  useRecoveryCode,
} from '#app/domain/factor/recovery-codes.ts'
import { fail } from '#app/domain/failure.ts'
import { issue } from '#app/domain/session/program.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import { api, on } from '#app/http/api.ts'
import { hitAccount } from '#app/http/limits.ts'
import { requireProgram } from '#app/http/program.ts'
import type { Services } from '#app/services.ts'

async function make({ user, factor_needed }: SignedIn, { db, clock }: Services) {
  if (factor_needed) fail('insufficient_aal')
  const codes = await newRecoveryCodes(db, user.id, clock.now())
  return { id: user.id, type: 'recovery_code' as const, total: codes.length, remaining: codes.length, codes }
}

const door = api([
  on(GetRecoveryCodes, async ({ user }, { db }) => {
    return { id: user.id, type: 'recovery_code' as const, ...(await recoveryCodesOf(db, user.id)) }
  }),
  on(MakeRecoveryCodes, ({ session }, services) => make(session, services)),
  on(RemakeRecoveryCodes, ({ session }, services) => make(session, services)),
  on(TakeRecoveryCode, async ({ session, user, body }, services) => {
    requireProgram(session)
    const now = services.clock.now()
    await hitAccount(services.db, `factor:${user.id}`, now)
    await useRecoveryCode(services.db, session, body.code, now)
    return issue(services, session.session_id, now)
  }),
  on(RemoveRecoveryCodes, async ({ session, user }, { db }) => {
    if (session.factor_needed) fail('insufficient_aal')
    await removeRecoveryCodes(db, user.id)
    return { id: user.id }
  }),
])

export const loader = door.loader
export const action = door.action
