import { expect, test } from 'vitest'
import { backupFaults, backupRun } from '../chaos/backup.ts'
import { pgTools } from '../kit/cluster.ts'
import { full } from '../kit/full.ts'

const tools = await pgTools()

test.skipIf(typeof tools === 'string')(
  `a backup taken under load restores every row elsewhere, and the product works there${typeof tools === 'string' ? ` (skipped: ${tools})` : ''}`,
  async () => {
    if (typeof tools === 'string') return
    const report = await backupRun({ tools, actions: full ? 5_000 : 100 })
    expect(backupFaults(report)).toEqual([])
    expect(report.requests).toBeGreaterThan(0)
    expect(report.tables).toBeGreaterThan(25)
  },
)
