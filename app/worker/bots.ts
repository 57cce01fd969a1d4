import { type ClaimedBot, claimDueBots, finishStep, leaseSeconds, renewLease } from '#app/domain/bot/lease.ts'
import { step } from '#app/domain/bot/step.ts'
import { isUserDeleted } from '#app/domain/failure.ts'
import { minute } from '#app/domain/time.ts'
import type { Services } from '#app/services.ts'

export interface Loop {
  /** Something may be due: check now. */
  wake(): void
  /** Starts nothing new and resolves when the running work has ended. */
  stop(): Promise<void>
}

/** How often due bots are looked for without a notification, in real ms. */
const pollEvery = 500
/** A step mostly waits, for the network or a model: there can be more of them than cores. */
const stepsAtOnce = 16
/** Longest step, in ms; enough for a slow model. */
const stepLimit = 60_000

/** Claims due bots and runs their steps in parallel. */
export function runBots(services: Services): Loop {
  const { db, clock, log } = services
  const running = new Set<Promise<void>>()
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let again = false

  async function look(): Promise<void> {
    const free = stepsAtOnce - running.size
    if (free <= 0) return
    const bots = await claimDueBots(db, free, clock.now())
    for (const bot of bots) {
      const work = runStep(services, bot).finally(() => {
        running.delete(work)
        wake()
      })
      running.add(work)
    }
  }

  function wake(): void {
    if (stopped) return
    clearTimeout(timer)
    if (looking) {
      again = true
      return
    }
    looking = look()
      .catch((error) => log.error({ err: error }, 'claiming due bots failed'))
      .finally(() => {
        looking = null
        const soon = again
        again = false
        if (soon) wake()
        else if (!stopped) timer = setTimeout(wake, pollEvery)
      })
  }

  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
      await Promise.all(running)
    },
  }
}

async function runStep(services: Services, bot: ClaimedBot): Promise<void> {
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
    const result = await step(services, bot, AbortSignal.any([AbortSignal.timeout(stepLimit), lost.signal]))
    await finishStep(db, bot, result, clock.now())
  } catch (error) {
    if (isUserDeleted(error)) return log.info('step ended: its user was deleted')
    log.error({ err: error, user_id: bot.user_id }, 'a step failed')
    const due_at = new Date(clock.now().getTime() + minute)
    const note = 'Something went wrong on our side; trying again in a minute.'
    // If even this fails, the lease expires and another worker takes over.
    await finishStep(db, bot, { due_at, note }, clock.now()).catch(() => undefined)
  } finally {
    clearInterval(renewal)
  }
}
