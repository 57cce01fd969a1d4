import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import type { Niche, Profile } from '#app/contract/profile.ts'
import { type LabelledAccount, type LabelledPost, labelledPeople } from '../kit/labelled.ts'
import { conclude, isMainModule, sizeOf } from '../kit/main-module.ts'
import { type Aim, aimTable, missed, shareOf } from '../kit/measure.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { measureAnswers } from './mind-answers.ts'
import { measureClaims } from './mind-claims.ts'
import { measureGuards } from './mind-guard.ts'
import { type ClassLine, judgeAllPosts } from './mind-judge.ts'
import { calibration, type NicheLine, nicheOfLabel, type Reading, scoresByNiche } from './mind-niche.ts'
import { measurePublicPosts } from './mind-public.ts'
import { repliesOf } from './mind-reply.ts'
import { measureStrangers } from './mind-strangers.ts'
import { measureTopics } from './mind-topics.ts'
import { measureTrades } from './mind-trades.ts'

/**
 * Measures the embedded model on Perch's people against their labels: niche, abstention, calibration, skips, replies; and
 * on posts by strangers. Deterministic. Run it with `SEED=1 PEOPLE=1000 REPLIES=1000 npm run bench mind`.
 */

export interface MindOptions {
  seed: number
  people: number
  replies: number
  /** Number of accounts, and of posts of each. */
  accounts: number
  each: number
  /** Number of accounts outside the plain classes. */
  outside: number
  /** Number of posts judged per class, also of strangers' posts. */
  judged: number
  /** The folder of public posts. */
  public_posts?: string | undefined
}

export interface MindReport {
  niches: Record<string, NicheLine>
  classes: Record<string, ClassLine>
  aims: Aim[]
  samples: string[]
}

const reader = createReader()
const mind = embeddedMind(reader)
const timeout = () => AbortSignal.timeout(60_000)
/** Minimum number of posts of an account. */
const minPosts = 12

