import { list, text } from './fields.ts'
import type { Data } from './wire.ts'
import { stemsOf } from './words.ts'

const unknown = 'I do not know that. You can reach people on the contact page (/contact).'

/** The piece of the given knowledge that shares the most words with the question. */
export function chat(data: Data): string {
  const pieces = list(data, 'knowledge').map(spoken).filter(Boolean)
  const asked = new Set(stemsOf(text(data, 'question')))
  const stems = pieces.map((piece) => new Set(stemsOf(piece)))
  const within = (stem: string) => stems.filter((one) => one.has(stem)).length
  const scores = stems.map((own) => [...asked].reduce((sum, stem) => sum + (own.has(stem) ? 1 / within(stem) : 0), 0))
  const best = Math.max(0, ...scores)
  return best < 0.2 ? unknown : (pieces[scores.indexOf(best)] ?? unknown)
}

/** A piece may be a text, or an object of texts such as a question and its answer. */
function spoken(piece: unknown): string {
  if (typeof piece === 'string') return piece.replace(/<\/?data>|https?:\S+/g, '').trim()
  if (typeof piece !== 'object' || piece === null) return ''
  const values = Object.values(piece).filter((value) => typeof value === 'string')
  return values.at(-1)?.replace(/https?:\S+/g, '') ?? ''
}
