import { deleteUnused } from '#app/domain/deletion/delete-account.ts'
import { agingKinds, deleteOldRows } from '#app/domain/old-rows.ts'
import { runMaintenance } from '#app/worker/maintenance.ts'
import { measureExport, watchMemory } from '../../bench/export.ts'
import type { Bench } from '../bench.ts'
import type { FakeNetwork } from '../fake-network.ts'
import { rounded, timed } from '../measure.ts'
import type { Seen } from './statements.ts'

export interface RetentionReport {
  seconds: number
  rows: number
  statements: number
  /** Of those that hold locks: the longest transaction or statement. */
  longest_lock_ms: number
  longest_lock: string
  longest_read_ms: number
  longest_read: string
}

/** A day's and an hour's deletions, and every other task of a round of maintenance. */
export async function retentionRun(bench: Bench<FakeNetwork>, seen: Seen[]): Promise<RetentionReport> {
  const rowsNow = async () => {
    const tables = [
      'inbox_posts',
      'notices',
      'security_events',
      'llm_usage',
      'rate_limits',
      'people_pictures',
      'live_events',
    ]
    const counts = tables.map((table) => `(select count(*) from ${table})`).join(' + ')
    return (await bench.sql<{ rows: number }>(`select (${counts})::int as rows`))[0]?.rows ?? 0
  }
  const before = await rowsNow()
  seen.splice(0)
  const { ms } = await timed(async () => {
    for (const kept of agingKinds) while (await deleteOldRows(bench.db, kept, bench.clock.now()));
    const maintenance = runMaintenance(bench)
    await maintenance.round()
    await maintenance.stop()
  })
  const statements = seen.splice(0)
  const [lock, read] = [longest(statements.filter(locks)), longest(statements.filter((one) => !locks(one)))]
  return {
    seconds: rounded(ms / 1_000),
    rows: before - (await rowsNow()),
    statements: statements.length,
    longest_lock_ms: rounded(lock.ms, 1),
    longest_lock: lock.text.slice(0, 100),
    longest_read_ms: rounded(read.ms, 1),
    longest_read: read.text.slice(0, 100),
  }
}

const locks = ({ text }: Seen) => /\b(delete|update|insert)\b/i.test(text)
const longest = (all: Seen[]) => all.reduce((most, one) => (one.ms > most.ms ? one : most), { text: '', ms: 0, at: 0 })

export interface AccountReport {
  actions: number
  export_s: number
  archive_mb: number
  growth_mb: number
  delete_s: number
}

/** The account's export, with the growth of memory compared with that of a small one just before, and its deletion. */
export async function accountRun(bench: Bench<FakeNetwork>, userId: string, small: string): Promise<AccountReport> {
  const [row] = await bench.sql<{ count: number }>('select count(*)::int as count from actions where user_id = $1', [
    userId,
  ])
  await measureExport(bench, small)
  const memory = watchMemory()
  const { write_s, archive_mb } = await measureExport(bench, userId)
  const { growth_mb } = memory.stop()
  const now = bench.clock.now()
  const deleted = await timed(() => deleteUnused(bench, userId, 'inactive', async () => true, now))
  return { actions: row?.count ?? 0, export_s: write_s, archive_mb, growth_mb, delete_s: rounded(deleted.ms / 1_000) }
}
