import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encoder } from '#app/adapters/model/encoder/encoder.ts'
import { topical } from '#app/adapters/model/heads/heads.ts'
import { lined, rounded } from './packed.ts'
import { softmaxRegression } from './softmax.ts'
import { textsOf } from './texts.ts'

/**
 * `npm run train subjects`: what accounts write about. A line of `subjects/` is one subject: its name, words that hardly
 * mean anything else, words that may, and sentences. A line with # is the name of those below it.
 */

const target = join(import.meta.dirname, '../app/adapters/model/embedded/analyze/subjects.json')

interface Subject {
  name: string
  group: string | null
  words: string[]
  hints: string[]
  sentences: string[]
}

function subjectsIn(folder: string): Subject[] {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      let group: string | null = null
      return readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .flatMap((line): Subject[] => {
          if (line.startsWith('# ')) group = line === '# -' ? null : line.slice(2)
          const [name, words, hints, sentences] = line.split(' | ')
          if (!name || !words || !hints || !sentences) return []
          return [
            { name, group, words: words.split(', '), hints: hints.split(', '), sentences: sentences.split(' / ') },
          ]
        })
    })
}

/** Of no subject. */
const plain = new Set(['diary', 'general', 'timeline', 'figurative'])
const summed = 12
const whole = 127

async function run(): Promise<void> {
  const subjects = subjectsIn(join(import.meta.dirname, 'subjects'))
  const examples = subjects.flatMap(({ name, words, hints, sentences }, of) => {
    const telling = [name, words.slice(0, summed).join(', '), `${name}: ${hints.join(', ')}`, ...sentences]
    // Sentences count as much as many words.
    return [...telling, ...telling, ...telling, ...words].map((text) => ({ text, of }))
  })
  const none = [...textsOf('ordinary').filter(({ file }) => plain.has(file)), ...textsOf('answers'), ...textsOf('tone')]
  const all = [...examples, ...none.map(({ text }) => ({ text, of: subjects.length }))]
  const texts = [...new Set(all.map(({ text }) => text))]
  const vectors = await encoder.encode(texts, AbortSignal.timeout(600_000))
  const seen = new Map(texts.map((text, at) => [text, topical(vectors[at] as Int8Array)]))
  const { weights, biases } = softmaxRegression(
    all.map(({ text }) => seen.get(text) as Float32Array),
    all.map(({ of }) => of),
    subjects.length + 1,
  )
  const most = Math.max(...weights.flatMap((own) => [...own].map(Math.abs)))
  const bytes = weights.map((own) =>
    Buffer.from(Int8Array.from(own, (value) => Math.round((value / most) * whole)).buffer),
  )
  const made = {
    most: rounded(most),
    subjects: subjects.map(({ name, group, words, hints }) => ({
      name,
      group,
      words: words.join(', '),
      hints: hints.join(', '),
    })),
    biases: Array.from(biases, rounded),
    weights: lined(Buffer.concat(bytes)),
  }
  writeFileSync(target, `${JSON.stringify(made, null, 2)}\n`)
  console.log(`${subjects.length} subjects, ${all.length} examples`)
}

await run()
