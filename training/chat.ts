import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, type Learned } from '#app/adapters/model/embedded/subjects.ts'
import { subjects } from '#app/adapters/model/embedded/support.ts'
import { encoder } from '#app/adapters/model/encoder/encoder.ts'
import { softmaxRegression } from './softmax.ts'

/**
 * `npm run train chat`: learns to tell the subjects of the support chat apart by what their wordings mean. To be run
 * after every change of a help text or a wording.
 */

const target = join(import.meta.dirname, '../app/adapters/model/embedded/learned.json')

async function run(): Promise<void> {
  const texts = subjects.flatMap((wordings, subject) => wordings.map((text) => ({ text, subject })))
  const vectors = await encoder.encode(
    texts.map(({ text }) => text),
    AbortSignal.timeout(300_000),
  )
  const { weights, biases } = softmaxRegression(
    vectors.map((vector) => Float32Array.from(vector, (value) => value / 1000)),
    texts.map(({ subject }) => subject),
    subjects.length,
  )
  const scales = weights.map((own) => Math.max(...own.map(Math.abs)) / 127)
  const whole = weights.flatMap((own, subject) => [...own].map((weight) => Math.round(weight / (scales[subject] ?? 1))))
  const learned: Learned = {
    digest: digestOf(subjects),
    weights: Buffer.from(Int8Array.from(whole).buffer).toString('base64'),
    scales,
    biases: [...biases],
  }
  writeFileSync(target, `${JSON.stringify(learned, null, 2)}\n`)
  console.log(`${texts.length} wordings of ${subjects.length} subjects`)
  process.exit(0)
}

await run()
