/** A word, or words in a row, as an account uses them. */
export interface Term {
  /** The same for all forms of a word. */
  words: string[]
  forms: Map<string, number>
  /** Indices of the posts that contain it, and of those where it isn't part of a longer term. */
  posts: Set<number>
  heads: Set<number>
  /** 0 to 1: how much it says about the account. */
  telling: number
}

/** In characters: bounds the size of a stored profile. */
export const maxWordLength = 30

const named = /(?<=\S\s)\p{Lu}[\p{L}\p{N}'’-]{3,}|(?<=#)\p{L}[\p{L}\p{N}_]{3,}/gu

/** What any language marks as a name or a subject: capitals within a sentence, and hashtags. */
export function namedTerms(texts: readonly string[]): Map<string, Term> {
  const terms = new Map<string, Term>()
  for (const [index, text] of texts.entries())
    for (const clause of text.split(/[^\p{L}\p{N}\s'’#_-]+/u))
      for (const [word] of clause.matchAll(named))
        if (word.length <= maxWordLength) addTo(terms, [word.toLowerCase()], word, index, { isHead: true, telling: 1 })
  return terms
}

export function addTo(
  terms: Map<string, Term>,
  words: string[],
  form: string,
  post: number,
  { isHead, telling }: { isHead: boolean; telling: number },
): void {
  const key = words.join(' ')
  const term = terms.get(key) ?? { words, forms: new Map(), posts: new Set(), heads: new Set(), telling }
  term.posts.add(post)
  if (isHead) term.heads.add(post)
  term.forms.set(form, (term.forms.get(form) ?? 0) + 1)
  terms.set(key, term)
}

export function usualForm({ forms }: Term): string {
  return [...forms].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))[0]?.[0] ?? ''
}
