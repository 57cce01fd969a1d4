import type { Account, Label } from '../state/model.ts'
import { bankOf, niches, otherNiches, specials } from './banks.ts'
import { answersFor, compose } from './compose.ts'
import { everyday } from './everyday.ts'
import { turned } from './grammar.ts'
import { voices } from './persona-voices.ts'
import { personas } from './personas.ts'
import type { Random } from './random.ts'

export interface Speech {
  text: string
  label: Label
}

/** Now and then an ordinary person has a bad day, or joins in with what a bot must leave alone. */
const BAD_DAY = 0.05
const BAD_DAY_CLASSES = ['grief', 'disaster', 'medical', 'politics', 'hostile', 'sarcasm']

export function speak(author: Account, random: Random, isSaid: (text: string) => boolean): Speech | null {
  const persona = personas.find(({ handle }) => handle === author.handle && author.kind === 'persona')
  if (persona) {
    const bank = random.pick(persona.banks)
    const own = random.chance(persona.posts > 10 ? 0.55 : 1)
    const endings = persona.habits.length > 0 && random.chance(0.5) ? { endings: persona.habits } : {}
    const said = compose(
      {
        patterns: own ? [...persona.own, ...(voices[persona.handle] ?? [])] : bank.patterns,
        vocabulary: bank.vocabulary,
        tags: bank.tags ?? [],
        ...endings,
      },
      random,
      isSaid,
    )
    return said && { text: said.text, label: { niche: bank.niche, class: 'persona', topic: said.topic } }
  }
  const { niche, class: kind } = author.label
  const bank = bankOf(niche)
  if (bank && !random.chance(BAD_DAY)) {
    const endings = bank.endings && bank.endings.length > 0 && random.chance(0.75) ? bank.endings : undefined
    const said = compose({ ...bank, endings }, random, isSaid)
    return said && { text: said.text, label: { niche, class: kind, topic: said.topic } }
  }
  const mood = random.pick(BAD_DAY_CLASSES)
  const special = specials.find((candidate) =>
    bank ? candidate.class === mood : candidate.niche === niche && candidate.class === kind,
  )
  if (!special) return null
  const said = compose({ ...special, endings: [] }, random, isSaid)
  return said && { text: said.text, label: { niche: special.niche, class: special.class, topic: said.topic } }
}

/** This person's reply under somebody's post. */
export function respond(
  author: Account,
  about: Label,
  random: Random,
  isSaid: (text: string) => boolean,
): Speech | null {
  const own = bankOf(about.niche) === bankOf(author.label.niche) ? bankOf(about.niche) : undefined
  // People of the same field talk about it, now and then; everybody else says what anybody says.
  const bank = own && own.answers.length > 0 && random.chance(0.6) ? own : everyday
  const topic = bankOf(about.niche) && about.topic ? named(about.topic) : null
  const patterns = answersFor(bank.answers, topic)
  const said = compose(
    { patterns, vocabulary: bank.vocabulary, given: topic === null ? {} : { topic } },
    random,
    isSaid,
  )
  return said && { text: said.text, label: { niche: bank.niche, class: 'answer', topic } }
}

/** What somebody else spoke of. */
const named = (topic: string) =>
  /^(?:\P{Ll}|(?:the|an?|my|our|one|some) )/u.test(topic) ? turned(topic) : `the ${topic}`

export function isOrdinary(label: Label): boolean {
  return label.class === 'ordinary' || label.class === 'persona'
}

export function nicheOf(account: Account): string | null {
  return [...niches, ...otherNiches].some(({ niche }) => niche === account.label.niche) ? account.label.niche : null
}
