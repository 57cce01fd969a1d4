import { fitTo } from '#app/adapters/chat/fit.ts'
import type { Learned, subjectShares } from '#app/adapters/chat/subjects.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { loadTagger, type Tagger } from '#app/adapters/model/parts-of-speech.ts'
import { help } from '#app/content/help/index.ts'
import { fitted } from './logistic.ts'
import { textsOf } from './texts.ts'

export interface Wording {
  text: string
  subject: number
  vector: Vector
}

type Read = ReturnType<typeof subjectShares>

/** Of every subject one wording in three is held out, each in turn. */
const parts = 3
const stride = 7919
const shrink = 1e-4
const longest = 160

/**
 * Learns when to answer, from wordings that are held out: those found under their subject should be answered. Not so
 * the same with their subject hidden, nor with one of their nouns exchanged for one of other matters, which no help
 * text answers.
 */
export async function learnedFit(
  wordings: readonly Wording[],
  encode: (texts: string[]) => Promise<Vector[]>,
  learn: (some: readonly Wording[], known: string[][]) => Read,
): Promise<Learned['fit']> {
  const found: Example[] = []
  const wrong: Example[] = []
  for (let part = 0; part < parts; part++) {
    const isOut = (_: Wording, at: number) => at % parts === part
    const kept = wordings.filter((wording, at) => !isOut(wording, at))
    const out = wordings.filter(isOut).filter(isQuestion)
    const exchanged = await exchangedNouns(out, encode)
    const known = subjectsIn(kept)
    const [read, compare] = [learn(kept, known), fitTo(known)]
    const example = ({ text, subject, vector }: Wording, without?: number): Example => {
      const shares = read(text, vector, without)
      const best = shares.indexOf(Math.max(...shares))
      return { subject, best, x: Float32Array.from(compare(text, best, shares[best] ?? 0)) }
    }
    found.push(...out.map((wording) => example(wording)))
    const ofHelp = out.filter(({ subject }) => subject < help.length)
    wrong.push(...ofHelp.map((wording) => example(wording, wording.subject)))
    wrong.push(...exchanged.map((wording) => ({ ...example(wording), subject: -1 })))
  }
  return regression(found, wrong)
}

interface Example {
  /** -1: of none. */
  subject: number
  best: number
  x: Float32Array
}

/** Subjects that are taken for each other may answer each other's questions, so these show nothing. */
function regression(found: readonly Example[], hidden: readonly Example[]): Learned['fit'] {
  const mistaken = new Set(found.flatMap(({ subject, best }) => [`${subject} ${best}`, `${best} ${subject}`]))
  const right = found.filter(({ subject, best }) => subject === best && best < help.length)
  const wrong = hidden.filter(({ subject, best }) => best < help.length && !mistaken.has(`${subject} ${best}`))
  const examples = [...right, ...wrong]
  const [no, yes] = fitted(
    examples.map(({ x }) => x),
    examples.map((_, at) => Number(at < right.length)),
    2,
    shrink,
  )
  if (!no || !yes) throw new Error('There is nothing to learn from.')
  console.log(`${right.length} questions to answer, ${wrong.length} to leave`)
  return { weights: [...yes.weights].map((weight, at) => weight - (no.weights[at] ?? 0)), bias: yes.bias - no.bias }
}

const sentencesOf = (text: string) => text.split(/(?<=[.!?;:])\s+/)
const answers = new Set(help.flatMap(({ says, more = [] }) => [...sentencesOf(says), ...more]))
const isQuestion = ({ text }: Wording) => text.length < longest && /^[\x20-\x7e’]+$/.test(text) && !answers.has(text)

function subjectsIn(wordings: readonly Wording[]): string[][] {
  const known: string[][] = []
  for (const { text, subject } of wordings) {
    known[subject] ??= []
    known[subject].push(text)
  }
  return known
}

const nounsIn = (tag: Tagger, text: string) =>
  tag(text).flatMap(({ text: word, part }) =>
    (part === 'NOUN' || part === 'PROPN') && /^[a-z]{3,}$/i.test(word) ? [word] : [],
  )

async function exchangedNouns(wordings: readonly Wording[], encode: (texts: string[]) => Promise<Vector[]>) {
  const tag = await loadTagger()
  const others = [...new Set(['ordinary', 'trades'].flatMap(textsOf).flatMap(({ text }) => nounsIn(tag, text)))]
  const exchanged = wordings.flatMap(({ text, subject }, at) => {
    const nouns = subject < help.length ? nounsIn(tag, text) : []
    const [noun, other] = [nouns[at % nouns.length], others[(at * stride) % others.length]]
    return noun && other ? [{ subject, text: text.replace(noun, other) }] : []
  })
  const vectors = await encode(exchanged.map(({ text }) => text))
  return exchanged.map((one, at): Wording => ({ ...one, vector: vectors[at] as Vector }))
}
