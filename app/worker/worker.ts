import type PgBoss from 'pg-boss'
import { listen } from '#app/db/listen.ts'
import { botsChannel } from '#app/domain/bot/bot.ts'
import { jobsChannel } from '#app/queue/queue.ts'
import type { Services } from '#app/services.ts'
import { runBots } from '#app/worker/bots.ts'
import { workJobs } from '#app/worker/jobs.ts'
import { runUpkeep } from '#app/worker/upkeep.ts'

export interface Worker {
  /** Hands jobs back and answers when what was begun has ended, at most `ms` later. */
  stop(ms: number): Promise<void>
}

export async function startWorker(services: Services, boss: PgBoss, databaseUrl: string): Promise<Worker> {
  const jobs = await workJobs(boss, services)
  const bots = runBots(services)
  const upkeep = runUpkeep(services)
  const listener = await listen(
    databaseUrl,
    [jobsChannel, botsChannel],
    (channel, payload) => (channel === jobsChannel ? jobs.wake(payload) : bots.wake()),
    () => bots.wake(),
  )
  return {
    async stop(ms) {
      await listener.close()
      const ended = Promise.all([bots.stop(), upkeep.stop(), boss.stop({ graceful: true, wait: true, timeout: ms })])
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ms).unref())])
    },
  }
}
