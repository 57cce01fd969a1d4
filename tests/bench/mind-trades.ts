import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { interestsOf, preparedInterestsOf, topicScoreOf } from '#app/adapters/model/embedded/interests.ts'
import { threshold } from '#app/adapters/model/embedded/verdict.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import { type Aim, rounded } from '../kit/measure.ts'
import { mindTexts } from '../kit/mind-texts.ts'

/**
 * Measures how well posts of a trade are told from those of others, for an account of that trade whose author wrote
 * none of them; and for accounts of two trades. With the folder of texts for more trades.
 */

interface TradeText {
  trade: string
  set: string
  text: string
}

interface Account {
  trades: string[]
  own: TradeText[]
  theirs: TradeText[]
}

const alarms = 0.05
const most = 30
const timeout = () => AbortSignal.timeout(600_000)
const read = <T>(file: string): T[] =>
  readFileSync(join(import.meta.dirname, '../kit/strangers', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

/** Too near to tell whose a post is. */
const near: Record<string, string[]> = {
  lifestyle: ['planner', 'finance', 'restaurant', 'coffee', 'fitness', 'baker'],
  finance: ['crypto', 'realestate'],
  restaurant: ['baker', 'coffee'],
  creators: ['marketing', 'photographer'],
  photographer: ['planner'],
  baker: ['coffee'],
  electrician: ['tech'],
}
const areNear = (one: string, other: string) =>
  one === other || near[one]?.includes(other) || near[other]?.includes(one) || false

function textsOfTrades(limit: number): TradeText[] {
  const written = read<{ trade: string; by: string; text: string }>('trades.jsonl')
  const everyday = read<{ niche: string; text: string }>('everyday.jsonl')
  const given = [...(mindTexts('ordinary-extra') ?? []), ...(mindTexts('guard-ordinary') ?? [])]
  const trade = (name: string) => (name === 'engineering' ? 'tech' : name)
  const all = [
    ...written.map(({ by, ...one }) => ({ ...one, set: by })),
    ...everyday.map(({ niche, text }) => ({ trade: niche, set: 'everyday', text })),
    ...given.map(({ profession, text }) => ({ trade: trade(profession), set: 'given', text })),
  ]
  const counts = new Map<string, number>()
  return all.filter(({ trade, set }) => {
    const count = counts.get(`${set} ${trade}`) ?? 0
    counts.set(`${set} ${trade}`, count + 1)
    return count < limit
  })
}

/** One for each trade and set that another set has posts of. */
function accountsIn(texts: TradeText[]): Account[] {
  const trades = [...new Set(texts.map(({ trade }) => trade))]
  return trades.flatMap((trade) => {
    const of = texts.filter((one) => one.trade === trade)
    const sets = [...new Set(of.map(({ set }) => set))].filter((set) => set !== 'stranger')
    return sets.flatMap((set) => {
      const theirs = of.filter((one) => one.set !== set)
      const own = of.filter((one) => one.set === set).slice(0, most)
      return theirs.length > 0 ? [{ trades: [trade], own, theirs }] : []
    })
  })
}

const pairsOf = (accounts: Account[]): Account[] =>
  accounts.flatMap((one, at) => {
    const other = accounts[(at + 3) % accounts.length]
    if (!other || one.trades.some((trade) => other.trades.some((its) => areNear(trade, its)))) return []
    return [
      {
        trades: [...one.trades, ...other.trades],
        own: [...one.own, ...other.own],
        theirs: [...one.theirs, ...other.theirs],
      },
    ]
  })

const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length

async function figuresOf(
  kind: string,
  accounts: Account[],
  texts: TradeText[],
  vectors: Map<string, Vector>,
  reader: Reader,
) {
  const scored = await Promise.all(
    accounts.map(async ({ trades, own, theirs }) => {
      const vectorOf = ({ text }: TradeText) => vectors.get(text) as Vector
      const posts = own.map(({ text }, at) => ({ id: `${at}`, text, created_at: new Date(0) }) as Post)
      const interests = interestsOf(posts, own.map(vectorOf), [])
      const likes = await preparedInterestsOf({ interests } as Profile, reader, timeout())
      if (!likes) throw new Error('an account without posts')
      const others = texts.filter(({ trade }) => !trades.some((one) => areNear(one, trade)))
      const score = (one: TradeText) => topicScoreOf(likes, vectorOf(one))
      const counts = new Map<string, number>()
      for (const { trade } of others) counts.set(trade, (counts.get(trade) ?? 0) + 1)
      // Every trade counts alike.
      return {
        right: theirs.map(score),
        wrong: others.map((one) => ({ score: score(one), weight: 1 / (counts.get(one.trade) ?? 1) / counts.size })),
      }
    }),
  )
  const wrong = scored.flatMap((one) => one.wrong).sort((a, b) => b.score - a.score)
  const share = (least: number) =>
    wrong.filter(({ score }) => score >= least).reduce((sum, { weight }) => sum + weight, 0) / scored.length
  const recall = (least: number) =>
    mean(scored.map(({ right }) => right.filter((one) => one >= least).length / right.length))
  let passed = 0
  const strict = wrong.find(({ weight }) => {
    passed += weight
    return passed / scored.length > alarms
  })
  const auc = mean(
    scored.map(({ right, wrong: others }) =>
      mean(right.map((one) => others.reduce((sum, { score, weight }) => sum + (score < one ? weight : 0), 0))),
    ),
  )
  const figure = (what: string, value: number): Aim => ({
    figure: `${kind}: ${what}`,
    value: rounded(value, 3),
    aim: null,
  })
  return [
    figure('accounts', accounts.length),
    figure('AUC', auc),
    figure('found, with 5 % of other posts', recall(strict?.score ?? 1)),
    figure('found at the threshold in use', recall(threshold)),
    figure('other posts at the threshold in use', share(threshold)),
  ]
}

/** `limit`: of each trade's texts in a set. */
export async function measureTrades(reader: Reader, limit: number): Promise<Aim[]> {
  const texts = textsOfTrades(limit)
  const plain = texts.map(({ text }) => text)
  const encoded = await reader.texts(plain, timeout())
  const vectors = new Map(plain.map((text, at) => [text, encoded[at] as Vector]))
  // What accounts of the fresh trades write is for them alone.
  const posts = texts.filter(({ set }) => set !== 'account')
  const accounts = accountsIn(texts)
  return [
    ...(await figuresOf('trades', accounts, posts, vectors, reader)),
    ...(await figuresOf('two trades', pairsOf(accounts), posts, vectors, reader)),
  ]
}
