import { contentStems } from '#app/adapters/model/words.ts'
import type { ActionKind } from '#app/adapters/network/network.ts'

/** Days before today, the first and the last one. */
export interface Period {
  from: number
  to: number
  /** "Today", "In the last 7 days" */
  name: string
}

/** What a question about the own account says beside its subject. */
export interface Slots {
  kind: ActionKind | null
  period: Period | null
  /** A handle. */
  person: string | null
}

export const noSlots: Slots = { kind: null, period: null, person: null }

const kinds: [ActionKind, RegExp][] = [
  ['reply', /\b(?:repl(?:y|ies|ied|ying)|answer(?:s|ed)?|respon(?:d|ded|ses?)|comment(?:s|ed)?)\b/i],
  ['like', /\b(?:likes?|liked|hearts?)\b/i],
  ['follow', /\b(?:follow|follows|followed|following)\b/i],
  ['view', /\b(?:views?|viewed|profiles?)\b/i],
]

const days = (from: number, to: number, name: string) => () => ({ from, to, name })
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

const periods: [RegExp, (found: string, today: number) => Period][] = [
  [/\byesterday\b/i, days(1, 1, 'Yesterday')],
  [/\b(?:week|7 days|seven days|weekly)\b/i, days(6, 0, 'In the last 7 days')],
  [/\b(?:month|30 days|thirty days|monthly)\b/i, days(29, 0, 'In the last 30 days')],
  [/\b(?:total|altogether|overall|ever|in all)\b/i, days(89, 0, 'In the last 90 days')],
  [/\b(?:today|tonight|this morning)\b/i, days(0, 0, 'Today')],
  [new RegExp(`\\b(?:${weekdays.join('|')})\\b`, 'i'), lastWeekday],
]

function lastWeekday(found: string, today: number): Period {
  const weekday = weekdays.indexOf(found.toLowerCase())
  const ago = (today - weekday + 7) % 7 || 7
  return { from: ago, to: ago, name: `Last ${found.charAt(0).toUpperCase()}${found.slice(1).toLowerCase()}` }
}

const handle = /(?<![\w.])@([\w.-]{1,64})/

/** `weekday`: today's, 0 is Sunday. */
export function slotsIn(question: string, weekday: number): Slots {
  const [kind] = kinds.find(([, words]) => words.test(question)) ?? []
  const [period] = periods.flatMap(([words, of]) => {
    const found = words.exec(question)
    return found ? [of(found[0], weekday)] : []
  })
  return { kind: kind ?? null, period: period ?? null, person: handle.exec(question)?.[1] ?? null }
}

export const merged = (earlier: Slots, later: Slots): Slots => ({
  kind: later.kind ?? earlier.kind,
  period: later.period ?? earlier.period,
  person: later.person ?? earlier.person,
})

/** "And yesterday?" names nothing else, so its subject is that of the question before. */
export function hasOnlySlots(question: string): boolean {
  const all = [...kinds.map(([, words]) => words), ...periods.map(([words]) => words), handle]
  const rest = all.reduce((text, words) => text.replace(new RegExp(words, 'gi'), ' '), question)
  return rest.trim() !== question.trim() && contentStems(rest).size === 0
}
