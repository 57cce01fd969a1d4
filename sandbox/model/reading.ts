import { everyBank, specials } from '../perch/people/banks.ts'
import { ENDINGS } from '../perch/people/compose.ts'
import { everyday } from '../perch/people/everyday.ts'
import { type Bank, SLOT, turned } from '../perch/people/grammar.ts'

/** What the stand-in knows of a post: the pattern it was made from, and what fills it. */
export interface Reading {
  bank: Bank
  pattern: string
  /** `ordinary`, or the kind of moment in which nobody wants to hear from a program. */
  class: string
  slots: Record<string, string>
}

interface Known extends Omit<Reading, 'slots'> {
  /** The longest of its fixed pieces, lower case: most posts are told apart by it, before any form is made. */
  piece: string
  form?: { source: RegExp; names: string[] }
}

/** With one article for all words, which grammar.ts sets by what follows. */
const plain = (text: string) => text.replace(/\b(a)n (?=[aeio]|$)/gi, '$1 ')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const banks = [...everyBank.values(), everyday]
let known: Known[] | null = null

/** null for whatever was not made from a pattern of Perch's people. */
export function read(post: string): Reading | null {
  known ??= [
    ...banks.flatMap((bank) => [...bank.patterns, ...bank.answers].map((one) => knownOf(bank, one, 'ordinary'))),
    ...specials.flatMap((bank) => bank.patterns.map((one) => knownOf(bank, one, bank.class))),
  ]
  const text = plain(post.trim())
  const lower = text.toLowerCase()
  for (const one of known) {
    if (!lower.includes(one.piece)) continue
    one.form ??= wholeForm(one)
    const found = one.form.source.exec(text)
    const { bank, pattern } = one
    if (found) return { bank, pattern, class: one.class, slots: slotsOf(one.form.names, found.slice(1), bank) }
  }
  return null
}

function knownOf(bank: Bank, pattern: string, kind: string): Known {
  const pieces = pattern.split(SLOT).filter((_piece, at) => at % 2 === 0)
  const [piece = ''] = pieces.sort((a, b) => b.length - a.length)
  return { bank, pattern, class: kind, piece: plain(piece).trim().toLowerCase() }
}

function wholeForm({ bank, pattern }: Known) {
  const names: string[] = []
  const source = formOf(pattern, bank, (slot, form) => {
    names.push(slot)
    return `(${form})`
  })
  const endings = [...ENDINGS, ...(bank.endings ?? [])].map(plain).map(escaped).join('|')
  return { names, source: new RegExp(`^${source}(?: (?:${endings}))?(?: #\\w+)?$`, 'iu') }
}

type Mark = (slot: string, form: string) => string

/** The pattern as a regular expression. */
function formOf(pattern: string, bank: Bank, mark: Mark): string {
  return pattern
    .split(SLOT)
    .map((piece, at) => {
      if (at % 2 === 0) return escaped(plain(piece))
      const name = piece.replace(/^\*/, '')
      if (/^\d+-\d+$/.test(name)) return mark('number', '\\d+')
      if (name.includes('|')) return mark('choice', name.split('|').map(plain).map(escaped).join('|'))
      if (name === 'topic') return mark(name, '.+?')
      const values = [...(bank.vocabulary[name] ?? [])].sort((a, b) => b.length - a.length)
      return mark(name, values.map((value) => formOf(value, bank, (_slot, form) => `(?:${form})`)).join('|'))
    })
    .join('')
}

/**
 * By name; the second of a name is `name2`, and `-name` leaves the article away. Each is said to the person who wrote it, and
 * begins as in its list.
 */
function slotsOf(names: string[], values: string[], bank: Bank): Record<string, string> {
  const slots: Record<string, string> = {}
  for (const [at, value] of values.entries()) {
    const name = names[at] ?? ''
    let free = name
    for (let count = 2; free in slots; count += 1) free = `${name}${count}`
    const listed = bank.vocabulary[name]?.find((one) => plain(one).slice(1, 4) === value.slice(1, 4))
    const first = (listed?.startsWith('{') ? value : (listed ?? value)).charAt(0)
    const said = turned(first + value.slice(1))
    slots[free] = said
    slots[`-${free}`] = said.replace(/^(?:a|an|the|your) /i, '')
  }
  return slots
}
