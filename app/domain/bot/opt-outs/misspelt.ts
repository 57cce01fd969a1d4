import { englishRequests } from '#app/domain/bot/opt-outs/english.ts'
import { asksToStop, closing, opening } from '#app/domain/bot/opt-outs/request.ts'

/** Words of which a slip can be told. */
const shortest = 4
const long = 6
/** In words. Who asks to be left alone says little else. */
const longestText = 20

/** Of a pattern: "reply" and "replies" for `repl(?:y|ies)`, "dont" for `don'?t`. */
function wordsIn(pattern: string): string[] {
  const parts = [...pattern.replaceAll("'?", '').matchAll(/([a-z]+)(?:\(\?:([a-z|]+)\)(\??))?/g)]
  return parts.flatMap(([, stem = '', endings, isOptional]) =>
    [...(endings?.split('|') ?? []), ...(endings === undefined || isOptional ? [''] : [])].map((end) => stem + end),
  )
}

const words = new Set([...englishRequests, opening, closing].flatMap(wordsIn).filter((word) => word.length >= shortest))

/** Two letters changed places, or one after the first is missing, doubled or, in longer words, another. */
function isSlip(typed: string, word: string): boolean {
  const first = Array.from(word).findIndex((letter, index) => letter !== typed[index])
  const at = first < 0 ? word.length : first
  const [rest, meant] = [typed.slice(at), word.slice(at)]
  if (rest.slice(2) === meant.slice(2) && rest[0] === meant[1] && rest[1] === meant[0]) return true
  if (at === 0) return false
  if (rest === meant.slice(1) || (rest.slice(1) === meant && rest[0] === typed[at - 1])) return true
  return word.length >= long && typed.length === word.length && rest.slice(1) === meant.slice(1)
}

const mended = (typed: string) =>
  words.has(typed.toLowerCase()) ? typed : ([...words].find((word) => isSlip(typed.toLowerCase(), word)) ?? typed)

/** A request once slips of the hand are mended. */
export function asksMisspelt(text: string): boolean {
  if (text.split(/\s+/, longestText + 1).length > longestText) return false
  const read = text.replace(/(?<![@#\p{L}])[a-z]{3,20}(?!\p{L})/giu, mended)
  return read !== text && asksToStop(read)
}
