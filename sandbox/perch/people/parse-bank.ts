import type { Bank } from './grammar.ts'

/**
 * Parses a bank: the first line is the niche with its hashtags and an emoji; then `+` lists endings, `~` begins a bio,
 * `name = a | b` is a word list, `@` begins a reply to another post, and any other line is a pattern. `>` lines are the
 * prepared replies of the stand-in for a language model to the line above; they may use its slots: `{name2}` is the
 * second one of that name, `{-name}` leaves the article out.
 */
export function parseBank(source: string): Bank {
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
