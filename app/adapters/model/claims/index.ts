import { loadTagger } from '#app/adapters/model/parts-of-speech.ts'
import { ownClaims } from './first-person.ts'
import { isSupported, numbersIn } from './support.ts'

const segmenter = new Intl.Segmenter('und', { granularity: 'sentence' })

export const sentencesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) => sentence !== '')

/**
 * The draft's sentences that say something about its author that none of `own` does. In other languages than English,
 * only sentences with numbers that are neither there nor in the post.
 */
export async function unsupportedClaims(draft: string, post: string, own: readonly string[]): Promise<string[]> {
  // Loaded on first use: language data takes 80 MB.
  const { detectLanguage } = await import('#app/adapters/model/rules/language.ts')
  const { language, sure } = detectLanguage(draft)
  const sentences = sentencesOf(draft)
  if (sure && language !== 'en') return sentences.filter((sentence) => hasOtherNumbers(sentence, [post, ...own]))
  const tag = await loadTagger()
  return ownClaims(sentences, tag).flatMap(({ sentence, words }) => (isSupported(words, own, tag) ? [] : [sentence]))
}

function hasOtherNumbers(sentence: string, known: readonly string[]): boolean {
  const numbers = new Set(known.flatMap((text) => [...numbersIn(text)]))
  return [...numbersIn(sentence)].some((number) => !numbers.has(number))
}
