import { redirect, replace } from '@remix-run/node'
import { chooseModePath as choice } from '#app/contract/rating-terms.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import type { OnboardingState } from '#app/domain/onboarding/onboarding.ts'
import { isOpen, type RatingRound, ratingRound } from '#app/domain/ratings/round.ts'
import { type RatingView, ratingView } from '#app/domain/ratings/start.ts'
import type { RequestServices } from '#app/services.ts'

export interface RatingScreen {
  view: RatingView
  /** The draft to show; null: all are rated, and the choice of the mode is next. */
  position: number | null
}

const draftAt = (position: number) => `/onboarding?step=3&draft=${position}`
const analysis = '/onboarding?step=3'

/** The draft that was asked for, or the first one that is not rated. */
function addressIn({ next }: RatingRound, wanted: number): string {
  if (next === null) return choice
  return draftAt(Math.min(wanted, next))
}

/** Where a press leads to. */
export async function nextOf({ db }: RequestServices, user: SessionUser, wanted?: number): Promise<string> {
  const round = await ratingRound(db, user.id)
  if (!round) return analysis
  return wanted === undefined ? addressIn(round, round.next ?? 1) : addressIn(round, wanted)
}

/** null: not asked for. Throws a redirect where the draft asked for is not the one to show. */
export async function ratingScreen(
  { db, network }: RequestServices,
  user: SessionUser,
  { searchParams }: URL,
): Promise<RatingScreen | null> {
  const [draft, asksChoice] = [searchParams.get('draft'), searchParams.has('choose')]
  if (draft === null && !asksChoice) return null
  const view = await ratingView(db, network, user)
  const { next, drafts } = view.round
  if (asksChoice) {
    if (next !== null && isOpen(view.round)) throw replace(draftAt(next))
    return { view, position: null }
  }
  if (drafts.length === 0 && !view.round.is_writing) throw replace(analysis)
  const position = /^\d{1,2}$/.test(draft ?? '') ? Number(draft) : 0
  const furthest = next ?? drafts.length
  if (position < 1 || position > furthest) throw replace(next === null ? choice : draftAt(next))
  return { view, position }
}

/** Who comes back before the end goes on where they were. */
export async function resumeRating(
  { db }: RequestServices,
  user: SessionUser,
  { setup_completed, screen }: OnboardingState,
  { searchParams }: URL,
): Promise<void> {
  if (searchParams.has('step') || setup_completed || screen !== 4) return
  const round = await ratingRound(db, user.id)
  if (round && !round.closed) throw redirect(isOpen(round) ? addressIn(round, round.next ?? 1) : choice)
}
