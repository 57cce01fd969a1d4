import type { Bank } from './grammar.ts'

/**
 * A bank written as text: first the topic with its hashtags and an emoji; `+` lists endings, `~` begins a bio, `name = a | b` is a word list,
 * `@` begins something said under another's post, and any other line is a pattern. `>` lines are what the stand-in for a
 * language model answers to the line above; they may use its slots, a list's second one as `{name2}`, and `{-name}` for one without its article.
 */
export function topic(source: string): Bank {
  const [title = '', ...lines] = source.split('\n').filter((line) => line.trim() !== '')
  const [niche = '', ...marks] = title.split(' ')
  const tags = marks.filter((mark) => mark.startsWith('#')).map((mark) => mark.slice(1))
  const emoji = marks.find((mark) => !mark.startsWith('#')) ?? ''
  const bank = {
    niche,
    tags,
    emoji,
    endings: [],
    bios: [],
    vocabulary: {},
    patterns: [],
    answers: [],
    replies: {},
  } as Required<Bank>
  let above = ''
  for (const line of lines) {
    const words = /^(\w+) = (.+)$/.exec(line)
    const rest = line.slice(2)
    if (line.startsWith('> ')) bank.replies[above] = [...(bank.replies[above] ?? []), rest]
    else if (line.startsWith('+ ')) bank.endings.push(...rest.split(' | '))
    else if (line.startsWith('~ ')) bank.bios.push(rest)
    else if (words) bank.vocabulary[words[1] ?? ''] = (words[2] ?? '').split(' | ')
    else {
      const isAnswer = line.startsWith('@ ')
      above = isAnswer ? rest : line
      bank[isAnswer ? 'answers' : 'patterns'].push(above)
    }
  }
  return bank
}

/** A moment or mood in which nobody wants to hear from a program. Each class is told to benches by its label. */
export interface SpecialClass extends Bank {
  class: string
}

export const moment = (name: string, source: string): SpecialClass => ({ ...topic(source), class: name })
