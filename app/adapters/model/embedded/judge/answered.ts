import { situationOf } from '#app/adapters/model/embedded/language/discourse.ts'
import { shelf } from '#app/adapters/model/embedded/language/phrasebook.ts'
import type { Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { rebuffs } from '#app/adapters/model/embedded/lexicon/rebuffs.ts'
import type { Judgement } from '#app/adapters/model/mind.ts'

const rebuff = shelf()(rebuffs)
/** Of an answer on nothing that the user writes about. */
const plainScore = 0.35

/**
 * Somebody who answers the user is given at least a like, whatever they talk about, unless they would rather not have
 * been written to: what to say then is the user's to decide. `onTopic`: what there is to say about the matter.
 */
export function answered(reading: Reading, onTopic: Judgement | null): Judgement {
  const { all, question } = situationOf(reading)
  const isSad = reading.sentiment < 0 || all.includes('trouble')
  if (rebuff.has(reading) || (!onTopic && isSad)) {
    const reason = 'Answers you, but a like would not fit: what to say is up to you.'
    return { verdict: 'skip', code: 'nothing_to_add', reason }
  }
  const reason = question ? 'Answers you, and asks something.' : 'Answers you.'
  return onTopic ?? { verdict: 'engage', score: plainScore, reason }
}
