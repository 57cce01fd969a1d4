import { once } from '#app/adapters/model/bounded.ts'
import { Phrasebook } from '#app/adapters/model/embedded/language/phrasebook.ts'
import type { Reading } from '#app/adapters/model/embedded/language/reading.ts'
import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import { helpOf } from './index.ts'

/** A concept of one niche's knowledge. */
export interface Named {
  niche: NamedNiche
  id: string
}

let book: Phrasebook<Named> | null = null

/** Everything that any niche's knowledge has a name for. */
function conceptBook(): Phrasebook<Named> {
  book ??= new Phrasebook(
    (Object.keys(helpOf) as NamedNiche[]).flatMap((niche) =>
      [...helpOf[niche].concepts.values()].flatMap((concept) =>
        concept.phrases.map((phrase) => [phrase, { niche, id: concept.id }] as const),
      ),
    ),
  )
  return book
}

/** Everything a text names. */
export const conceptHits = once((reading: Reading) => conceptBook().find(reading))

/** Whether two texts name the same thing, be it in other words: "landlord" and "rental property". Broad concepts do not count. */
export function sharesConcept(a: Reading, b: Reading): boolean {
  const named = new Set(conceptKeys(a))
  return conceptKeys(b).some((key) => named.has(key))
}

/** The plain and narrow concepts of a text, as "niche concept". */
export const conceptKeys = once((reading: Reading): string[] =>
  conceptHits(reading)
    .filter(({ value }) => helpOf[value.niche].concepts.get(value.id)?.reach !== 'broad')
    .map(({ value }) => `${value.niche} ${value.id}`),
)
