import { recordBackup } from '#app/domain/health/backup.ts'
import type { Command } from '#app/operator/command.ts'

export const backedUpCommand: Command = {
  usage: [['backed-up', 'records that a backup was made just now, for the check and for /metrics']],
  async run({ db }, args) {
    if (args.length > 0) return null
    await recordBackup(db)
    return { lines: ['Recorded.'], ok: true }
  },
}
