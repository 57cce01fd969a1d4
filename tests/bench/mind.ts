import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import type { Niche, Profile } from '#app/adapters/model/mind.ts'
import { conclude, sizeOf, startedByHand } from '../kit/by-hand.ts'
import { type LabelledAccount, type LabelledPost, labelledPeople } from '../kit/labelled.ts'
import { type Aim, aimTable, missed, shareOf } from '../kit/measure.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { type ClassLine, judgeAllPosts } from './mind-judge.ts'
import { calibration, type NicheLine, nicheOfLabel, type Reading, scoresByNiche } from './mind-niche.ts'
import { repliesOf } from './mind-reply.ts'
import { strangersRead } from './mind-strangers.ts'

/**
 * What the embedded mind makes of Perch's people, held against their labels: niche, abstention, calibration, skips,
 * replies; and of posts by strangers. Deterministic. By hand: `SEED=1 PEOPLE=1000 REPLIES=1000 npx tsx tests/bench/mind.ts`.
 */

export interface MindWish {
  seed: number
  people: number
  /** How many replies are written at the most. */
  replies: number
}

export interface MindReport {
  niches: Record<string, NicheLine>
  classes: Record<string, ClassLine>
  aims: Aim[]
  samples: string[]
}

const mind = embeddedMind()
const patience = () => AbortSignal.timeout(60_000)
/** Shortest history, in posts, of an account that says enough. */
const enough = 12

export async function mindRun({ seed, people, replies }: MindWish): Promise<MindReport> {
  const random = seeded(seed)
  const { accounts, posts } = labelledPeople(seed, people)
  const telling = accounts.filter(({ label, posts: own }) => {
    return (label.class === 'ordinary' || label.class === 'persona') && own.length >= enough
  })
  const profiles = new Map<Niche, Profile>()
  const readings: Reading[] = []
  for (const account of telling) {
    const profile = await readAccount(account, account.posts)
    const truth = nicheOfLabel(account.label.niche)
    readings.push({ truth, said: profile.niche, confidence: profile.confidence_score })
    if (profile.niche === truth && !profiles.has(truth)) profiles.set(truth, profile)
  }
  const inNiche = telling.filter(({ label }) => nicheOfLabel(label.niche) !== 'general')
  const thin = await abstained(inNiche.map((account) => [account, account.posts.slice(0, random.int(0, 8))]))
  const halves = inNiche.map((account, at): [LabelledAccount, LabelledPost[]] => {
    const other = inNiche[(at + 1) % inNiche.length] ?? account
    const foreign = other.posts.map((one) => ({ ...one, post: { ...one.post, author: account.person } }))
    return [account, [...account.posts.slice(0, 10), ...foreign.slice(0, 10)]]
  })
  const mixed = await abstained(halves)
  const outside = await abstained(
    accounts
      .filter(({ label, posts: own }) => !isPlain(label.class) && own.length >= enough)
      .map((one) => [one, one.posts]),
  )
  const judged = await judgeAllPosts(mind, posts, profiles)
  const written = await repliesOf(mind, posts, profiles, replies, random)
  const { lines, macro } = scoresByNiche(readings)
  const committed = readings.filter(({ said }) => said !== 'general')
  const aims: Aim[] = [
    { figure: 'accounts read', value: readings.length, aim: null },
    { figure: 'niche: macro-F1', value: macro, aim: { least: 0.85 } },
    { figure: 'abstains on thin accounts (0 to 8 posts)', value: thin, aim: { least: 0.9 } },
    { figure: 'abstains on accounts of two niches in halves', value: mixed, aim: null },
    { figure: 'abstains on accounts that only grieve, sell, rant, …', value: outside, aim: null },
    { figure: 'calibration error of readings that name a niche', value: calibration(committed), aim: { most: 0.1 } },
    { figure: 'calibration error with "general" counted as a claim', value: calibration(readings), aim: null },
    { figure: 'posts judged', value: posts.length, aim: null },
    { figure: 'grief and disaster: recall by a reason of their own', value: judged.grave, aim: { least: 0.99 } },
    { figure: 'grief and disaster: left alone for any reason', value: judged.grave_any, aim: { least: 0.99 } },
    { figure: 'ordinary posts on topic left alone by a guard', value: judged.ordinary_guarded, aim: { most: 0.03 } },
    { figure: 'ordinary posts on any topic called sensitive', value: judged.ordinary_sensitive, aim: { most: 0.03 } },
    { figure: 'precision: posts left alone by a guard that should be', value: judged.guard_precision, aim: null },
    ...written.aims,
    ...(await strangersRead(mind, profiles)),
  ]
  return { niches: lines, classes: judged.classes, aims, samples: written.samples }
}

const isPlain = (kind: string) => kind === 'ordinary' || kind === 'persona'

function readAccount(account: LabelledAccount, posts: LabelledPost[]): Promise<Profile> {
  return mind.analyse(
    account.person,
    posts.map(({ post }) => post),
    patience(),
  )
}

async function abstained(given: [LabelledAccount, LabelledPost[]][]): Promise<number> {
  let count = 0
  for (const [account, posts] of given) if ((await readAccount(account, posts)).niche === 'general') count += 1
  return shareOf(count, given.length)
}

export function mindFaults(aims: Aim[]): string[] {
  return aims.filter(missed).map(({ figure, value }) => `${figure}: ${value} misses its aim`)
}

async function byHand(): Promise<void> {
  const wish = { seed: seedOf(1), people: sizeOf('PEOPLE', 1_000), replies: sizeOf('REPLIES', 1_000) }
  const { niches, classes, aims, samples } = await mindRun(wish)
  console.table(niches)
  console.table(classes)
  console.table(aimTable(aims))
  for (const sample of samples) console.log(sample)
  conclude(mindFaults(aims))
}

if (startedByHand(import.meta.url)) await byHand()
