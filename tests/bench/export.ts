import { deleteUnused } from '#app/domain/deletion/delete-account.ts'
import { beginExport, openExport } from '#app/domain/export/export.ts'
import { writeExport } from '#app/domain/export/write.ts'
import { signedInAs } from '../kit/accounts.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { makeHistory } from '../kit/history.ts'
import { conclude, isMainModule, withPostgres } from '../kit/main-module.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { rounded, timed } from '../kit/measure.ts'
import { newBotUser } from '../kit/people.ts'

/** Writes and reads the export of a user with a long history, then deletes the account. Run it with `ACTIONS=1000000 npm run bench export`. */

export interface ExportLine {
  actions: number
  write_s: number
  read_s: number
  delete_s: number
  /** CPU time of this process, which is more reliable than elapsed time on a busy machine. */
  cpu_s: number
  archive_mb: number
  /** Maximum growth of the process compared with a small export just before, and the part of it in use. */
  growth_mb: number
  held_mb: number
}

const smallHistory = 1_000
const mb = 1_000_000

export async function exportRun({ postgres, actions }: { postgres: string; actions: number }): Promise<ExportLine> {
  const bench = await startBench(postgres, manualClock(), fakeNetwork(fakeAccount('1', 'none')))
  try {
    await measureExport(bench, await customer(bench, smallHistory))
    const user = await customer(bench, actions)
    const memory = watchMemory()
    const line = await measureExport(bench, user)
    const grown = memory.stop()
    const now = bench.clock.now()
    const deleted = await timed(() => deleteUnused(bench, user, 'inactive', async () => true, now))
    return { actions, ...line, delete_s: rounded(deleted.ms / 1_000), ...grown }
  } finally {
    await bench.close()
  }
}

/** Node keeps some 100 MB of garbage while memory is free, so memory in use is measured after a collection. */
export function watchMemory() {
  const held = () => {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = { rss: process.memoryUsage().rss, held: held() }
  const max = { ...before }
  const watchTimer = setInterval(() => (max.rss = Math.max(max.rss, process.memoryUsage().rss)), 20)
  const collectTimer = setInterval(() => (max.held = Math.max(max.held, held())), 500)
  return {
    stop() {
      for (const timer of [watchTimer, collectTimer]) clearInterval(timer)
      return { growth_mb: rounded((max.rss - before.rss) / mb), held_mb: rounded((max.held - before.held) / mb) }
    },
  }
}

async function customer(bench: Bench<FakeNetwork>, actions: number): Promise<string> {
  const account = fakeAccount(`70${actions}`, `busy${actions}`)
  const { id } = await newBotUser(bench, account)
  await makeHistory(bench, id, account.id, { actions, recent: Math.min(980, actions), a_day: 500 })
  return id
}

export async function measureExport(bench: Bench<FakeNetwork>, userId: string) {
  const holder = await signedInAs(bench, { id: userId, email: '' })
  await beginExport(bench, holder, bench.clock.now())
  const [row] = await bench.sql<{ id: string }>('select id from exports where user_id = $1', [userId])
  const before = process.cpuUsage()
  const written = await timed(() =>
    writeExport(bench, row?.id ?? '', { isLast: true, signal: new AbortController().signal }),
  )
  const { user, system } = process.cpuUsage(before)
  const read = await timed(async () => {
    let bytes = 0
    for await (const part of (await openExport(bench.db, holder, bench.clock.now()))?.parts ?? []) bytes += part.length
    return bytes
  })
  return {
    write_s: rounded(written.ms / 1_000),
    cpu_s: rounded((user + system) / 1_000_000),
    read_s: rounded(read.ms / 1_000),
    archive_mb: rounded(read.value / mb),
  }
}

export function exportFaults({ actions, write_s, growth_mb, archive_mb }: ExportLine): string[] {
  return [
    ...(archive_mb === 0 ? [`${actions} actions: nothing could be downloaded`] : []),
    ...(write_s > 60 ? [`${actions} actions: ${write_s} s, the target is 60`] : []),
    ...(growth_mb > 50 ? [`${actions} actions: the process grew by ${growth_mb} MB, the target is 50`] : []),
  ]
}

async function main(): Promise<void> {
  const actions = Number(process.env.ACTIONS ?? 1_000_000)
  await withPostgres(async (postgres) => {
    const line = await exportRun({ postgres, actions })
    console.table([line])
    conclude(exportFaults(line))
  })
}

if (isMainModule(import.meta.url)) await main()
