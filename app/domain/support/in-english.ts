import { partsOfWord, wordsOf } from '#app/adapters/chat/subjects.ts'
import { detectLanguage } from '#app/adapters/model/rules/language.ts'
import { help } from '#app/content/help/index.ts'
import questions from '#app/content/help/other-languages.json'

interface InEnglish {
  /** The same question in English. */
  words: string
  /** Its English name. */
  language: string
}

/** How alike two questions must be: off topic, none of 22 came to more. */
const alike = 0.3
/** Of one that is too short to tell its language. */
const surelyAlike = 0.6

const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').replace(/['’]/g, ' ')
const partsOf = (text: string) => new Set(wordsOf(folded(text)).flatMap((word) => [...partsOfWord(word)]))

const known = Object.entries<Record<string, string[]>>(questions).flatMap(([code, wordings]) => {
  const language = new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code
  return Object.entries(wordings).flatMap(([words, texts]) =>
    texts.map((text) => ({ code, language, words, parts: partsOf(text) })),
  )
})

const english = new Set(help.flatMap(({ topic, says }) => wordsOf(`${topic} ${says}`)))
const uses = new Map<string, number>()
for (const { parts } of known) for (const part of parts) uses.set(part, (uses.get(part) ?? 0) + 1)
const rarity = (part: string) => Math.log(1 + known.length / (uses.get(part) ?? 0.5)) ** 2
const weight = (parts: Iterable<string>) => [...parts].reduce((sum, part) => sum + rarity(part), 0)
const weights = known.map(({ parts }) => weight(parts))

/** The closest of the questions known in other languages, by parts of words; null: in English, or close to none. */
export function inEnglish(question: string): InEnglish | null {
  const { language, sure } = detectLanguage(question)
  if (language === 'en' || (!sure && wordsOf(question).every((word) => english.has(word)))) return null
  const asked = partsOf(question)
  const all = weight(asked)
  const likeness = known.map(({ code, parts }, at) => {
    if (sure && code !== language) return 0
    const shared = weight([...asked].filter((part) => parts.has(part)))
    return shared === 0 ? 0 : shared / Math.sqrt(all * (weights[at] ?? 1))
  })
  const most = Math.max(...likeness)
  const closest = known[likeness.indexOf(most)]
  if (!closest || most < (sure ? alike : surelyAlike)) return null
  return { words: closest.words, language: closest.language }
}
