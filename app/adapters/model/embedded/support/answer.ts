import { likelySorrow, plainSorrow } from '#app/adapters/model/embedded/judge/moments.ts'
import { givesOrders } from '#app/adapters/model/embedded/judge/orders.ts'
import { bookOf, phrases } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { contentTokens, read, stemPhrases } from '#app/adapters/model/embedded/language/reading.ts'
import { contactPage, faq, hours } from './faq.ts'

const unsure = `I am not sure about that one. Please write to us on ${contactPage}: ${hours}.`

const entries = faq.map((entry) => ({
  entry,
  book: bookOf(entry.asks),
  stems: new Set(stemPhrases(phrases(entry.asks)).flat()),
}))
const spread = new Map<string, number>()
for (const { stems } of entries) for (const stem of stems) spread.set(stem, (spread.get(stem) ?? 0) + 1)

/** How many of its words a question must share with an answer, weighted by how rare they are. */
const enough = 1.1

/** What the support chat knows, for whoever words the answers. */
export const knowledge = [...faq.map(({ says }) => says), `People are on ${contactPage}: ${hours}.`]

/** The answer where the question calls for a set one: nothing asked, orders to an AI, somebody in need. */
export function guardedAnswer(question: string): string | null {
  if (question.trim() === '')
    return 'What would you like to know? I can help with connecting, limits, plans, the trial and the bot.'
  if (givesOrders(question))
    return `I can only answer questions about Warble. For anything else, people are on ${contactPage}.`
  const reading = read(question)
  if (
    /\b(?:suicid|kill myself|end my life)/i.test(question) ||
    ((plainSorrow(reading) ?? likelySorrow(reading)) && contentTokens(reading).length > 12)
  )
    return `I am sorry, this is beyond a chatbot. People are on ${contactPage}; in an emergency please call your local emergency number.`
  return null
}

/** Answers a support question out of the written answers, or says that it does not know and where people are. */
export function answerQuestion(question: string): string {
  const guarded = guardedAnswer(question)
  if (guarded !== null) return guarded
  const reading = read(question)
  let best = { score: 0, says: unsure }
  for (const { entry, book, stems } of entries) {
    const covered = new Set(
      book.find(reading).flatMap((hit) => Array.from({ length: hit.end - hit.start }, (_, step) => hit.start + step)),
    )
    let score = 0
    for (const [position, stem] of reading.stems.entries()) {
      if (!stems.has(stem) || stem === '') continue
      const token = reading.tokens[reading.at[position] ?? -1]
      const rarity = 1 / (spread.get(stem) ?? 1)
      score += (token?.stop ? 0.1 : 0.5 + rarity) * (covered.has(position) ? 1.5 : 0.5)
    }
    if (score > best.score) best = { score, says: entry.says }
  }
  return best.score >= enough ? best.says : unsure
}
