import { failSilent } from '#app/domain/analysis/run.ts'
import { expireOld, sweepOpen } from '#app/domain/bot/sweep.ts'
import { forgetDevices } from '#app/domain/session/device.ts'
import { forgetMessages } from '#app/domain/support/message.ts'
import { day, hour } from '#app/domain/time.ts'
import { trimUsage } from '#app/domain/usage/llm-usage.ts'
import { forgetMailTokens } from '#app/domain/user/mail-token.ts'
import { trimLive } from '#app/live/hub.ts'
import type { Services } from '#app/services.ts'
import type { Loop } from '#app/worker/bots.ts'

/** Real ms between rounds. Each round is idempotent and safe beside other workers. */
const every = 5_000

/** What nobody asks for but must happen: lost answers settled, silent analyses ended, old rows removed. */
export function runUpkeep(services: Services): Loop {
  const { db, clock, log } = services
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let round: Promise<void> | null = null

  async function keep(): Promise<void> {
    const now = clock.now()
    await sweepOpen(services)
    await expireOld(db, now)
    await failSilent(db, clock)
    await trimUsage(db, now)
    await trimLive(db, new Date(now.getTime() - hour * Math.max(1, clock.rate())))
    await forgetMessages(db, now)
    await forgetDevices(db, new Date(now.getTime() - 400 * day))
    await forgetMailTokens(db, now)
    await db.deleteFrom('stream_tickets').where('expires_at', '<', now).execute()
    await db
      .deleteFrom('factor_challenges')
      .where('expires_at', '<', new Date(now.getTime() - hour))
      .execute()
    await db
      .deleteFrom('flows')
      .where('expires_at', '<', new Date(now.getTime() - hour))
      .execute()
    await db
      .deleteFrom('rate_limits')
      .where('window_start', '<', new Date(now.getTime() - 24 * hour))
      .execute()
  }

  function wake(): void {
    if (stopped || round) return
    clearTimeout(timer)
    round = keep()
      .catch((error) => log.error({ err: error }, 'upkeep failed'))
      .finally(() => {
        round = null
        if (!stopped) timer = setTimeout(wake, every)
      })
  }

  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await round
    },
  }
}
