import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, test } from 'vitest'

/** Texts with the right judgement, written by people who didn't write the mind: the folder that `MIND_TEXTS` names. */
export interface MindTexts {
  'guard-ordinary': { profession: string; text: string }[]
  'guard-skip': { kind: string; expected: string; text: string }[]
  answers: { kind: string; text: string }[]
  drafts: { profession: string; claim: 'supported' | 'unsupported' | 'none'; text: string; hard: boolean }[]
  'evidence-pairs': { post: string; own: string; support: 'good' | 'weak' | 'none' }[]
  'ordinary-extra': { profession: string; text: string }[]
}

const folder = process.env.MIND_TEXTS

/** The texts of one set, or null without the folder. */
export function mindTexts<Key extends keyof MindTexts>(key: Key): MindTexts[Key] | null {
  if (!folder) return null
  const lines = readFileSync(join(folder, `${key}.jsonl`), 'utf8').split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => JSON.parse(line)) as MindTexts[Key]
}

/** Tests over the texts of one set; skipped without the folder. */
export function mindTests<Key extends keyof MindTexts>(
  title: string,
  key: Key,
  tests: (texts: MindTexts[Key]) => void,
): void {
  const texts = mindTexts(key)
  if (texts) describe(title, () => tests(texts))
  else test.skip(`${title}: set MIND_TEXTS to the folder of texts`, () => {})
}
