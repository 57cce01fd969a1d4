import {
  type ActionOption,
  actionOptions,
  type Candidate,
  isActionPossible,
  type Judged,
  judgeAll,
  type KindsBySituation,
  sortByRelevance,
} from '#app/domain/bot/decide/choose.ts'
import type { CandidateHistory } from '#app/domain/bot/find/candidate-history.ts'
import { choicesOf } from '#app/domain/bot/learn/choice.ts'
import { type Ranking, rankingOf } from '#app/domain/bot/learn/ranking.ts'
import type { Intent } from '#app/domain/bot/send/planned-actions.ts'
import { isTarget } from '#app/domain/bot/settings/terms.ts'
import type { StepContext } from '#app/domain/bot/step-context.ts'

const enoughGoodPosts = 3
const maxJudged = 30
/** Judged besides, if what was learned puts them before every good post so far. */
const maxBesides = 3

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
  const { mind, profile, terms, signal, deps, learned } = context
  const now = deps.clock.now()
  const sorted = await sortByRelevance(mind, candidates, profile, terms, signal)
  const asked = sorted.slice(0, maxJudged)
  const nearest = sorted.filter(({ post, situation }) => situation === 'stranger' && !isTarget(terms, post.author))
  const judged = await judgeAll(mind, asked, profile, enoughGoodPosts, now, signal)
  const usual = actionOptions(judged, kinds, terms)
  const known = { nearest, past, now }
  if (!learned || !kinds.stranger.includes('reply'))
    return {
      judged,
      options: usual,
      async withChoice(intent) {
        if (!isChosenReply(intent)) return intent
        const [choice] = await choicesOf(mind, [intent], known, signal)
        return choice ? { ...intent, choice } : intent
      },
    }
  const ranked = asked.filter((one) => nearest.includes(one))
  const ranking = rankingOf(context, learned, ranked, await choicesOf(mind, ranked, known, signal), past, now)
  const isPossible = (one: Candidate) => isActionPossible('reply', one, past)
  const besides = kinds.stranger[0] === 'reply' ? ranking.better(judged, ranked.filter(isPossible)) : []
  const more = await judgeAll(mind, besides.slice(0, maxBesides), profile, maxBesides, now, signal)
  const options = actionOptions([...judged, ...more], kinds, terms, ranking.order)
  return {
    judged: [...judged, ...more],
    options,
    withChoice: async (intent) => (isChosenReply(intent) ? noted(intent, ranking, usual, options, isPossible) : intent),
  }
}

const isChosenReply = ({ kind, situation }: Intent) => kind === 'reply' && situation === 'stranger'

/** Compares with the reply that would have come first without what was learned. */
function noted(
  intent: Intent,
  ranking: Ranking,
  usual: ActionOption[],
  options: ActionOption[],
  isPossible: (one: Candidate) => boolean,
): Intent {
  const choice = ranking.choiceOf(intent.post.id)
  if (!choice) return intent
  const repliesIn = (all: ActionOption[]) =>
    all.flatMap(({ kind, candidate }) =>
      kind === 'reply' && ranking.isRanked(candidate) && isPossible(candidate) ? candidate : [],
    )
  const of = repliesIn(options).length
  const [first] = repliesIn(usual)
  const differs = first !== undefined && first.post.id !== intent.post.id
  const because = differs ? ranking.because(intent.post.id, first.post.id) : ''
  return { ...intent, reason: `${intent.reason} ${because}`.trim(), choice: { ...choice, of, differs } }
}
