import { requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import type { SignedIn } from '#app/domain/account/session/session.ts'
import type { Services } from '#app/services.ts'

export const buyerOf = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  session: { session_id: string; user: SignedIn['user'] },
) => ({
  user: session.user,
  requireProof: () => requireRecentProof(db, session, clock.now()),
})
