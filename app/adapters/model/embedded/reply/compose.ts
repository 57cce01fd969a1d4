import { conceptHits, conceptKeys } from '#app/adapters/model/embedded/knowledge/concepts.ts'
import type { Discourse } from '#app/adapters/model/embedded/language/discourse.ts'
import { contentStems, contentTokens, type Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { pick } from '#app/adapters/model/embedded/language/seed.ts'
import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import type { Profile } from '#app/adapters/model/mind.ts'
import { type Match, matches } from './match.ts'
import { openQuestions, type Question } from './questions.ts'
import { anchored, filled, knows, meaningOf, ranked, tells } from './wording.ts'

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
/** A sentence takes up at least so many things of its post, or it would fit under the next post too. */
const leastThings = 2
/** Nobody waits for a remark under a post that asks nothing: it must be on just that. */
const leastUnasked = 3
/** What shares less names the matter in the post's own words first. */
const wellShared = 4
/** What a shared word is worth beside the remark's own score, and what each further turn of the same sentence costs. */
const sharedWorth = 1.2
const mostShared = 8
const again = 0.2

/** A question in other words than the post's is for the day when all others were asked. */
const lastChoice = -20

/** How much of what a question is about an answer must take up, as a share of its telling words. */
const leastAnswered = 1 / 2

/** Words of a question that say nothing of what it is about. */
const fillers = new Set(
  `time thing way person people day week month year today look like use need want tip advic idea suggest thought recommend recommendation rec help anyon
  anybodi someon know welcom pleas best good go-to favorit favourit normal worth right wrong fix happen`.split(/\s+/),
)

/** The telling words of the sentences that ask. */
function askedFor(reading: Reading, discourse: Discourse): ReadonlySet<string> {
  const telling = contentTokens(reading).filter(
    ({ sentence, stem }) => discourse.asking.has(sentence) && !fillers.has(stem),
  )
  return new Set(telling.map(({ stem }) => stem))
}

/**
 * All answers to the post, the best first. The seed decides among equals. `asks`: whether to ask something back, which would be beside
 * the point of somebody who answers the user.
 */
export function answersTo(
  reading: Reading,
  discourse: Discourse,
  profile: Profile,
  seed: number,
  asks = true,
): Answer[] {
  const about = new Set([...contentStems(reading), ...conceptKeys(reading)])
  const shared = (parts: string[]) => new Set(parts.flatMap(meaningOf).filter((one) => about.has(one)))
  const questions = asks ? openQuestions(reading, discourse, profile) : []
  const more = profile.voice.median_length > talkative
  const out: Answer[] = []
  const wanted = askedFor(reading, discourse)
  const answers = (main: string, match: Match) => {
    const taken = new Set([...match.resting, ...meaningOf(main)])
    return [...wanted].filter((one) => taken.has(one)).length >= wanted.size * leastAnswered
  }
  const add = (niche: NamedNiche, parts: string[], words: string[], worth: number) => {
    const length = parts.length > 1 === (more || seed % 2 === 0) ? 0.2 : 0
    const common = Math.min(shared(parts).size, mostShared) * sharedWorth
    out.push({ niche, parts, words, worth: worth + common + length })
  }
  const wantsHelp = discourse.question || discourse.all.includes('trouble')
  const found = matches(reading, discourse, profile)
  const best = found[0]?.score ?? 0
  for (const match of found.filter(({ score }) => best - score <= tolerance)) {
    const words = [...match.wording.values()]
    for (const [turn, chosen] of ranked(match.remark.mains, reading, seed).entries()) {
      if (!answers(chosen, match) || (!wantsHelp && !isForWinners(match) && tells(chosen))) continue
      const bare = filled(chosen, match)
      if (thingsTakenUp(bare, match.niche, reading) < (wantsHelp ? leastOfHelp(match) : leastUnasked)) continue
      const main = (shared([bare]).size < wellShared && anchored(bare, words, reading)) || bare
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
  const asking = [...turned(questions, seed >>> 3)].sort((a, b) => Number(a.renames) - Number(b.renames))
  for (const [at, { niche, text, word, renames }] of asking.entries()) {
    const common = shared([text]).size
    // "On a shoe" would be on any shoe; this one is meant.
    const led = common < wellShared ? anchored(text, [word], reading)?.replace(/^On an? /, 'On that ') : null
    const bare = common < leastThings ? null : text
    const asked = led ?? bare
    if (!asked || (renames && !bare && out.length === 0)) continue
    add(niche, [asked], [word], renames && !bare ? lastChoice : 1.4 - at * 0.05)
  }
  return out.sort((a, b) => b.worth - a.worth)
}

/**
 * How many things of the post a sentence takes up, in the same words or, where the niche has a name for it, in others. The words of
 * one phrase are one thing.
 */
function thingsTakenUp(sentence: string, niche: NamedNiche, reading: Reading): number {
  const meaning = new Set(meaningOf(sentence))
  const hits = conceptHits(reading).filter(({ value }) => value.niche === niche)
  const inPhrases = new Set<string>()
  let things = 0
  for (const { value, start, end } of hits.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    const words = reading.stems.slice(start, end)
    if (words.some((word) => inPhrases.has(word))) continue
    if (!meaning.has(`${niche} ${value.id}`) && !words.some((word) => meaning.has(word))) continue
    for (const word of words) inPhrases.add(word)
    things++
  }
  return things + [...contentStems(reading)].filter((stem) => meaning.has(stem) && !inPhrases.has(stem)).length
}

/** Whether a remark was written for those who have just done it, who like to hear of the next step. */
function isForWinners({ remark: { when } }: Match): boolean {
  return when.includes('win') && !when.includes('ask') && !when.includes('trouble')
}

/** Help that rests on several things of the post need not name them all again. */
const leastOfHelp = (match: Match) => (match.wording.size > 1 ? 1 : leastThings)

/** Questions that may follow a remark: on what it is about. */
function following(match: Match, questions: Question[], seed: number): Question[] {
  return turned(
    questions.filter(({ niche, concept }) => niche === match.niche && match.wording.has(concept)),
    seed,
  )
}

function turned<T>(list: readonly T[], seed: number): T[] {
  const from = list.length === 0 ? 0 : seed % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}
