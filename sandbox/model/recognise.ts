import { bankOf, banksByNiche, everyday, specialBanks, writingBack } from '../perch/people/banks.ts'
import { ENDINGS } from '../perch/people/compose.ts'
import { type Bank, SLOT, toSecondPerson } from '../perch/people/grammar.ts'

/** The pattern that a post was made from, and the values of its slots. */
interface Recognised {
  bank: Bank
  pattern: string
  /** `ordinary`, or the class of a special bank, whose posts a bot should not answer. */
  class: string
  slots: Record<string, string>
}

interface KnownPattern extends Omit<Recognised, 'slots'> {
  /** The longest literal part, lower case: a quick check before the regular expression. */
  piece: string
  form?: { source: RegExp; names: string[] }
}

/** Undoes the "an" that grammar.ts puts before vowels. */
const unifyArticles = (text: string) => text.replace(/\b(a)n (?=[aeio]|$)/gi, '$1 ')
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const banks = [...banksByNiche.values(), everyday, ...Object.values(writingBack)]
let known: KnownPattern[] | null = null

/** Finds the pattern that a post was made from; null if none of Perch's patterns matches. */
export function recognise(post: string): Recognised | null {
  known ??= [
    ...banks.flatMap((bank) => [...bank.patterns, ...bank.answers].map((one) => knownPattern(bank, one, 'ordinary'))),
    ...specialBanks.flatMap((bank) => bank.patterns.map((one) => knownPattern(bank, one, bank.class))),
  ]
  const text = unifyArticles(post.trim())
  const lower = text.toLowerCase()
  for (const one of known) {
    if (!lower.includes(one.piece)) continue
    one.form ??= compile(one)
    const found = one.form.source.exec(text)
    const { bank, pattern } = one
    if (found) return { bank, pattern, class: one.class, slots: slotsOf(one.form.names, found.slice(1), bank) }
  }
  return null
}

/** null: it goes with any topic, such as small talk and answers to a reply. */
export const topicOf = ({ bank }: Recognised): string | null => (bankOf(bank.niche) === bank ? bank.niche : null)

function knownPattern(bank: Bank, pattern: string, kind: string): KnownPattern {
  const pieces = pattern.split(SLOT).filter((_piece, at) => at % 2 === 0)
  const [piece = ''] = pieces.sort((a, b) => b.length - a.length)
  return { bank, pattern, class: kind, piece: unifyArticles(piece).trim().toLowerCase() }
}

function compile({ bank, pattern }: KnownPattern) {
  const names: string[] = []
  const source = toRegExp(pattern, bank, (slot, form) => {
    names.push(slot)
    return `(${form})`
  })
  const endings = [...ENDINGS, ...(bank.endings ?? [])].map(unifyArticles).map(escapeRegExp).join('|')
  return { names, source: new RegExp(`^${source}(?: (?:${endings}))?(?: #\\w+)?$`, 'iu') }
}

type Capture = (slot: string, form: string) => string

/** The pattern as a regular expression. */
function toRegExp(pattern: string, bank: Bank, mark: Capture): string {
  return pattern
    .split(SLOT)
    .map((piece, at) => {
      if (at % 2 === 0) return escapeRegExp(unifyArticles(piece))
      const name = piece.replace(/^\*/, '')
      if (/^\d+-\d+$/.test(name)) return mark('number', '\\d+')
      if (name.includes('|')) return mark('choice', name.split('|').map(unifyArticles).map(escapeRegExp).join('|'))
      if (name === 'topic') return mark(name, '.+?')
      const values = [...(bank.vocabulary[name] ?? [])].sort((a, b) => b.length - a.length)
      return mark(name, values.map((value) => toRegExp(value, bank, (_slot, form) => `(?:${form})`)).join('|'))
    })
    .join('')
}

/**
 * The slots by name; the second of a name is `name2`, and `-name` is the value without its article. Values are in the
 * second person and have the case of the vocabulary.
 */
function slotsOf(names: string[], values: string[], bank: Bank): Record<string, string> {
  const slots: Record<string, string> = {}
  for (const [at, value] of values.entries()) {
    const name = names[at] ?? ''
    let free = name
    for (let count = 2; free in slots; count += 1) free = `${name}${count}`
    const listed = bank.vocabulary[name]?.find((one) => unifyArticles(one).slice(1, 4) === value.slice(1, 4))
    const first = (listed?.startsWith('{') ? value : (listed ?? value)).charAt(0)
    const inSecondPerson = toSecondPerson(first + value.slice(1))
    slots[free] = inSecondPerson
    slots[`-${free}`] = inSecondPerson.replace(/^(?:a|an|the|your) /i, '')
  }
  return slots
}
