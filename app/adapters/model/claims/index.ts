import { loadTagger } from '#app/adapters/model/parts-of-speech.ts'
import { claimIn } from './first-person.ts'
import { sentencesOf } from './sentences.ts'
import { figuresIn, isSupported } from './support.ts'

/** The library takes "I'm" for a name. */
const contracted = /\bI['’]m (?=going to\b)/g

/**
 * The draft's sentences that say something about its author that none of `own` does. In other languages than English,
 * only sentences with numbers that are neither there nor in the post.
 */
export async function unsupportedClaims(draft: string, post: string, own: readonly string[]): Promise<string[]> {
  // Loaded on first use: language data takes 80 MB.
  const { detectLanguage } = await import('#app/adapters/model/rules/language.ts')
  const { language, sure } = detectLanguage(draft)
  const sentences = sentencesOf(draft)
  if (sure && language !== 'en') {
    const known = new Set([post, ...own].flatMap((text) => [...figuresIn(text)]))
    return sentences.flatMap(({ text }) => ([...figuresIn(text)].every((figure) => known.has(figure)) ? [] : [text]))
  }
  const tag = await loadTagger()
  return sentences.flatMap(({ text, unquoted }) => {
    const words = claimIn(tag(unquoted.replace(contracted, 'I am ')))
    return words === null || isSupported(words, own, tag) ? [] : [text]
  })
}
