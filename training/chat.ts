import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, type Learned, rareWords, similarity } from '#app/adapters/model/embedded/subjects.ts'
import { subjects } from '#app/adapters/model/embedded/support.ts'
import { encoder } from '#app/adapters/model/encoder/encoder.ts'
import { factorRow, solved } from './cholesky.ts'

/**
 * `npm run train chat`: learns to tell the subjects of the support chat apart, by kernel ridge regression over their
 * wordings. To be run after every change of a help text or a wording.
 */

const target = join(import.meta.dirname, '../app/adapters/model/embedded/learned.json')
const ridge = 0.3

async function run(): Promise<void> {
  const texts = subjects.flat()
  const of = subjects.flatMap((wordings, subject) => wordings.map(() => subject))
  const wordsOf = rareWords(texts)
  const vectors = await encoder.encode(texts, AbortSignal.timeout(300_000))
  const known = vectors.map((vector, at) => ({ vector, words: wordsOf(texts[at] ?? '') }))
  const factor: Float64Array[] = []
  for (const [at, one] of known.entries()) {
    const row = Float64Array.from(known.slice(0, at + 1), (other) => similarity(one, other))
    factor.push(factorRow(factor, row, ridge))
  }
  const weights = subjects.map((_, own) =>
    solved(
      factor,
      of.map((subject) => Number(subject === own)),
    ),
  )
  const scales = weights.map((own) => Math.max(...own.map(Math.abs)) / 127)
  const whole = weights.flatMap((own, subject) => [...own].map((weight) => Math.round(weight / (scales[subject] ?? 1))))
  const learned: Learned = {
    digest: digestOf(subjects),
    vectors: Buffer.concat(vectors.map((vector) => new Uint8Array(vector))).toString('base64'),
    weights: Buffer.from(Int8Array.from(whole).buffer).toString('base64'),
    scales,
  }
  writeFileSync(target, `${JSON.stringify(learned, null, 2)}\n`)
  console.log(`${texts.length} wordings of ${subjects.length} subjects`)
  process.exit(0)
}

await run()
