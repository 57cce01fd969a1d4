import { BoundedCache } from '#app/adapters/cache.ts'
import { detectLanguage } from '#app/adapters/model/rules/language.ts'
import { withoutAccents } from '#app/domain/folded.ts'

/**
 * Whether two words that are alike without accents have other letters: "bán" and "bạn", or, since ñ is no n in Spanish,
 * "ano" and "año". Who writes "politica" only left an accent out. Both in lower case.
 */
export function areOtherLetters(term: string, word: string, text: string): boolean {
  if (term === word || term === '' || word === '') return false
  const [wanted, found] = [lettersOf(term), lettersOf(word)]
  const same = wanted.findIndex((letter, at) => bare(letter) !== bare(found[at] ?? ''))
  const shared = wanted
    .slice(0, same < 0 ? wanted.length : same)
    .map((letter, at) => [letter, found[at] ?? ''] as const)
  const isWhole = shared.length === wanted.length && shared.length === found.length
  return shared.some(([one, other]) => {
    if (one === other || bare(other) === other) return false
    return bare(one) === one ? isLetterOf(languageOf(text), one, other) : isWhole
  })
}

const lettersOf = (word: string): string[] => word.match(/\P{M}\p{M}*/gu) ?? []
const bare = withoutAccents

const collators = new BoundedCache<string, Intl.Collator>(50)

/** Whether the alphabet of the language has both letters. */
function isLetterOf(language: string | null, one: string, other: string): boolean {
  if (language === null) return false
  const collator = collators.of(language, (tag) => new Intl.Collator(tag, { sensitivity: 'base' }))
  return collator.compare(one, other) !== 0
}

function languageOf(text: string): string | null {
  const { language, sure } = detectLanguage(text)
  return sure ? language : null
}
