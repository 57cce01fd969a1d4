import {
  type ActionOption,
  actionOptions,
  type Candidate,
  type Judged,
  judgeAll,
  type KindsBySituation,
  sortByRelevance,
} from '#app/domain/bot/decide/choose.ts'
import type { CandidateHistory } from '#app/domain/bot/find/candidate-history.ts'
import { choicesOf } from '#app/domain/bot/learn/choice.ts'
import type { Intent } from '#app/domain/bot/send/planned-actions.ts'
import { isTarget } from '#app/domain/bot/settings/terms.ts'
import type { StepContext } from '#app/domain/bot/step-context.ts'

const enoughGoodPosts = 3
const maxJudged = 30

interface JudgedPosts {
  judged: Judged[]
  options: ActionOption[]
  /** Notes what was known of the post, if the intent is a reply to a stranger. */
  withChoice(intent: Intent): Promise<Intent>
}

export async function judgeNearest(
  context: StepContext,
  candidates: Candidate[],
  kinds: KindsBySituation,
  past: CandidateHistory,
): Promise<JudgedPosts> {
  const { mind, profile, terms, signal, deps } = context
  const now = deps.clock.now()
  const nearest = await sortByRelevance(mind, candidates, profile, terms, signal)
  const byCloseness = nearest.filter(({ post, situation }) => situation === 'stranger' && !isTarget(terms, post.author))
  const judged = await judgeAll(mind, nearest.slice(0, maxJudged), profile, enoughGoodPosts, now, signal)
  return {
    judged,
    options: actionOptions(judged, kinds, terms),
    async withChoice(intent) {
      if (intent.kind !== 'reply' || intent.situation !== 'stranger') return intent
      const [choice] = await choicesOf(mind, [intent], { nearest: byCloseness, past, now }, signal)
      return choice ? { ...intent, choice } : intent
    },
  }
}
