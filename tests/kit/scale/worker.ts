import { systemClock } from '#app/adapters/clock.ts'
import { startWorker } from '#app/worker/worker.ts'
import { openBench } from '../bench.ts'
import { isMainModule } from '../main-module.ts'
import { seeded } from '../random.ts'
import { simulatedMind, simulatedNetwork } from './simulated.ts'
import { watchStatements } from './statements.ts'

/** A whole worker of the product, with network and model simulated. */
export interface WorkerOptions {
  url: string
  seal_key: string
  /** From 1 on. */
  worker: number
  /** Of the latencies: 1 as they are, 0 none. */
  pace: number
}

export interface WorkerReport {
  /** In ms, as the worker waited for it. */
  claims: number[]
  cpu_s: number
  rss_mb: number
  /** Of error or higher, by message. */
  errors: Record<string, number>
}

export async function startScaleWorker(options: WorkerOptions): Promise<{ stop(): Promise<WorkerReport> }> {
  const { url, seal_key, worker, pace } = options
  const simulated = { clock: systemClock, random: seeded(worker), worker, pace }
  const claims: number[] = []
  const errors: Record<string, number> = {}
  const bench = await openBench(url, systemClock, simulatedNetwork(simulated), {
    seal_key,
    watch: (pool) => watchStatements(pool, ({ text, ms }) => void (isClaim(text) && claims.push(ms))),
  })
  const cpu = process.cpuUsage()
  const log = bench.log.child({}, { level: 'error' })
  const counting = new Proxy(log, {
    get(target, name) {
      if (name === 'child') return () => counting
      if (name !== 'error' && name !== 'fatal') return Reflect.get(target, name)
      return (data: unknown, message?: string) => {
        const why = `${message ?? ''}: ${(data as { err?: Error })?.err?.message ?? ''}`
        errors[why] = (errors[why] ?? 0) + 1
      }
    },
  })
  const running = await startWorker({ ...bench, mind: simulatedMind(simulated), log: counting }, bench.boss, url)
  return {
    async stop() {
      await running.stop(10_000)
      await bench.close()
      const { user, system } = process.cpuUsage(cpu)
      return { claims, errors, cpu_s: (user + system) / 1e6, rss_mb: process.memoryUsage().rss / 1e6 }
    },
  }
}

const isClaim = (text: string) => text.startsWith('with "due" as materialized') && text.includes('update "bots"')

/** As a process of its own: options as an argument; ends with its report when told to. */
async function asProcess(): Promise<void> {
  const worker = await startScaleWorker(JSON.parse(process.argv[2] ?? '{}'))
  process.once('message', async () => {
    const report = await worker.stop()
    process.send?.(report, () => process.exit(0))
  })
  process.send?.('ready')
}

if (isMainModule(import.meta.url)) await asProcess()
