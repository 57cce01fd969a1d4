import { conceptHits, conceptKeys } from '#app/adapters/model/embedded/knowledge/concepts.ts'
import type { Discourse } from '#app/adapters/model/embedded/language/discourse.ts'
import { contentStems, contentTokens, type Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { pick } from '#app/adapters/model/embedded/language/seed.ts'
import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import type { Profile } from '#app/adapters/model/mind.ts'
import { type Match, matches } from './match.ts'
import { openQuestions, type Question } from './questions.ts'
import { anchored, filled, frequencyIn, knows, meaningOf, ranked } from './wording.ts'

/** One way to answer: whole sentences of the knowledge that go together under this post. */
export interface Answer {
  niche: NamedNiche
  /** One or two sentences or short runs of them. */
  parts: string[]
  /** The post's own words which it takes up. */
  words: string[]
  worth: number
}

/** Remarks this much weaker than the best one are still good answers; variety comes from them. */
const tolerance = 1.5
/** Users whose posts are longer than this (characters) tend to add a second sentence. */
const talkative = 110
/** An answer shares at least so many telling words and concepts with its post, or it would fit under the next post too. */
const leastShared = 3
/** One less is enough where so many of them stand in so few answers of the knowledge at the most. */
/** One thing has often several words: it must share more than one. */
const leastThings = 2
const leastRare = 2
const rareUpTo = 4
/** A remark that shares less names the matter in the post's own words first. */
const wellShared = 4
/** What a shared word is worth beside the remark's own score, and what each further turn of the same sentence costs. */
const sharedWorth = 1.2
const mostShared = 8
const again = 0.2

/** How much of what a question is about an answer must take up, as a share of its telling words. */
const leastAnswered = 1 / 3

/** Words of a question that say nothing of what it is about. */
const fillers = new Set('time thing way people day week month year today look like use need want'.split(' '))

/** The telling words of the sentences that ask. */
function askedFor(reading: Reading, discourse: Discourse): ReadonlySet<string> {
  const telling = contentTokens(reading).filter(
    ({ sentence, stem }) => discourse.asking.has(sentence) && !fillers.has(stem),
  )
  return new Set(telling.map(({ stem }) => stem))
}

/** All answers to the post, the best first. The seed decides among equals. */
export function answersTo(reading: Reading, discourse: Discourse, profile: Profile, seed: number): Answer[] {
  const about = new Set([...contentStems(reading), ...conceptKeys(reading)])
  const shared = (parts: string[]) => new Set(parts.flatMap(meaningOf).filter((one) => about.has(one)))
  const ofConcepts = new Set(conceptHits(reading).flatMap(({ start, end }) => reading.stems.slice(start, end)))
  const questions = openQuestions(reading, discourse, profile)
  const more = profile.voice.median_length > talkative
  const out: Answer[] = []
  const wanted = askedFor(reading, discourse)
  const answers = (main: string, match: Match) => {
    const taken = new Set([...match.resting, ...meaningOf(main)])
    return [...wanted].filter((one) => taken.has(one)).length >= wanted.size * leastAnswered
  }
  const add = (niche: NamedNiche, parts: string[], words: string[], worth: number) => {
    const both = shared(parts)
    const common = both.size
    const isQuestion = parts.length === 1 && parts[0]?.endsWith('?')
    if (isQuestion && common >= leastThings) {
      out.push({ niche, parts, words, worth: worth + Math.min(common, mostShared) * sharedWorth })
      return
    }
    const things = [...both].filter((one) => !ofConcepts.has(one)).length
    if (things < leastThings) return
    const rare = [...both].filter((one) => (frequencyIn(niche).get(one) ?? 0) <= rareUpTo).length
    if (common < leastShared && (common < leastShared - 1 || rare < leastRare)) return
    const length = parts.length > 1 === (more || seed % 2 === 0) ? 0.2 : 0
    out.push({ niche, parts, words, worth: worth + Math.min(common, mostShared) * sharedWorth + length })
  }
  const found = matches(reading, discourse, profile)
  const best = found[0]?.score ?? 0
  for (const match of found.filter(({ score }) => best - score <= tolerance)) {
    const words = [...match.wording.values()]
    for (const [turn, chosen] of ranked(match.remark.mains, reading, seed).entries()) {
      if (!answers(chosen, match)) continue
      const bare = filled(chosen, match)
      const main = (shared([bare]).size < wellShared && anchored(bare, match, reading)) || bare
      const worth = match.score - best + 2 - turn * again
      add(match.niche, [main], words, worth)
      const tail = pick(
        match.remark.tails.filter((one) => !knows(reading, one)),
        seed >>> 4,
      )
      if (tail && !(main.endsWith('?') && tail.endsWith('?'))) add(match.niche, [main, tail], words, worth)
      if (main.endsWith('?')) continue
      for (const [nth, question] of following(match, questions, seed).entries()) {
        add(match.niche, [main, question.text], [...words, question.word], worth - (nth + 1) * again)
      }
    }
  }
  for (const one of askedAlone(questions, seed)) add(one.niche, one.parts, one.words, one.worth)
  return out.sort((a, b) => b.worth - a.worth)
}

/** Questions that may follow a remark: on what it is about. */
function following(match: Match, questions: Question[], seed: number): Question[] {
  return turned(
    questions.filter(({ niche, concept }) => niche === match.niche && match.wording.has(concept)),
    seed,
  )
}

function askedAlone(questions: Question[], seed: number): Answer[] {
  const list = turned(questions, seed >>> 3)
  return list.map((one, at): Answer => {
    return { niche: one.niche, parts: [one.text], words: [one.word], worth: 1.4 - at * 0.05 }
  })
}

function turned<T>(list: readonly T[], seed: number): T[] {
  const from = list.length === 0 ? 0 : seed % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}
