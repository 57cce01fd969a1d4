import type { Engage, Judgement, SkipCode } from '#app/adapters/model/mind.ts'

/** The embedded judge's skips that the model may override. */
const open: ReadonlySet<SkipCode> = new Set(['off_topic', 'too_thin', 'disagrees'])
/** Less close posts are not shown to the model. */
const minScore = 0.25
/** Also what the embedded judge alone would skip. */
export type OpenDoubt = Exclude<Judgement, Engage> & { otherwise: Engage }

export const isOpenDoubt = (judged: Judgement): judged is OpenDoubt =>
  judged.verdict !== 'engage' && judged.otherwise !== undefined

export function isFinal(judgement: Judgement): boolean {
  if (judgement.verdict !== 'skip') return false
  return judgement.is_final === true || !open.has(judgement.code) || (judgement.score ?? 1) < minScore
}

export function joined(judged: Judgement, first: Judgement): Judgement {
  if (judged.verdict === 'skip' || first.verdict === 'skip') return judged
  return { ...judged, reason: `${judged.reason} ${first.reason}`.trim() }
}
