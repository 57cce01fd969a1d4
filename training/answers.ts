import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encoder } from '#app/adapters/model/encoder/encoder.ts'
import { mixed } from './examples.ts'
import { closenessOf, heldOutScores, seenBy, viewOf, weightsOf } from './kernel.ts'
import { lined, packed, rounded } from './packed.ts'
import { calibrationError } from './report.ts'
import { textsOf } from './texts.ts'

/**
 * `npm run train answers`: trains the head that says what an answer to the user is (thanks, a question, a complaint, …),
 * and reports what it gets right of texts that it was not trained on.
 */

const target = join(import.meta.dirname, '../app/adapters/model/heads/answers.json')
/** What an answer is lies in its whole form, so distant examples count more than in the guards. */
const steepness = 2
const unwelcome = new Set(['complaint', 'stop'])

async function run(): Promise<void> {
  const texts = mixed(textsOf('answers'))
  const vectors = await encoder.encode(
    texts.map(({ text }) => text),
    AbortSignal.timeout(600_000),
  )
  const xs = vectors.map((vector) => Float32Array.from(vector, (value) => value / 1000))
  const kinds = [...new Set(texts.map(({ file }) => file))].sort()
  const targets = kinds.map((kind) => texts.map(({ file }) => (file === kind ? 1 : 0)))
  const view = viewOf(xs)
  const seen = xs.map((x) => seenBy(view, x))
  const closeness = closenessOf(seen, seen, steepness)
  const scores = heldOutScores(closeness, targets)
  const sharpness = bestSharpness(scores, targets)
  const heads = weightsOf(closeness, targets)
  const weights = {
    texts: texts.length,
    steepness,
    sharpness,
    view: { center: packed(view.center), directions: view.directions.map(packed) },
    examples: lined(Buffer.concat(seen.map(({ buffer }) => Buffer.from(buffer)))),
    kinds: Object.fromEntries(
      heads.map(({ weights, bias }, at) => [kinds[at] as string, { bias: rounded(bias), ...packed(weights) }]),
    ),
  }
  writeFileSync(target, `${JSON.stringify(weights, null, 2)}\n`)
  report(
    kinds,
    texts.map(({ file }) => file),
    texts.map((_, at) => sharesOf(scores, at, sharpness)),
  )
}

function sharesOf(scores: number[][], at: number, sharpness: number): number[] {
  const powers = scores.map((of) => Math.exp(sharpness * (of[at] as number)))
  const sum = powers.reduce((all, one) => all + one, 0)
  return powers.map((one) => one / sum)
}

/** The one under which what was held out is likeliest. */
function bestSharpness(scores: number[][], targets: number[][]): number {
  const loss = (sharpness: number) =>
    (scores[0] ?? []).reduce((sum, _, at) => {
      const right = targets.findIndex((target) => target[at] === 1)
      return sum - Math.log(sharesOf(scores, at, sharpness)[right] as number)
    }, 0)
  const tried = Array.from({ length: 30 }, (_, at) => at / 2 + 1)
  return tried.reduce((best, one) => (loss(one) < loss(best) ? one : best))
}

function report(kinds: string[], truth: string[], shares: number[][]): void {
  const named = shares.map((all) => kinds[all.indexOf(Math.max(...all))] as string)
  const share = (part: number, whole: number) => rounded(part / whole)
  const of = (kind: string) => {
    const [own, found] = [truth.filter((one) => one === kind).length, named.filter((one) => one === kind).length]
    const right = named.filter((one, at) => one === kind && truth[at] === kind).length
    return { examples: own, recall: share(right, own), precision: share(right, found) }
  }
  console.table(Object.fromEntries(kinds.map((kind) => [kind, of(kind)])))
  const bad = truth.flatMap((kind, at) => (unwelcome.has(kind) ? at : []))
  const rest = truth.flatMap((kind, at) => (unwelcome.has(kind) ? [] : at))
  const calledBad = (some: number[]) => some.filter((at) => unwelcome.has(named[at] as string)).length
  console.table({
    'right of all': share(named.filter((one, at) => one === truth[at]).length, truth.length),
    'complaints and stops found': share(calledBad(bad), bad.length),
    'others called complaint or stop': share(calledBad(rest), rest.length),
    'at least half sure': share(shares.filter((all) => Math.max(...all) >= 0.5).length, truth.length),
    'calibration error': rounded(
      calibrationError(shares.map((all, at) => ({ chance: Math.max(...all), right: named[at] === truth[at] }))),
    ),
  })
}

await run()
