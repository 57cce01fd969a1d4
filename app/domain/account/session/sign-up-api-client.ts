import type { Seals } from '#app/db/sealed.ts'
import { requireInterval } from '#app/domain/account/mail-link/interval.ts'
import type { MailDeps, Requester } from '#app/domain/account/mail-link/token.ts'
import {
  openTokenSession,
  type TokenSession,
  type TokenSessionDeps,
} from '#app/domain/account/session/token-session.ts'
import { signUpId } from '#app/domain/account/user/create.ts'
import { requireStrong } from '#app/domain/account/user/password.ts'
import { requireSignUps } from '#app/domain/account/user/rules.ts'
import { type NewUser, signUp } from '#app/domain/account/user/sign-up.ts'
import type { AuthUserView } from '#app/domain/account/user/user.ts'

type Deps = MailDeps & TokenSessionDeps & { seals: Seals }

/** A known address gets the same response. Throws as `signUp` does, and `too_soon`. */
export async function signUpApiClient(
  deps: Deps,
  newUser: NewUser,
  requester: Requester,
  user_agent: string | null,
  now: Date,
): Promise<TokenSession | AuthUserView> {
  const { rules, db } = deps
  await requireSignUps(db, rules)
  await requireStrong(rules, newUser)
  if (rules.confirm_email) await requireInterval(deps, 'signup', newUser.email, now)
  const user_id = await signUp(deps, newUser, requester, now)
  if (user_id !== null) return openTokenSession(deps, { user_id, method: 'password', user_agent }, now)
  return unconfirmed(signUpId(deps.secrets, newUser.email), newUser, now)
}

function unconfirmed(id: string, { email, user_metadata }: NewUser, now: Date): AuthUserView {
  const at = now.toISOString()
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: { ...user_metadata, email, email_verified: false },
    identities: [
      {
        identity_id: id,
        id,
        user_id: id,
        identity_data: { sub: id, email, email_verified: false, phone_verified: false },
        provider: 'email',
        email,
        created_at: at,
        updated_at: at,
      },
    ],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  }
}
