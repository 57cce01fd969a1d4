import { text } from './fields.ts'
import { codeOf } from './judge.ts'
import { recognise, topicOf } from './recognise.ts'
import type { Data } from './wire.ts'

const classes = new Set(['sensitive', 'politics', 'hostile', 'spam', 'giveaway'])

export function doubt(data: Data): Data {
  const post = text(data.post, 'text')
  const code = codeOf(post) ?? 'ordinary'
  if (code === 'ordinary') {
    const match = recognise(post)
    return { class: code, reason: `They’re talking about ${(match && topicOf(match)) ?? 'everyday things'}.` }
  }
  return { class: classes.has(code) ? code : text(data, 'suspected'), reason: 'It’s better left alone.' }
}
