import { text } from './fields.ts'
import { codeOf } from './judge.ts'
import type { Data } from './wire.ts'

const classes = new Set(['sensitive', 'politics', 'hostile', 'spam', 'giveaway'])

export function doubt(data: Data): Data {
  const code = codeOf(text(data.post, 'text')) ?? 'ordinary'
  if (code === 'ordinary') return { class: code, reason: 'They’re talking about everyday things.' }
  return { class: classes.has(code) ? code : text(data, 'suspected'), reason: 'It’s better left alone.' }
}
