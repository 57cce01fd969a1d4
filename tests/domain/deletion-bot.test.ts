import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Network, NetworkClient } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { hashPassword } from '#app/domain/account/user/password.ts'
import { startAnalysis } from '#app/domain/analysis/analysis.ts'
import { runAnalysis } from '#app/domain/analysis/run.ts'
import { startBot } from '#app/domain/bot/schedule/bot.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { deleteAccount } from '#app/domain/deletion/delete-account.ts'
import { createLog } from '#app/log.ts'
import { runBots } from '#app/worker/bots.ts'
import { signedInAs } from '../kit/accounts.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { tablesMentioning } from '../kit/full-user.ts'
import { type Hold, withHold } from '../kit/hold.ts'
import { fastClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, planAction } from '../kit/people.ts'
import { commonWords, type PerchBench, perchBench } from '../kit/perch.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { settleLostCallsNow } from '../kit/steps.ts'
import { maxWaitMs, until } from '../kit/until.ts'

const handle = 'finchroast'
const password = 'a plain long sentence'
const random = seeded(seedOf(44))

let perch: PerchBench
let bench: Bench<Network>
let hold: Hold
/** Each call to the network with its start in real ms. */
const started: { name: keyof NetworkClient; at: number }[] = []
/** Everything that was logged as an error. */
const errors: unknown[] = []

beforeAll(async () => {
  // With the clock at ×3000, two minutes between actions take 40 ms.
  const clock = fastClock(3000)
  perch = await perchBench(clock)
  const log = createLog('silent')
  log.error = ((parameters: unknown) => void errors.push(parameters)) as typeof log.error
  const holding = withHold(watched(perch.network))
  hold = holding.hold
  bench = { ...(await startBench(inject('postgres'), clock, holding.network)), log }
})
afterAll(async () => {
  await bench?.close()
  await perch?.close()
})

/** The network; records the start of each call. */
function watched(network: Network): Network {
  const recorded = (client: NetworkClient): NetworkClient =>
    new Proxy(client, {
      get: (target, name: keyof NetworkClient) => {
        const call = target[name] as (...parameters: unknown[]) => Promise<unknown>
        return (...parameters: unknown[]) => {
          started.push({ name, at: performance.now() })
          return call(...parameters)
        }
      },
    })
  return { ...network, client: (credentials) => recorded(network.client(credentials)) }
}

/** How long after the response a call that was already decided may still begin, in ms; the same as after a stop. */
const graceMs = 1000

async function newUserOnPerch(): Promise<{ user: SessionUser; accountId: string; deleteUser(): Promise<number> }> {
  const { account, credentials } = await perch.account(handle)
  const user = await newUser(bench, { plan: 'pro' })
  await bench.sql('update users set password_hash = $1 where id = $2', [await hashPassword(password), user.id])
  await connect(bench, user, credentials, null, 'manual', bench.clock.now())
  await insertAnalysis(bench, user.id, account)
  const owner = await signedInAs(bench, user, { kind: 'cookie' })
  return {
    user,
    accountId: account.id,
    async deleteUser() {
      await deleteAccount(bench, owner, { password }, bench.clock.now())
      return performance.now()
    },
  }
}

test('a bot deleted in the middle of a step sends nothing after the response, and ends without an error', async () => {
  const posts = await perch.posts(handle, commonWords)
  let metSteps = 0
  for (let round = 0; round < 4; round += 1) {
    const { user, accountId, deleteUser } = await newUserOnPerch()
    const delay_ms = random.int(100, 250)
    for (const route of ['POST /2/users/:id/likes', 'POST /2/users/:id/profile_views', 'GET /2/users/:id/mentions'])
      await perch.injectFault({ handle, route, fault: 'slow', delay_ms })
    for (let at = 0; at < 12; at += 1)
      await planAction(bench, user.id, accountId, 'view', { post: random.pick(posts) }).catch(() => undefined)
    const loops = [runBots(bench), runBots(bench)]
    const [before, from] = [(await perch.writes(handle)).length, started.length]
    const enough = random.int(1, 3)
    // Every other deletion meets a step for certain.
    const isHeld = round % 2 === 0
    if (isHeld) hold.nextWrite(enough)
    await startBot(bench.db, perch.network, user, { max_actions_per_hour: 30 }, bench.clock.now())
    await until(async () => {
      for (const loop of loops) loop.wake()
      return isHeld ? hold.isOpen() : (await perch.writes(handle)).length - before >= enough
    })
    // One more call is in progress while the password is checked.
    const known = started.length
    if (!isHeld) await until(() => started.length > known)
    const [stepping] = await bench.sql('select 1 from bots where user_id = $1 and lease is not null', [user.id])
    if (stepping) metSteps += 1
    const answered = await deleteUser()
    hold.release()
    for (const loop of loops) loop.wake()
    await Promise.all(loops.map((loop) => loop.stop()))
    await settleLostCallsNow(bench)
    expect(started.length).toBeGreaterThan(from)
    expect(started.filter(({ at }) => at > answered + graceMs)).toEqual([])
    expect(await tablesMentioning(bench, [user.id])).toEqual([])
    await perch.clearFaults()
  }
  expect(metSteps, 'some deletions must happen during a step').toBeGreaterThanOrEqual(2)
  expect(errors).toEqual([])
})

test.each(['GET /2/users/me', 'GET /2/users/:id/tweets'])(
  'an analysis waiting for %s when its user is deleted ends without an error and creates no row again',
  async (route) => {
    const { user, deleteUser } = await newUserOnPerch()
    await startAnalysis(bench, user.id, null, bench.clock.now())
    const [row] = await bench.sql<{ id: string }>(
      `select id from account_analyses where user_id = $1 and status = 'pending'`,
      [user.id],
    )
    const from = started.length
    await perch.injectFault({ handle, route, fault: 'slow', delay_ms: 300 })
    const running = runAnalysis(bench, row?.id ?? '', { isLast: false, signal: AbortSignal.timeout(maxWaitMs) })
    await until(() => started.length > from)
    const answered = await deleteUser()
    await running
    await perch.clearFaults()
    expect(started.filter(({ at }) => at > answered)).toEqual([])
    expect(await tablesMentioning(bench, [user.id])).toEqual([])
    await runAnalysis(bench, row?.id ?? '', { isLast: true, signal: AbortSignal.timeout(maxWaitMs) })
    expect(await tablesMentioning(bench, [user.id])).toEqual([])
  },
)
