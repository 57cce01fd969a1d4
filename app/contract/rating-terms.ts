/** Without zod, for pages. */

/** So many kept drafts are enough to suggest sending without reading along. */
export const enoughKept = 8
/** Where the user chooses Co-pilot or Autopilot. */
export const chooseModePath = '/onboarding?step=3&choose=mode'

/** How many drafts a round has. */
export const roundSize = 10
/** Written before the first verdicts; the rest with what those taught. */
export const firstPart = 5

export const ratingVerdicts = ['keep', 'not_me'] as const
export type RatingVerdict = (typeof ratingVerdicts)[number]

export const ratingReasons = ['too_long', 'too_friendly', 'not_true', 'not_post'] as const
export type RatingReason = (typeof ratingReasons)[number]

/** Why a round has fewer drafts. */
export type RatingEnd = 'few_posts' | 'no_model' | 'share_used_up' | 'network' | 'over_budget' | 'failed'
