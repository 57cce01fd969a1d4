import { expect, inject, test } from 'vitest'
import { beforeNewestMigration, upgradeFaults, upgradeRun } from '../chaos/upgrade.ts'
import { full } from '../kit/full.ts'

// It builds the earlier version, from the repository's history.
test.runIf(full)(
  'this version migrates while an earlier one serves and works, and that one can come back',
  async () => {
    const report = await upgradeRun({ postgres: inject('postgres'), from: beforeNewestMigration(), seconds: 8 })
    expect(upgradeFaults(report)).toEqual([])
    expect(report.migrations).not.toEqual([])
    for (const { actions } of report.phases) expect(actions).toBeGreaterThan(0)
  },
)
