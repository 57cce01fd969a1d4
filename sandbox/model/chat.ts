import { list, text } from './fields.ts'
import type { Data } from './wire.ts'
import { stemsOf } from './words.ts'

const unknown = 'I do not know that. You can reach people on the contact page (/contact).'

/** The given piece of knowledge that shares the most words with the question, rare words weighing more. */
export function chat(data: Data): string {
  const pieces = list(data, 'knowledge').map(textOf).filter(Boolean)
  const questionStems = new Set(stemsOf(text(data, 'question')))
  const stems = pieces.map((piece) => new Set(stemsOf(piece)))
  const piecesWith = (stem: string) => stems.filter((one) => one.has(stem)).length
  const scores = stems.map((own) =>
    [...questionStems].reduce((sum, stem) => sum + (own.has(stem) ? 1 / piecesWith(stem) : 0), 0),
  )
  const best = Math.max(0, ...scores)
  return best < 0.2 ? unknown : (pieces[scores.indexOf(best)] ?? unknown)
}

/** A piece may be a text, or an object such as a question and its answer: then its last text. */
function textOf(piece: unknown): string {
  if (typeof piece === 'string') return piece.replace(/<\/?data>|https?:\S+/g, '').trim()
  if (typeof piece !== 'object' || piece === null) return ''
  const values = Object.values(piece).filter((value) => typeof value === 'string')
  return values.at(-1)?.replace(/https?:\S+/g, '') ?? ''
}
