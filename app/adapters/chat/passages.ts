import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { closeness, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { contentStems, countsOf } from '#app/adapters/model/words.ts'
import type { HelpText } from '#app/content/help/help-text.ts'
import { help } from '#app/content/help/index.ts'
import { alikeWords } from './fit.ts'

/** This much more about the question than the beginning of the text, a passage comes first. */
const margin = 0.1

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+/)
const known = help.flatMap(({ says, more = [] }) => [...sentencesOf(says), ...more])
const uses = countsOf(known.flatMap((text) => [...contentStems(text)]))
const rarity = (stem: string) => Math.log(known.length / (1 + (uses.get(stem) ?? 0)))

/** It can't be read without the sentence before. */
const leans =
  /^(?:it|its|they|them|their|those|these|that|this|then|there|otherwise|without those|if (?:not|it|you don’t))\b|\bthem\b|\b(?:are|is|does|do) not\.$/i
const yesOrNo = /^(?:Yes|No)[.,]\s+(\p{L})/u

/** A text's sentences, each with those that lean on it. */
function passagesOf(says: string): string[] {
  const found: string[] = []
  for (const sentence of sentencesOf(says)) {
    const before = found.at(-1)
    const isOne = before && (leans.test(sentence) || /^(?:Yes|No)\.$/.test(before))
    if (isOne) found[found.length - 1] = `${before} ${sentence}`
    else found.push(sentence)
  }
  return found
}

/**
 * What a text says to a question: with those of its further passages that are most about it or a part of it, and what is
 * clearly most about it first.
 */
export async function wordsFor(
  [question, ...parts]: readonly [string, ...string[]],
  { topic, says, more = [] }: HelpText,
  reader: Reader,
  signal: AbortSignal,
): Promise<string> {
  const own = passagesOf(says)
  const all = [...own, ...more]
  if (all.length === 1) return says
  const asked = [question, ...parts]
  const vectors = await reader.texts([...asked, ...all, topic ?? ''], signal)
  const about = (of: number, text: string, at: number) =>
    closeness(vectors[of] as Vector, vectors[asked.length + at] as Vector) + covered(asked[of] as string, text)
  const scores = asked.map((_, of) => all.map((text, at) => about(of, text, at)))
  const best = (of: number, from = 0) => {
    const some = scores[of]?.slice(from) ?? []
    return from + some.indexOf(Math.max(...some))
  }
  const added = new Set(more.length > 0 ? [best(0, own.length)] : [])
  for (const of of parts.keys()) if (best(of + 1) >= own.length) added.add(best(of + 1))
  const said = [...own.keys(), ...added]
  const score = (at: number) => scores[0]?.[at] ?? 0
  const lead = said.reduce((one, other) => (score(other) > score(one) ? other : one))
  const beginning = Math.max(score(0), about(0, topic ?? '', all.length))
  if (lead === 0 || score(lead) <= beginning + margin) return said.map((at) => all[at]).join(' ')
  const rest = said.filter((at) => at !== lead).map((at) => all[at])
  return [all[lead], rest.join(' ').replace(yesOrNo, (_, first: string) => first.toUpperCase())].join(' ')
}

/** The share of a question's words, rare ones counting more, that a passage has in some form. */
function covered(question: string, passage: string): number {
  const said = [...contentStems(passage)]
  const asked = [...contentStems(question)]
  const all = asked.reduce((sum, stem) => sum + rarity(stem), 0)
  const closest = (stem: string) => Math.max(0, ...said.map((one) => (one === stem ? 1 : alikeWords(stem, one) ** 2)))
  return all === 0 ? 0 : asked.reduce((sum, stem) => sum + rarity(stem) * closest(stem), 0) / all
}
