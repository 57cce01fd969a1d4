import { endOf, within } from '#app/adapters/deadline.ts'
import { type ClaimedBot, claimDueBots, finishStep, leaseSeconds, renewLease } from '#app/domain/bot/schedule/lease.ts'
import { step } from '#app/domain/bot/step.ts'
import { slotsOf } from '#app/domain/connection/at-server.ts'
import { isUserDeleted } from '#app/domain/failure.ts'
import { minute } from '#app/domain/time.ts'
import { withLog } from '#app/log.ts'
import type { Services } from '#app/services.ts'
import { type Loop, startLoop } from '#app/worker/loop.ts'

/** In real ms, without a notification. */
const pollEvery = 500
/** A step is aborted in time for a slow model, and later abandoned. */
const stepLimits = { abortMs: 60_000, giveUpMs: 90_000 }

export const runBots = (services: Services, limits = stepLimits): Loop =>
  startLoop({
    claim: (limit) => claimDueBots(services.db, limit, services.clock.now()),
    run: (bot) => runStep(services, bot, limits),
    parallel: slotsOf['bot.step'],
    pollEvery,
    log: services.log,
    name: 'bots',
  })

async function runStep(services: Services, bot: ClaimedBot, limits: typeof stepLimits): Promise<void> {
  const { db, clock, log } = services
  const lost = new AbortController()
  const renew = async () => {
    if (!(await renewLease(db, bot))) lost.abort()
  }
  const renewal = setInterval(
    () => renew().catch((error) => log.warn({ err: error }, 'could not renew a lease')),
    (leaseSeconds * 1000) / 3,
  )
  try {
    const work = within(limits.abortMs, [lost.signal], (signal) =>
      withLog(
        () => log.child({ work: 'bot.step', user_id: bot.user_id }),
        () => step(services, bot, signal),
      ),
    )
    const result = await endOf(work, limits.giveUpMs, 'The step')
    await finishStep(services, bot, result, clock.now())
  } catch (error) {
    if (isUserDeleted(error)) return log.info('step ended: its user was deleted')
    log.error({ err: error, user_id: bot.user_id }, 'a step failed')
    const due_at = new Date(clock.now().getTime() + minute)
    const note = 'Something went wrong on our side. Trying again in a minute.'
    // If this fails too, the lease expires and another worker takes over.
    await finishStep(services, bot, { due_at, note }, clock.now()).catch(() => undefined)
  } finally {
    clearInterval(renewal)
  }
}
