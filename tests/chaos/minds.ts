import type { Mind } from '#app/adapters/model/mind.ts'
import type { Profile } from '#app/contract/profile.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { progressOf, startAnalysis } from '#app/domain/analysis/analysis.ts'
import { failStalled, runAnalysis } from '#app/domain/analysis/run.ts'
import { hour, minute } from '#app/domain/time.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { linkAccount, newUser, plainProfile } from '../kit/people.ts'
import { type Random, seeded } from '../kit/random.ts'

/** Analyses with models that throw, hang, answer late or return nonsense. */
export interface MindTrouble {
  /** Number of analyses by fault and final status. */
  ended: Record<string, number>
  /** Not ended after five minutes without progress. */
  stuck: string[]
  /** Percentages that decreased. */
  decreased: string[]
  seconds: number
}

type MindBench = Bench<FakeNetwork> & { clock: ManualClock }

/** As in the queue: tries, and the time limit of each, here in ms instead of seconds. */
const tries = 3
const tryLimit = 60

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const asProfile = (value: unknown) => value as Profile

/** The ways in which a model can fail; the signal is the job’s deadline. */
const faults: Record<string, (signal: AbortSignal) => Promise<Profile>> = {
  throws: () => Promise.reject(new Error('the model answered 500')),
  'hangs until the deadline': (signal) =>
    new Promise((_resolve, reject) => {
      const end = () => reject(signal.reason)
      if (signal.aborted) end()
      else signal.addEventListener('abort', end)
    }),
  'hangs forever': () => new Promise<never>(() => undefined),
  'answers late': async () => {
    await pause(tryLimit * 2)
    return plainProfile
  },
  'answers null': async () => asProfile(null),
  'answers an empty object': async () => asProfile({}),
  'answers with a wrong shape': async () => asProfile({ ...plainProfile, confidence_score: 'high', prompts: 'none' }),
  'answers with a value out of range': async () => ({ ...plainProfile, confidence_score: 1e12 }),
  'answers 10 MB': async () => ({ ...plainProfile, tone: 'warm '.repeat(2_000_000) }),
  'answers with a null character': async () => ({ ...plainProfile, tone: 'warm\u0000' }),
  'throws once': () => Promise.reject(new Error('the model answered 429')),
}

export async function mindTroubleRun(options: {
  postgres: string
  seed: number
  analyses: number
}): Promise<MindTrouble> {
  const started = Date.now()
  const account = fakeAccount('801', 'analyzed')
  const posts = Array.from({ length: 14 }, (_, at) =>
    fakePost({ text: `Espresso shot number ${at}, 18 grams in.`, author: account }),
  )
  const bench = await startBench(options.postgres, manualClock(), fakeNetwork(account, { posts: async () => posts }))
  const report: MindTrouble = { ended: {}, stuck: [], decreased: [], seconds: 0 }
  const random = seeded(options.seed)
  try {
    const user = await newUser(bench)
    await linkAccount(bench, user.id, account)
    for (let count = 0; count < options.analyses; count += 1) {
      await analyze(bench, user, random, report)
      // A user may repeat an analysis so many times an hour.
      bench.clock.forward(hour)
    }
    return { ...report, seconds: Math.round((Date.now() - started) / 1000) }
  } finally {
    await bench.close()
  }
}

async function analyze(bench: MindBench, user: SessionUser, random: Random, report: MindTrouble): Promise<void> {
  const name = random.pick(Object.keys(faults))
  await startAnalysis(bench, user.id, null, bench.clock.now())
  const [row] = await bench.sql<{ id: string }>(
    `select id from account_analyses where user_id = $1 and status = 'pending'`,
    [user.id],
  )
  const id = row?.id ?? ''
  /** Each resolves once its run does nothing more: it has ended, or hangs in the mind forever. */
  const runs: Promise<void>[] = []
  for (let at = 1; at <= tries; at += 1) {
    const signal = AbortSignal.timeout(tryLimit)
    let over = () => {}
    runs.push(new Promise((resolve) => (over = resolve)))
    const onCall = () => name === 'hangs forever' && over()
    const mind = failingMind(bench.mind, name === 'throws once' && at > 1 ? null : name, onCall)
    // The queue abandons a job that exceeds its time limit.
    const run = runAnalysis({ ...bench, mind }, id, { isLast: at === tries, signal })
      .then(
        () => true,
        () => false,
      )
      .finally(() => over())
    if (await Promise.race([run, pause(tryLimit * 1.5).then(() => false)])) break
    bench.clock.forward(45_000)
  }
  // An abandoned job may still write; the time without progress begins afterwards.
  await Promise.all(runs)
  bench.clock.forward(3 * minute)
  await failStalled(bench.db, bench.clock)
  const open = await progressOf(bench.db, user.id)
  if (open?.status === 'pending' || open?.status === 'in_progress') {
    bench.clock.forward(2 * minute + 1)
    await failStalled(bench.db, bench.clock)
  }
  const progress = await progressOf(bench.db, user.id)
  const status = progress?.status ?? 'not_started'
  report.ended[`${name}: ${status}`] = (report.ended[`${name}: ${status}`] ?? 0) + 1
  if (status !== 'complete' && status !== 'failed') {
    report.stuck.push(`${name}: still ${status} after five minutes without progress`)
    await bench.sql(`update account_analyses set status = 'failed' where id = $1`, [id])
  }
  const events = await bench.sql<{ percent: number }>(
    `select (data ->> 'percent')::int as percent from live_events where user_id = $1 and kind = 'analysis' order by version`,
    [user.id],
  )
  if (events.some(({ percent }, index) => percent < (events[index - 1]?.percent ?? 0)))
    report.decreased.push(`${name}: ${events.map(({ percent }) => percent).join(' ')}`)
  await bench.sql('delete from live_events where user_id = $1', [user.id])
}

function failingMind(mind: Mind, name: string | null, onCall: () => void): Mind {
  const fault = name === null ? undefined : faults[name]
  if (!fault) return mind
  const failing: Mind = {
    ...mind,
    analyze(_account, _posts, signal) {
      onCall()
      return fault(signal)
    },
  }
  return failing
}
