import { randomFrom } from '../people/random.ts'

/**
 * Whom a person answers, hidden from every API, label and text: there is something to learn, and only from what comes
 * back.
 */

interface Contact {
  person: string
  /** What the person is about. */
  role: string
  account: string
  topic: string
  /** Of the day, where the person lives. */
  hour: number
  asks: boolean
  /** Of the reply, in characters. */
  length: number
  /** Earlier contact that the person left without an answer. */
  unanswered: number
}

interface Taste {
  answers_all: boolean
  dislikes_strangers: boolean
  /** In log-odds. */
  warmth: number
  questions: number
  brevity: number
  wakes_at: number
}

const USUAL = 0.15
const SHORT = 120
const AWAKE_HOURS = 15

/** About normal, with a deviation of one. */
function spread(...words: (string | number)[]): number {
  const random = randomFrom(...words)
  return Array.from({ length: 12 }, () => random.next()).reduce((sum, one) => sum + one, -6)
}

export function tasteOf(seed: number, person: string, role: string): Taste {
  const random = randomFrom(seed, 'taste', person)
  const roll = random.next()
  return {
    answers_all: roll < 0.05,
    dislikes_strangers: roll >= 0.05 && roll < 0.12,
    warmth: 0.7 * spread(seed, 'role', role) + 0.5 * spread(seed, 'person', person),
    questions: 0.5 * spread(seed, 'questions', person) + 0.3 * spread(seed, 'questions of', role),
    brevity: 0.4 * spread(seed, 'brevity', person),
    wakes_at: random.between(5, 11),
  }
}

/** How likely they answer a fitting reply of someone whom they don't know. */
export function answerChance(seed: number, contact: Contact): number {
  const { person, role, account, topic, hour, asks, length, unanswered } = contact
  const taste = tasteOf(seed, person, role)
  if (taste.answers_all) return 0.95
  const isAwake = (hour - taste.wakes_at + 24) % 24 < AWAKE_HOURS
  const logOdds =
    Math.log(USUAL / (1 - USUAL)) +
    taste.warmth +
    0.7 * spread(seed, 'topic', account, topic) +
    taste.questions * (asks ? 1 : -0.3) +
    taste.brevity * (length <= SHORT ? 1 : -1) -
    (isAwake ? 0 : 1) -
    0.7 * unanswered
  return 1 / (1 + Math.exp(-logOdds))
}
