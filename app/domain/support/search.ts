import { helpFacts } from '#app/content/help/facts.ts'
import { type HelpEntry, helpGroups } from '#app/content/help/groups.ts'

const maxFound = 12
/** What a word in the question is worth, compared with one in the text. */
const [inTopic, inFact] = [4, 2]

const broad = new Set(helpGroups.flatMap((group) => group.entries))
const entries: HelpEntry[] = [...broad, ...helpFacts.map(({ title, says }) => ({ topic: title, says, more: [] }))]

/** By words, at once and for anyone; the chat finds by meaning. */
export function searchHelp(query: string): HelpEntry[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return []
  return entries
    .map((entry) => ({ entry, score: scoreOf(entry, wanted) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || one.entry.topic.length - other.entry.topic.length)
    .slice(0, maxFound)
    .map(({ entry }) => entry)
}

/** 0 unless every word is there, in any form. */
function scoreOf(entry: HelpEntry, wanted: string[]): number {
  const { topic, says, more } = entry
  const inTitle = broad.has(entry) ? inTopic : inFact
  const [title, text] = [wordsOf(topic, true), wordsOf([says, ...more].join(' '), true)]
  const scores = wanted.map((word) => (has(title, word) ? inTitle : 0) + (has(text, word) ? 1 : 0))
  return scores.includes(0) ? 0 : scores.reduce((sum, one) => sum + one, 0)
}

const has = (words: string[], stem: string) => words.some((word) => word.startsWith(stem))

const small = new Set(
  'a an and are can do does for from how i in is it me my of on or so the to what when where why you your'.split(' '),
)

/** Stems, so that “payments” finds “pay” and the other way round. */
function wordsOf(text: string, whole = false): string[] {
  const words =
    text
      .toLowerCase()
      .replace(/[’']/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return whole ? words : words.filter((word) => !small.has(word)).map(stemOf)
}

const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ments?|ings?|ions?|ed|es|s)$/, '') : word)
