import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'

/** One way to answer: whole sentences of the knowledge that go together under this post. */
export interface Answer {
  niche: NamedNiche
  /** One or two. */
  parts: string[]
  /** The post's own words which it takes up. */
  words: string[]
}
