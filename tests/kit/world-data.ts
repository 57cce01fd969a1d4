import { readFileSync } from 'node:fs'
import { describe, test } from 'vitest'

/** Inputs from outside with the right answers: the file that `WORLD_DATA` names. */
export interface WorldData {
  lengths_as_x_counts: { text: string; x: number; links: string[] }[]
  drafts_with_a_link: string[]
  drafts_without_a_link: string[]
  asks_to_be_left_alone: { yes: string[]; no: string[] }
  avoided_terms: [term: string, text: string, isAvoided: boolean][]
  emails: { accepted: [typed: string, stored: string][]; refused: string[] }
  handles: [typed: string, handle: string][]
  codes: [typed: string, code: string][]
  passwords_that_are_the_same: [one: string, other: string][]
  network_texts: [sent: string, read: string][]
  money: [amount: number, currency: string, text: string][]
  languages: [given: string, language: string][]
}

const file = process.env.WORLD_DATA
const given = file ? (JSON.parse(readFileSync(file, 'utf8')) as WorldData) : null

/** Tests over the entries of one kind; skipped without the file, or if it has none of the kind. */
export function worldTests<Key extends keyof WorldData>(
  title: string,
  key: Key,
  tests: (entries: WorldData[Key]) => void,
): void {
  const entries = given?.[key]
  if (entries) describe(title, () => tests(entries))
  else test.skip(`${title}: ${file ? `${key} is not in WORLD_DATA` : 'set WORLD_DATA to the file of inputs'}`, () => {})
}
