import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { closeness, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { contentStems, countsOf } from '#app/adapters/model/words.ts'
import type { HelpText } from '#app/content/help/help-text.ts'
import { help } from '#app/content/help/index.ts'
import { alikeWords } from './fit.ts'

/** This much more about the question than the text itself, a passage comes first. */
const margin = 0.1

const sentencesOf = (text: string) => text.split(/(?<=[.!?;:])\s+/)
const passages = help.flatMap(({ says, more = [] }) => [...sentencesOf(says), ...more])
const uses = countsOf(passages.flatMap((text) => [...contentStems(text)]))
const rarity = (stem: string) => Math.log(passages.length / (1 + (uses.get(stem) ?? 0)))

/** What a text says to a question: with the one of its further passages that is most about it. */
export async function wordsFor(
  question: string,
  { topic, says, more = [] }: HelpText,
  reader: Reader,
  signal: AbortSignal,
): Promise<string> {
  if (more.length === 0) return says
  const own = [topic ?? '', ...sentencesOf(says)]
  const vectors = await reader.texts([question, ...own, ...more], signal)
  const about = (text: string, at: number) =>
    closeness(vectors[0] as Vector, vectors[at + 1] as Vector) + covered(question, text)
  const scores = [...own, ...more].map(about)
  const ofOwn = Math.max(...scores.slice(0, own.length))
  const ofMore = scores.slice(own.length)
  const best = Math.max(...ofMore)
  const passage = more[ofMore.indexOf(best)]
  return best > ofOwn + margin ? `${passage} ${says.replace(/^(?:Yes|No)\. /, '')}` : `${says} ${passage}`
}

/** The share of a question's words, rare ones counting more, that a passage has in some form. */
function covered(question: string, passage: string): number {
  const said = [...contentStems(passage)]
  const asked = [...contentStems(question)]
  const all = asked.reduce((sum, stem) => sum + rarity(stem), 0)
  const closest = (stem: string) => Math.max(0, ...said.map((one) => (one === stem ? 1 : alikeWords(stem, one) ** 2)))
  return all === 0 ? 0 : asked.reduce((sum, stem) => sum + rarity(stem) * closest(stem), 0) / all
}
