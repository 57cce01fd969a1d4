import { englishRequests } from '#app/domain/bot/opt-outs/english.ts'
import { asksToStop, closing, opening } from '#app/domain/bot/opt-outs/request.ts'

/** Words of which a slip can be told. */
const shortest = 4
/** People who ask to be left alone say little else. */
const maxSize = { words: 20, characters: 300 }

/** "reply" and "replies" for the pattern `repl(?:y|ies)`. */
function wordsIn(pattern: string): string[] {
  const parts = [...pattern.matchAll(/([a-z]+)(?:\(\?:([a-z|]+)\)(\??))?/g)]
  return parts.flatMap(([, stem = '', endings, isOptional]) =>
    [...(endings?.split('|') ?? []), ...(endings === undefined || isOptional ? [''] : [])].map((end) => stem + end),
  )
}

const words = [...new Set([...englishRequests, opening, closing].flatMap(wordsIn))].filter(
  (word) => word.length >= shortest,
)

/** Two letters changed places, or one is doubled: with one missing, too many words are others. */
function isSlip(typed: string, word: string): boolean {
  let at = 0
  while (at < word.length && word[at] === typed[at]) at += 1
  const [rest, meant] = [typed.slice(at), word.slice(at)]
  if (rest.slice(2) === meant.slice(2) && rest[0] === meant[1] && rest[1] === meant[0]) return true
  if (at === 0) return false
  return rest.slice(1) === meant && rest[0] === typed[at - 1]
}

/** A request once slips of the hand are mended. `isWord`: whether it is one as it stands, in lower case. */
export function asksMisspelt(text: string, isWord: (typed: string) => boolean): boolean {
  if (text.length > maxSize.characters || text.split(/\s+/).length > maxSize.words) return false
  const mended = (typed: string) => {
    const word = typed.toLowerCase()
    return isWord(word) ? typed : (words.find((one) => isSlip(word, one)) ?? typed)
  }
  const read = text.replace(/(?<![@#\p{L}'’])[a-z]{3,20}(?![\p{L}'’])/giu, mended)
  return read !== text && asksToStop(read)
}
