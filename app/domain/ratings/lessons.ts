import type { Network } from '#app/adapters/network/network.ts'
import { scales } from '#app/content/sound.ts'
import type { Sound } from '#app/contract/profile.ts'
import { enoughKept, type RatingReason } from '#app/contract/rating-terms.ts'
import type { BotMode } from '#app/domain/bot/send/permission.ts'
import type { RatingRound } from '#app/domain/ratings/round.ts'

interface Lesson {
  key: 'length' | 'warmth' | 'untrue'
  text: string
  /** The drafts that taught it, as a sentence. */
  because: string
  /** The user may leave it out. */
  is_choice: boolean
}

const list = new Intl.ListFormat('en-US')

const draftsText = (positions: number[]) =>
  `${positions.length === 1 ? 'Draft' : 'Drafts'} ${list.format(positions.map(String))}`

/** What a round has taught so far. */
export function lessonsOf({ drafts }: RatingRound, sound: Sound): Lesson[] {
  const because = (why: RatingReason, one: string, many: string) => {
    const positions = drafts.filter((draft) => draft.why === why).map(({ position }) => position)
    return positions.length === 0 ? null : `${draftsText(positions)} ${positions.length === 1 ? one : many}.`
  }
  const chosen = (key: 'length' | 'warmth', why: string | null): Lesson[] => {
    const stop = sound[key]
    const isLearned = drafts.some(({ learned }) => learned?.sound?.key === key)
    if (why === null || stop === undefined || !isLearned) return []
    return [{ key, text: scales[key].stops[stop], because: why, is_choice: true }]
  }
  const untrue = because('not_true', 'said something untrue', 'said something untrue')
  return [
    ...chosen('length', because('too_long', 'was too long', 'were too long')),
    ...chosen('warmth', because('too_friendly', 'was too friendly', 'were too friendly')),
    ...(untrue ? [{ key: 'untrue' as const, text: 'Never says that again', because: untrue, is_choice: false }] : []),
  ]
}

/** Topics of drafts for posts that the user would not reply to, each with its first draft. */
export function topicsToAvoid({ drafts }: RatingRound): { topic: string; position: number }[] {
  const topics = new Map<string, number>()
  for (const { why, topic, position } of drafts)
    if (why === 'not_post' && topic !== null && !topics.has(topic)) topics.set(topic, position)
  return [...topics].map(([topic, position]) => ({ topic, position }))
}

/** How far Autopilot reaches on a network: to everyone, to people who write to the user, or nowhere. */
export type Reach = 'everyone' | 'addressed' | 'nobody'

export function autopilotReach({ capabilities }: Pick<Network, 'capabilities'>): Reach {
  const { reply } = capabilities
  if (reply.stranger.permission === 'auto') return 'everyone'
  return reply.addressed.permission === 'auto' ? 'addressed' : 'nobody'
}

/** null: nothing was rated, so neither. */
export function suggestedMode(network: Network, { kept, rated }: Pick<RatingRound, 'kept' | 'rated'>): BotMode | null {
  const reach = autopilotReach(network)
  if (reach === 'nobody') return 'copilot'
  if (rated === 0) return null
  return kept >= enoughKept && reach === 'everyone' ? 'autopilot' : 'copilot'
}
