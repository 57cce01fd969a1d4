import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encoder } from '#app/adapters/model/encoder/encoder.ts'
import { niches } from '#app/contract/profile.ts'
import { meanOf, topicDirections } from './directions.ts'
import { mixed } from './examples.ts'
import { closenessOf, curveOf, heldOutScores, seenBy, steepness, viewOf, weightsOf } from './kernel.ts'
import { fitted, heldOut, type Linear } from './logistic.ts'
import { lined, packed, rounded } from './packed.ts'
import { calibrationError, macroF1, thresholdAt } from './report.ts'
import { folders, type Text, textsOf } from './texts.ts'
import { withWords, wordViewOf, wordWeights } from './word-view.ts'

/**
 * `npm run train mind`: trains the heads' weights on the labelled texts next to this file, and reports how each head
 * performs on texts that it was not trained on. If a head is weak, add texts and run it again.
 */

const target = join(import.meta.dirname, '../app/adapters/model/heads/weights.json')

interface Example extends Text {
  x: Float32Array
}

/** The share of ordinary texts that each guard may flag (`alarms`), and the reason for it. */
const guards: Record<string, { is: (text: Text) => boolean; alarms: number; why: string }> = {
  moments: {
    is: ({ folder }) => folder === 'moments',
    alarms: 0.03,
    why: 'an answer there does harm, silence costs little',
  },
  politics: { is: ({ file }) => file === 'politics', alarms: 0.015, why: 'left alone by rule' },
  hostility: { is: ({ file }) => file === 'hostility', alarms: 0.015, why: 'nothing good comes of an answer' },
  promotion: { is: ({ file }) => file === 'promotion', alarms: 0.015, why: 'offers nobody asked for' },
  giveaway: { is: ({ file }) => file === 'giveaway', alarms: 0.005, why: 'prizes for attention' },
}

const shrink = { niche: 3e-4, small: 1e-3 }

async function run(): Promise<void> {
  const texts = folders.flatMap(textsOf)
  const vectors = await encoder.encode(
    texts.map(({ text }) => text),
    AbortSignal.timeout(600_000),
  )
  const all = texts.map(
    (text, at): Example => ({ ...text, x: Float32Array.from(vectors[at] ?? [], (value) => value / 1000) }),
  )
  const of = (...names: string[]) => mixed(all.filter(({ folder }) => names.includes(folder)))
  const ordinary = of('ordinary')
  const background = meanOf(ordinary.map(({ x }) => x))
  const topics = grouped(
    ordinary.filter(({ file }) => !mixedTopics.has(file)),
    ({ file }) => file,
  )
  const lens = topicDirections(
    [...topics.values()].map((examples) => examples.map(({ x }) => x)),
    background,
  )
  const known = new Set<string>(niches)
  const examples = mixed(all.filter(({ folder, file }) => folder !== 'answers' || plainAnswers.has(file)))
  const weights = {
    texts: texts.length,
    background: packed(background),
    lens: lens.map(packed),
    ...guarding(examples),
    niche: classes('niche', ordinary, ({ file }) => (known.has(file) ? file : 'general'), shrink.niche),
    tone: classes('tone', of('tone'), ({ file }) => file, shrink.small),
    kind: classes('kind', of('kind'), ({ file }) => file, shrink.small),
  }
  writeFileSync(target, `${JSON.stringify(weights, null, 2)}\n`)
  console.table(report)
}

/** `trades` would raise no threshold: posts of a trade are what the guards already mistake least. */
const unlikely = new Set(['moments', 'guards', 'trades'])
const isOrdinary = (text?: Text) => text !== undefined && !unlikely.has(text.folder)

/** The others may be hostile or upset. */
const plainAnswers = new Set(['thanks', 'chat'])

/** Files with texts on any topic. */
const mixedTopics = new Set(['figurative', 'diary', 'general', 'timeline'])
const report: Record<string, Record<string, number | string>> = {}

/** The guard heads, with the examples that they compare with. */
function guarding(examples: Example[]) {
  const view = viewOf(examples.map(({ x }) => x))
  const seen = examples.map(({ x }) => seenBy(view, x))
  const words = wordViewOf(examples.map(({ text }) => text))
  const closeness = withWords(closenessOf(seen, seen), words)
  const names = Object.keys(guards)
  const targets = names.map((name) => examples.map((one) => (guards[name]?.is(one) ? 1 : 0)))
  const scores = heldOutScores(closeness, targets)
  const heads = weightsOf(closeness, targets)
  return {
    steepness,
    view: { center: packed(view.center), directions: view.directions.map(packed) },
    examples: lined(Buffer.concat(seen.map(({ buffer }) => Buffer.from(buffer)))),
    words: {
      keys: lined(Buffer.from(words.keys.buffer)),
      rarity: packed(words.rarity),
    },
    guards: Object.fromEntries(
      names.map((name, at) => {
        const { weights, ...rest } = guard(name, examples, targets[at] ?? [], scores[at] ?? [], heads[at] as Linear)
        return [name, { ...rest, ...packed(weights), words: packed(wordWeights(weights, words)) }]
      }),
    ),
  }
}

function guard(name: string, examples: Example[], ys: number[], scores: number[], { weights, bias }: Linear) {
  const { alarms, why } = guards[name] as (typeof guards)[string]
  const { slope, offset } = curveOf(scores, ys)
  const chances = scores.map((one) => 1 / (1 + Math.exp(-(slope * one + offset))))
  const plain = chances.filter((_, at) => isOrdinary(examples[at]))
  const least = thresholdAt(plain, alarms)
  const found = chances.filter((chance, at) => chance > least && ys[at] === 1).length
  report[name] = {
    examples: ys.filter((y) => y === 1).length,
    recall: rounded(found / ys.filter((y) => y === 1).length),
    precision: rounded(found / chances.filter((chance) => chance > least).length),
    ECE: rounded(calibrationError(chances.map((chance, at) => ({ chance, right: ys[at] === 1 })))),
    threshold: rounded(least),
    why: `${rounded(alarms * 100)} % of ordinary texts: ${why}`,
  }
  const threshold = rounded(Math.log(least / (1 - least)))
  return { weights: weights.map((one) => one * slope), bias: rounded(bias * slope + offset), threshold }
}

function classes(name: string, examples: Example[], labelOf: (text: Text) => string, strength: number) {
  const names = [...new Set(examples.map(labelOf))].sort()
  const xs = examples.map(({ x }) => x)
  const ys = examples.map((one) => names.indexOf(labelOf(one)))
  const predictions = heldOut(xs, ys, names.length, strength)
  const predicted = predictions.map((chances) => chances.indexOf(Math.max(...chances)))
  const right = predicted.filter((one, at) => one === ys[at]).length
  report[name] = {
    examples: ys.length,
    recall: rounded(right / ys.length),
    precision: rounded(macroF1(predicted, ys, names.length)),
    ECE: rounded(
      calibrationError(
        predictions.map((chances, at) => ({ chance: Math.max(...chances), right: predicted[at] === ys[at] })),
      ),
    ),
    threshold: '',
    why: `${names.length} classes: share right, and macro-F1 under precision`,
  }
  return Object.fromEntries(fitted(xs, ys, names.length, strength).map((linear, at) => [names[at] ?? '', head(linear)]))
}

function head({ weights, bias }: Linear) {
  return { bias: rounded(bias), ...packed(weights) }
}

function grouped<T>(list: T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

await run()
