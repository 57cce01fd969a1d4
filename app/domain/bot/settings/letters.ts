import { withoutAccents } from '#app/domain/folded.ts'

/**
 * Whether two words, both in lower case, are alike only without their accents: "bán" and "bạn". Who writes "politica" left
 * an accent out.
 */
export function areOtherLetters(term: string, word: string): boolean {
  const [wanted, found] = [lettersOf(term), lettersOf(word)]
  if (wanted.length !== found.length) return false
  const pairs = wanted.map((letter, at) => [letter, found[at] ?? ''] as const)
  if (pairs.some(([one, other]) => withoutAccents(one) !== withoutAccents(other))) return false
  return pairs.some(([one, other]) => one !== other && isAccented(one) && isAccented(other))
}

const lettersOf = (word: string): string[] => word.match(/\P{M}\p{M}*/gu) ?? []
const isAccented = (letter: string) => withoutAccents(letter) !== letter