export async function mindRun({
  seed,
  people,
  replies,
  accounts: maxAccounts,
  each,
  outside: maxOutside,
  judged: perClass,
  public_posts,
}: MindOptions): Promise<MindReport> {
  const random = seeded(seed)
  const { accounts, posts } = labelledPeople(seed, people)
  const plainAccounts = accounts
    .filter(({ label, posts: own }) => isPlain(label.class) && own.length >= minPosts)
    .slice(0, maxAccounts)
  const profiles = new Map<Niche, Profile>()
  const readings: Reading[] = []
  for (const account of plainAccounts) {
    const profile = await readAccount(account, account.posts.slice(0, each))
    const truth = nicheOfLabel(account.label.niche)
    readings.push({ truth, predicted: profile.niche, confidence: profile.confidence_score })
    if (profile.niche === truth && !profiles.has(truth)) profiles.set(truth, profile)
  }
  const inNiche = plainAccounts.filter(({ label }) => nicheOfLabel(label.niche) !== 'general')
  const thin = await abstentionRate(inNiche.map((account) => [account, account.posts.slice(0, random.int(0, 8))]))
  const halves = inNiche.map((account, at): [LabelledAccount, LabelledPost[]] => {
    const other = inNiche[(at + 1) % inNiche.length] ?? account
    const foreign = other.posts.map((one) => ({ ...one, post: { ...one.post, author: account.person } }))
    return [account, [...account.posts.slice(0, 10), ...foreign.slice(0, 10)]]
  })
  const mixed = await abstentionRate(halves)
  const outside = await abstentionRate(
    accounts
      .filter(({ label, posts: own }) => !isPlain(label.class) && own.length >= minPosts)
      .slice(0, maxOutside)
      .map((one) => [one, one.posts.slice(0, each)]),
  )
  const judged = await judgeAllPosts(mind, reader, someOfEach(posts, perClass), profiles)
  const written = await repliesOf(mind, someOfEach(posts, replies), profiles, random)
  const { lines, macro } = scoresByNiche(readings)
  const claims = readings.filter(({ predicted }) => predicted !== 'general')
  const topics = await measureTopics(mind, plainAccounts, public_posts)
  const aims: Aim[] = [
    { figure: 'accounts read', value: readings.length, aim: null },
    { figure: 'niche: macro-F1', value: macro, aim: { least: 0.85 } },
    { figure: 'abstains on thin accounts (0 to 8 posts)', value: thin, aim: { least: 0.9 } },
    { figure: 'abstains on accounts of two niches in halves', value: mixed, aim: null },
    { figure: 'abstains on accounts that only grieve, sell, rant, …', value: outside, aim: null },
    { figure: 'calibration error of readings that name a niche', value: calibration(claims), aim: { most: 0.05 } },
    { figure: 'calibration error with "general" counted as a claim', value: calibration(readings), aim: null },
    { figure: 'posts judged', value: judged.posts, aim: null },
    { figure: 'grief and disaster: recognised by a guard', value: judged.grave, aim: { least: 0.99 } },
    { figure: 'grief and disaster: left alone for any reason', value: judged.grave_any, aim: { least: 0.99 } },
    { figure: 'politics, spam, hostility: left alone, the worst', value: judged.others_worst, aim: { least: 0.9 } },
    { figure: 'ordinary posts on topic left alone by a guard', value: judged.ordinary_guarded, aim: null },
    { figure: 'ordinary posts on topic in doubt', value: judged.ordinary_in_doubt, aim: null },
    { figure: 'ordinary posts on any topic called sensitive', value: judged.ordinary_sensitive, aim: { most: 0.05 } },
    { figure: 'precision: posts left alone by a guard that should be', value: judged.guard_precision, aim: null },
    ...written.aims,
    ...(await measureClaims()),
    ...(await measureStrangers(mind, reader, profiles, perClass)),
    ...(await measureGuards(mind, perClass)),
    ...(await measureTrades(reader, perClass)),
    ...(await measureAnswers(mind)),
    ...(await measurePublicPosts(public_posts, random)),
    ...topics.aims,
  ]
  return { niches: lines, classes: judged.classes, aims, samples: [...written.samples, ...topics.samples] }
}

const isPlain = (kind: string) => kind === 'ordinary' || kind === 'persona'

/** Up to `limit` posts of each class, in their given order. */
function someOfEach(posts: LabelledPost[], limit: number): LabelledPost[] {
  const counts = new Map<string, number>()
  return posts.filter(({ label }) => {
    const count = (counts.get(label.class) ?? 0) + 1
    counts.set(label.class, count)
    return count <= limit
  })
}

function readAccount(account: LabelledAccount, posts: LabelledPost[]): Promise<Profile> {
  return mind.analyze(
    account.person,
    posts.map(({ post }) => post),
    timeout(),
  )
}

async function abstentionRate(labelled: [LabelledAccount, LabelledPost[]][]): Promise<number> {
  let count = 0
  for (const [account, posts] of labelled) if ((await readAccount(account, posts)).niche === 'general') count += 1
  return shareOf(count, labelled.length)
}

export function mindFaults(aims: Aim[]): string[] {
  return aims.filter(missed).map(({ figure, value }) => `${figure}: ${value} misses its target`)
}

async function main(): Promise<void> {
  const options = {
    seed: seedOf(1),
    people: sizeOf('PEOPLE', 1_000),
    replies: sizeOf('REPLIES', 200),
    accounts: sizeOf('ACCOUNTS', 300),
    each: sizeOf('EACH', 30),
    outside: sizeOf('OUTSIDE', 300),
    judged: sizeOf('JUDGED', 300),
    public_posts: process.env.MIND_DATA,
  }
  const { niches, classes, aims, samples } = await mindRun(options)
  console.table(niches)
  console.table(classes)
  console.table(aimTable(aims))
  for (const sample of samples) console.log(sample)
  conclude(mindFaults(aims))
}

if (isMainModule(import.meta.url)) await main()
