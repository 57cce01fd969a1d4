import { plain } from '../form-on.ts'
import type { Figures } from './figures.ts'
import { pageSentences } from './page-sentences.ts'
import type { WeekUser } from './users.ts'
import { workSentences } from './work-sentences.ts'

const sentences = [...pageSentences, ...workSentences]

export const pagesRead = [...new Set(sentences.map(({ on }) => on))]

/** What is read on each page, and recounted: by the sentence, only those that stand there. */
export function sentencesOn(on: string, text: string, figures: Figures, user: WeekUser): [Figures, Figures] {
  const [read, truth]: [Figures, Figures] = [{}, {}]
  for (const { reads, means } of sentences.filter((one) => one.on === on)) {
    const found = reads.exec(text.replaceAll(/(?<=\d),(?=\d{3})/g, ''))
    if (!found) continue
    const meant = means(figures, user)
    const name = `${on}: ${reads.source}`
    read[name] = found.slice(1).map((one) => (one === undefined ? null : Number(one)))
    truth[name] = found.slice(1).map((one, at) => (one === undefined ? null : (meant[at] ?? null)))
  }
  return [read, truth]
}

/** The words of a page, with those of its pictures. */
export function wordsOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html
  const text = main
    .replaceAll(/<!-- -->|<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<svg[^>]*aria-label="([^"]*)"[^>]*>/g, ' $1 ')
    .replaceAll(/<[^>]+>/g, ' ')
  return plain(text).replaceAll(/\s+/g, ' ')
}
