import type { Choice } from '#app/contract/choice.ts'
import type { Candidate, Judged } from '#app/domain/bot/decide/choose.ts'
import type { CandidateHistory } from '#app/domain/bot/find/candidate-history.ts'
import { becauseOf } from '#app/domain/bot/learn/because.ts'
import { halfOf, isTested, nextHalf } from '#app/domain/bot/learn/halves.ts'
import { type Learned, orderOf, type Scored, scorer } from '#app/domain/bot/learn/score.ts'
import { type Traits, traitsOf } from '#app/domain/bot/learn/traits.ts'
import type { StepContext } from '#app/domain/bot/step-context.ts'
import { topicIn } from '#app/domain/bot/topics.ts'
import { localTime } from '#app/domain/time.ts'

/** From this judgement on, a post is good enough to be preferred for what it may bring back. */
const good = 0.5

interface Ranked extends Scored {
  choice: Choice
  traits: Traits
}

export interface Ranking {
  /** With the half that its author is in, while learning is tested. */
  choiceOf(postId: string): Choice | undefined
  /** Good, and among those that may be reordered. */
  isRanked(judged: Judged): boolean
  /**
   * The good ones by what they may bring back, then the rest as it was. No one is put forward who had a contact in the
   * last two weeks.
   */
  order(judged: Judged[]): Judged[]
  /** Those not judged yet that would come before every good one, best first. */
  better(judged: readonly Judged[], candidates: readonly Candidate[]): Candidate[]
  because(chosenId: string, otherId: string): string
}

export function rankingOf(
  { bot, profile }: Pick<StepContext, 'bot' | 'profile'>,
  learned: Learned,
  candidates: readonly Candidate[],
  choices: readonly Choice[],
  { contacts }: Pick<CandidateHistory, 'contacts'>,
  now: Date,
): Ranking {
  const score = scorer(learned)
  const local_hour = localTime(now, bot.time_zone).hour
  const ranked = new Map<string, Ranked>()
  for (const [at, { post }] of candidates.entries()) {
    const choice = choices[at]
    if (!choice) continue
    const traits = traitsOf({ ...choice, topic: topicIn(profile, post.text), local_hour })
    ranked.set(post.id, { choice, traits, ...score(traits) })
  }
  const scoreOf = ({ post }: Candidate) => ranked.get(post.id)?.score ?? -Infinity
  const byScore = (a: Candidate, b: Candidate) => scoreOf(b) - scoreOf(a)
  const stays = ({ post }: Candidate) => (contacts.get(post.author.id)?.actions_fortnight ?? 0) > 0
  const since = isTested(learned.tested_since ?? null, now) ? learned.tested_since : null
  const half = (one: Candidate) => (since ? halfOf(bot.user_id, since, one) : 'with')
  const halves = new Map(candidates.map((one) => [one.post.id, half(one)]))
  const byWhatCame = (found: readonly Judged[]) =>
    orderOf(found.map((one) => ({ score: scoreOf(one), stays: stays(one) }))).flatMap((place) => found[place] ?? [])
  const isRanked = ({ post, judgement }: Judged) =>
    ranked.has(post.id) && judgement.verdict === 'engage' && judgement.score >= good
  return {
    choiceOf(id) {
      const choice = ranked.get(id)?.choice
      return choice && since ? { ...choice, half: halves.get(id) } : choice
    },
    isRanked,
    order(judged) {
      const found = judged.filter(isRanked)
      const [closest] = found
      const rest = judged.filter((one) => !isRanked(one))
      if (!since || !closest) return [...byWhatCame(found), ...rest]
      const chosen = byWhatCame(found.filter((one) => half(one) === 'with'))
      const usual = found.filter((one) => half(one) === 'without')
      const isFirst = nextHalf(bot.user_id, closest) === 'with'
      return [...(isFirst ? [...chosen, ...usual] : [...usual, ...chosen]), ...rest]
    },
    better(judged, all) {
      const known = new Set(judged.map(({ post }) => post.id))
      const found = judged.filter(isRanked).map(scoreOf)
      const best = found.length > 0 ? Math.max(...found) : Infinity
      return all
        .filter((one) => !known.has(one.post.id) && !stays(one) && half(one) === 'with' && scoreOf(one) > best)
        .sort(byScore)
    },
    because(chosenId, otherId) {
      const [chosen, other] = [ranked.get(chosenId), ranked.get(otherId)]
      if (halves.get(chosenId) !== 'with') return ''
      return chosen && other ? becauseOf(learned, chosen, other) : ''
    },
  }
}
