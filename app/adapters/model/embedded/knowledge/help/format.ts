import type { Situation } from '#app/adapters/model/embedded/language/discourse.ts'
import { phrases } from '#app/adapters/model/embedded/language/phrasebook.ts'
import type { Niche } from '#app/adapters/model/mind.ts'

/** Something a post can name. */
export interface Concept {
  id: string
  phrases: string[]
  /** Narrow: a remark on it alone is an answer. Broad: it needs a plain one beside it. */
  reach: 'narrow' | 'plain' | 'broad'
}

/** What somebody who knows the field has to say to a question that brings these concepts together. */
export interface Remark {
  /** Concepts a post must name; of each inner list one. */
  needs: string[][]
  /** Concepts which make the remark beside the point. */
  not: string[]
  /** What the post is for. */
  when: Situation[]
  /** Alternatives, each a whole answer. `{concept}` stands for the post's own word for it. */
  mains: string[]
  /** Sentences that may follow any of the mains. */
  tails: string[]
}

export interface Knowledge {
  niche: Niche
  concepts: Map<string, Concept>
  remarks: Remark[]
}

/** What a concept found in a post adds to a remark, and what a remark must reach to be said. */
export const conceptWorth = { narrow: 2.6, plain: 1, broad: 0.6 }
export const enoughWorth = 1.6

const situations: readonly string[] = ['ask', 'recommend', 'trouble']

/**
 * Knowledge is written to be read and corrected by people who know the field, not the code:
 *
 *     concept: phrase, phrase          what a post may call it (`*` is up to three words)
 *     concept!: phrase                 narrow enough to answer on its own
 *     concept~: phrase                 so broad that it only counts beside a plain one
 *     = espresso + sour/thin - dark | ask trouble
 *     - an answer                      one of these is chosen
 *     > a sentence that may follow     with every answer of its block
 *
 * @throws where a block names an unknown concept or rests on too little.
 */
export function knowledge(niche: Niche, source: string): Knowledge {
  const concepts = new Map<string, Concept>()
  const remarks: Remark[] = []
  for (const raw of source.split('\n')) {
    const line = raw.trim()
    const last = remarks[remarks.length - 1]
    if (line === '') continue
    if (line.startsWith('= ')) remarks.push(header(line.slice(2)))
    else if (line.startsWith('- ')) last?.mains.push(line.slice(2))
    else if (line.startsWith('> ')) last?.tails.push(line.slice(2))
    else {
      const [name = '', list = ''] = line.split(/:(.*)/s)
      const id = name.replace(/[!~]/, '').trim()
      const reach = name.includes('!') ? 'narrow' : name.includes('~') ? 'broad' : 'plain'
      concepts.set(id, { id, phrases: phrases(list), reach })
    }
  }
  const book = { niche, concepts, remarks }
  check(book)
  return book
}

function header(line: string): Remark {
  const [what = '', when = ''] = line.split('|')
  const [needed = '', ...excluded] = what.split(' - ')
  return {
    needs: needed.split('+').map((one) =>
      one
        .trim()
        .split('/')
        .map((id) => id.trim()),
    ),
    not: excluded.flatMap((one) => one.split(',')).map((id) => id.trim()),
    when: when.split(' ').filter((word): word is Situation => situations.includes(word)),
    mains: [],
    tails: [],
  }
}

function check(book: Knowledge): void {
  for (const remark of book.remarks) {
    const where = `${book.niche}: "${remark.needs.map((any) => any.join('/')).join(' + ')}"`
    for (const id of [...remark.needs.flat(), ...remark.not])
      if (!book.concepts.has(id)) throw new Error(`${where} names the unknown concept "${id}"`)
    const best = remark.needs.reduce(
      (sum, any) => sum + Math.max(...any.map((id) => conceptWorth[book.concepts.get(id)?.reach ?? 'broad'])),
      0,
    )
    if (best < enoughWorth) throw new Error(`${where} rests on too little`)
    if (remark.mains.length === 0) throw new Error(`${where} says nothing`)
  }
}
