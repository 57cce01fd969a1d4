import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { keyOf } from '#app/adapters/model/embedded/analyze/noun-terms.ts'
import { loadTagger } from '#app/adapters/model/parts-of-speech.ts'
import { textsOf } from './texts.ts'

/**
 * `npm run train words`: which words are no topic. In how many subjects of ordinary texts a word occurs, and the nouns that
 * name no subject on their own.
 */

const target = join(import.meta.dirname, '../app/adapters/model/embedded/analyze/common-words.json')

async function run(): Promise<void> {
  const tag = await loadTagger()
  const subjects = new Map<string, Set<string>>()
  const files = new Set<string>()
  for (const { file, text } of textsOf('ordinary')) {
    files.add(file)
    for (const word of tag(text)) {
      if (!/^\p{L}/u.test(word.text)) continue
      const key = keyOf(word)
      subjects.set(key, (subjects.get(key) ?? new Set()).add(file))
    }
  }
  // The first line has the words of two subjects.
  const words = Array.from({ length: files.size - 1 }, (_, at) =>
    [...subjects]
      .filter(([, of]) => of.size === at + 2)
      .map(([word]) => word)
      .sort()
      .join(' '),
  )
  const nouns: Record<string, string[]> = {}
  for (const { file, text } of textsOf('nouns')) nouns[file] = [...(nouns[file] ?? []), text]
  const joined = Object.fromEntries(Object.entries(nouns).map(([kind, list]) => [kind, list.join(' ')]))
  writeFileSync(target, `${JSON.stringify({ subjects: files.size, words, nouns: joined }, null, 2)}\n`)
  console.log(`${[...subjects.values()].filter(({ size }) => size > 1).length} words of ${files.size} subjects`)
}

await run()
