import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { type Kind, meanDirection, product, subjectShare, topical } from '#app/adapters/model/heads/heads.ts'
import { isStopWord, spelledAs, stem, wordsOf } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'

export interface EncodedText {
  post: { text: string }
  vector: Vector
}

export interface AnalyzedPost extends EncodedText {
  post: Post
  kind: Kind
}

export interface Topic {
  name: string
  /** Indices of the posts that contain it. */
  posts: number[]
}

interface Term {
  forms: Map<string, number>
  posts: Set<number>
  words: number
}

/** In characters: bounds the size of a stored profile. */
const maxWordLength = 30

/** Not a topic if it is this much farther from the account's subject than the closest term. */
const clearShare = 0.3

export async function topicsOf(
  read: readonly EncodedText[],
  reader: Reader,
  signal: AbortSignal,
  maxTexts: number,
  most = 10,
): Promise<Topic[]> {
  if (read.length === 0) return []
  const terms = [...termsOf(read)]
    .filter(([, { posts, words }]) => read.length < 12 || posts.size > 1 || words === 1)
    .sort((a, b) => weight(b[1]) - weight(a[1]) || a[0].localeCompare(b[0]))
    .slice(0, maxTexts)
  const names = terms.map(([, term]) => usualForm(term))
  const vectors = await reader.texts(names, signal)
  const center = meanDirection(read.map(({ vector }) => topical(vector)))
  const scored = terms
    .map(([key, term], at) => {
      const vector = vectors[at] as Vector
      const fit = Math.max(0, product(topical(vector), center))
      const score = weight(term) * subjectShare(vector) * fit ** 1.5
      return { words: key.split(' '), name: names[at] ?? key, posts: [...term.posts], fit, score }
    })
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name))
  const clear = clearShare * (scored[0]?.fit ?? 0)
  const chosen: typeof scored = []
  for (const one of scored) {
    if (chosen.length === most) break
    if (one.fit < clear) continue
    const pair = scored.find(
      ({ words, posts }) =>
        words.length > one.words.length &&
        posts.length > 1 &&
        posts.length * 2 >= one.posts.length &&
        overlap(words, one.words),
    )
    const topic = pair ?? one
    if (!chosen.some((before) => before === topic || overlap(before.words, topic.words))) chosen.push(topic)
  }
  return chosen.map(({ name, posts }) => {
    const texts = posts.flatMap((at) => read[at]?.post.text ?? [])
    return { name: spelledAs(name, texts), posts }
  })
}

const overlap = (words: string[], other: string[]) => words.at(-1) === other[0] || other.at(-1) === words[0]

const weight = ({ posts, words }: Term): number => Math.log2(1 + posts.size) * (words > 1 ? 1.3 : 1)

function termsOf(read: readonly EncodedText[]): Map<string, Term> {
  const terms = new Map<string, Term>()
  for (const [index, { post }] of read.entries()) {
    for (const clause of post.text.split(/[^\p{L}\p{N}\s'’#-]+/u)) {
      let before: string | null = null
      for (const word of wordsOf(clause)) {
        const isTelling = !isStopWord(word) && word.length <= maxWordLength
        if (isTelling) add(terms, [word], index)
        if (isTelling && before) add(terms, [before, word], index)
        before = isTelling ? word : null
      }
    }
  }
  return terms
}

function add(terms: Map<string, Term>, words: string[], index: number): void {
  const key = words.map(stem).join(' ')
  const form = words.join(' ')
  const term = terms.get(key) ?? { forms: new Map(), posts: new Set(), words: words.length }
  term.posts.add(index)
  term.forms.set(form, (term.forms.get(form) ?? 0) + 1)
  terms.set(key, term)
}

function usualForm({ forms }: Term): string {
  return [...forms].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0] ?? ''
}
