import {
  GetRecoveryCodes,
  MakeRecoveryCodes,
  RemakeRecoveryCodes,
  RemoveRecoveryCodes,
  TakeRecoveryCode,
} from '#app/contract/auth-recovery-codes.ts'
import {
  newRecoveryCodes,
  recoveryCodesOf,
  removeRecoveryCodes,
  useRecoveryCode,
} from '#app/domain/account/factor/recovery-codes.ts'
import type { SignedIn } from '#app/domain/account/session/session.ts'
import { tokensOf } from '#app/domain/account/session/token-session.ts'
import { handler } from '#app/http/doors/api.ts'
import { countFactorAttempt } from '#app/http/request/sign-in/proof.ts'
import type { Services } from '#app/services.ts'

async function make(session: SignedIn, services: Services) {
  const codes = await newRecoveryCodes(services, session, services.clock.now())
  return { id: session.user.id, type: 'recovery_code' as const, total: codes.length, remaining: codes.length, codes }
}

export const authRecoveryCodesCalls = [
  handler(GetRecoveryCodes, async ({ user }, { db }) => {
    return { id: user.id, type: 'recovery_code' as const, ...(await recoveryCodesOf(db, user.id)) }
  }),
  handler(MakeRecoveryCodes, ({ session }, services) => make(session, services)),
  handler(RemakeRecoveryCodes, ({ session }, services) => make(session, services)),
  handler(TakeRecoveryCode, async ({ session, user, body, request }, services) => {
    const now = services.clock.now()
    await countFactorAttempt(services, request, user)
    await useRecoveryCode(services, session, body.code, now)
    return tokensOf(services, session.session_id, now)
  }),
  handler(RemoveRecoveryCodes, async ({ session, user }, services) => {
    await removeRecoveryCodes(services, session, services.clock.now())
    return { id: user.id }
  }),
]
