import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import { eagerMind } from './eager-mind.ts'

/** Ways to write a link. */
const links = [
  'https://beans.example.com/guide',
  'grindershop.club/deal',
  'goo.gl/abc123',
  'notion.so/x',
  'www.beans.co.uk',
  'win@grinder.club',
  'evil dot com',
]

/** Words of other weights than their length; two hundred to three hundred of them are near the network's limit. */
const fillers = ['ok ', '豆の話', '👍🏽', '“so” ', 'é', '한글 ', '👨‍👩‍👧‍👦', 'node.js ']

export interface OddMind extends Mind {
  /** What it wrote with a link in it. */
  withLink: Set<string>
  /** How many of its replies were about as long as the network allows. */
  nearLimit: number
}

/**
 * The embedded mind, which hears what people ask for, but eager to answer everybody; every third reply has a link,
 * every third one is about as long as the network allows, or longer.
 */
export function oddMind(): OddMind {
  const eager = eagerMind()
  const own = embeddedMind()
  const { judge, order, groups, mayOffend, unsupported } = eager
  let count = 0
  const mind: OddMind = {
    ...own,
    name: 'odd',
    judge,
    order,
    groups,
    mayOffend,
    unsupported,
    withLink: new Set(),
    nearLimit: 0,
    for: () => mind,
    unaided: () => mind,
    async reply(...asked) {
      const draft = await eager.reply(...asked)
      if (draft.verdict !== 'reply') return draft
      count += 1
      if (count % 3 === 1) {
        const text = `${draft.text.slice(0, -1)}, see ${links[count % links.length]} for more.`
        mind.withLink.add(text)
        return { ...draft, text }
      }
      if (count % 3 === 2) {
        mind.nearLimit += 1
        return { ...draft, text: longer(draft.text, 265 + (count % 30), fillers[count % fillers.length] ?? '') }
      }
      return draft
    },
  }
  return mind
}

/** About `weight` long if each filler weighs what it should. */
function longer(text: string, weight: number, filler: string): string {
  const each = { 豆の話: 6, '👍🏽': 2, '한글 ': 5, '👨‍👩‍👧‍👦': 2, é: 1 }[filler] ?? filler.length
  return text + filler.repeat(Math.max(1, Math.round((weight - text.length) / each)))
}
