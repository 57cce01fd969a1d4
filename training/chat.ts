import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { digestOf, figuresOf, type Learned, subjectShares } from '#app/adapters/chat/subjects.ts'
import { encoder } from '#app/adapters/model/encoder/encoder.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { subjectsOf, textsToLearn } from '#app/content/help/subjects.ts'
import { learnedFit, type Wording } from './chat-fit.ts'
import { softmaxRegression } from './softmax.ts'

/**
 * `npm run train chat`: learns to tell the subjects of the support chat apart by what their wordings mean, and to tell
 * their questions from others like them. To be run after every new topic or wording, and after larger changes of texts.
 */

const app = join(import.meta.dirname, '../app')
const target = join(app, 'adapters/chat/learned.json')
const texts = textsToLearn()
const subjects = subjectsOf(texts)

const encode = (texts: string[]): Promise<Vector[]> => encoder.encode(texts, AbortSignal.timeout(600_000))

function meaningOf(wordings: readonly Wording[]) {
  const { weights, biases } = softmaxRegression(
    wordings.map(({ text, vector }) => figuresOf(text, vector)),
    wordings.map(({ subject }) => subject),
    subjects.length,
  )
  const scales = weights.map((own) => Math.max(...own.map(Math.abs)) / 127)
  const whole = weights.flatMap((own, subject) => [...own].map((weight) => Math.round(weight / (scales[subject] ?? 1))))
  return { weights: Buffer.from(Int8Array.from(whole).buffer).toString('base64'), scales, biases: [...biases] }
}

async function run(): Promise<void> {
  const all = subjects.flatMap((wordings, subject) => wordings.map((text) => ({ text, subject })))
  const vectors = await encode(all.map(({ text }) => text))
  const wordings = all.map(({ text, subject }, at) => ({ text, subject, vector: vectors[at] as Vector }))
  const fit = await learnedFit(wordings, encode, (some, known) => subjectShares(known, meaningOf(some)))
  const learned: Learned = { digest: digestOf(subjects), ...meaningOf(wordings), fit }
  writeFileSync(target, `${JSON.stringify(learned, null, 2)}\n`)
  writeFileSync(join(app, 'content/help/trained-texts.json'), `${JSON.stringify(texts, null, 2)}\n`)
  console.log(`${all.length} wordings of ${subjects.length} subjects`)
  process.exit(0)
}

await run()
