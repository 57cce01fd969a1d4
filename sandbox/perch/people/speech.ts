import type { Account, Label } from '../state/model.ts'
import { bankOf, everyday, niches, otherNiches, specialBanks, writingBack } from './banks.ts'
import { answersFor, compose } from './compose.ts'
import { toSecondPerson } from './grammar.ts'
import { personas } from './personas.ts'
import type { Random } from './random.ts'

export interface Speech {
  text: string
  label: Label
}

/** The chance that an ordinary person writes a post of one of the classes below, which a bot must not answer. */
const BAD_DAY_CHANCE = 0.05
const BAD_DAY_CLASSES = ['grief', 'disaster', 'medical', 'politics', 'hostile', 'sarcasm']

export function speak(author: Account, random: Random, isTaken: (text: string) => boolean): Speech | null {
  const persona = personas.find(({ handle }) => handle === author.handle && author.kind === 'persona')
  if (persona) {
    const bank = random.pick(persona.banks)
    const own = random.chance(persona.posts > 10 ? 0.55 : 1)
    const endings = persona.habits.length > 0 && random.chance(0.5) ? { endings: persona.habits } : {}
    const filled = compose(
      {
        patterns: own ? persona.own : bank.patterns,
        vocabulary: bank.vocabulary,
        tags: bank.tags ?? [],
        ...endings,
      },
      random,
      isTaken,
    )
    return filled && { text: filled.text, label: { niche: bank.niche, class: 'persona', topic: filled.topic } }
  }
  const { niche, class: kind } = author.label
  const bank = bankOf(niche)
  if (bank && !random.chance(BAD_DAY_CHANCE)) {
    const endings = bank.endings && bank.endings.length > 0 && random.chance(0.75) ? bank.endings : undefined
    const filled = compose({ ...bank, endings }, random, isTaken)
    return filled && { text: filled.text, label: { niche, class: kind, topic: filled.topic } }
  }
  const badDayClass = random.pick(BAD_DAY_CLASSES)
  const special = specialBanks.find((candidate) =>
    bank ? candidate.class === badDayClass : candidate.niche === niche && candidate.class === kind,
  )
  if (!special) return null
  const filled = compose({ ...special, endings: [] }, random, isTaken)
  return filled && { text: filled.text, label: { niche: special.niche, class: special.class, topic: filled.topic } }
}

/** This person's reply to a post with the label `about`. */
export function respond(
  author: Account,
  about: Label,
  random: Random,
  isTaken: (text: string) => boolean,
): Speech | null {
  const own = bankOf(about.niche) === bankOf(author.label.niche) ? bankOf(about.niche) : undefined
  // People of the same niche use its answers most of the time; everybody else uses general ones.
  const bank = own && own.answers.length > 0 && random.chance(0.6) ? own : everyday
  const topic = bankOf(about.niche) && about.topic ? withArticle(about.topic) : null
  const patterns = answersFor(bank.answers, topic)
  const filled = compose(
    { patterns, vocabulary: bank.vocabulary, given: topic === null ? {} : { topic } },
    random,
    isTaken,
  )
  return filled && { text: filled.text, label: { niche: bank.niche, class: 'answer', topic } }
}

/** How a reply speaks to the author of the post: it asks, it answers what they asked, or it remarks on something. */
export function speaksTo(post: string, reply: string): keyof typeof writingBack {
  if (reply.includes('?')) return 'asked'
  return post.includes('?') ? 'advised' : 'told'
}

/** What the author of a post with the label `about` says to a reply. */
export function writeBack(
  author: Account,
  post: { text: string; label: Label },
  reply: string,
  random: Random,
  isTaken: (text: string) => boolean,
): Speech | null {
  const bank = writingBack[speaksTo(post.text, reply)]
  const topic = post.label.topic ? withArticle(post.label.topic) : null
  const given: Record<string, string> = topic === null ? {} : { topic }
  const options = { patterns: answersFor(bank.answers, topic), vocabulary: bank.vocabulary, endings: [], given }
  const filled = compose(options, random, isTaken)
  return filled && { text: filled.text, label: { niche: author.label.niche, class: 'answer', topic } }
}

/** Topics that take no "the": names, those with a word before the noun, activities ("making the bed") and mottos. */
const TAKES_NO_ARTICLE =
  /^(?:\P{Ll}|(?:the|that|an?|my|our|some|no|never|one|two|five|six|seven|eight|ten)\b|\w+ing(?: (?:the|to|from|before|out|messages)\b|$)|.*,)/u

/** Somebody else's topic, with an article if it needs one. */
const withArticle = (topic: string) => (TAKES_NO_ARTICLE.test(topic) ? toSecondPerson(topic) : `the ${topic}`)

export function isOrdinary(label: Label): boolean {
  return label.class === 'ordinary' || label.class === 'persona'
}

export function nicheOf(account: Account): string | null {
  return [...niches, ...otherNiches].some(({ niche }) => niche === account.label.niche) ? account.label.niche : null
}
