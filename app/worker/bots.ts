import { type ClaimedBot, claimDueBots, finishStep, leaseSeconds, renewLease } from '#app/domain/bot/lease.ts'
import { step } from '#app/domain/bot/step.ts'
import { minute } from '#app/domain/time.ts'
import { isGone } from '#app/domain/user/gone.ts'
import type { Services } from '#app/services.ts'

export interface Loop {
  /** Something may be due: look now. */
  wake(): void
  /** Starts nothing new and answers when the running work has ended. */
  stop(): Promise<void>
}

/** How often due bots are looked for without a wake, in real ms. */
const pollEvery = 500
/** A step mostly waits, for the network or a model: more of them at once than there are cores. */
const stepsAtOnce = 16
/** Longest step, in ms; a model that writes slowly fits in. */
const stepLimit = 60_000

/** Claims due bots and runs their steps side by side. */
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
      .catch((error) => log.error({ err: error }, 'looking for due bots failed'))
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
    () => renew().catch((error) => log.warn({ err: error }, 'a lease could not be renewed')),
    (leaseSeconds * 1000) / 3,
  )
  try {
    const result = await step(services, bot, AbortSignal.any([AbortSignal.timeout(stepLimit), lost.signal]))
    await finishStep(db, bot, result, clock.now())
  } catch (error) {
    if (isGone(error)) return log.info('a step has ended: its user is gone')
    log.error({ err: error, user_id: bot.user_id }, 'a step failed')
    const due_at = new Date(clock.now().getTime() + minute)
    const note = 'Something went wrong on our side; trying again in a minute.'
    // Where even this fails, the lease runs out and another worker takes the bot up.
    await finishStep(db, bot, { due_at, note }, clock.now()).catch(() => undefined)
  } finally {
    clearInterval(renewal)
  }
}
