import { runningBots, settleRestored, stopBotOf, stopBotsAndTell } from '#app/domain/bot/schedule/stop-all.ts'
import { type Command, confirmFlag } from '#app/operator/command.ts'

const allFlag = '--all'

export const stopBotsCommand: Command = {
  usage: [
    ['stop-bots EMAIL_OR_ID REASON', 'stops a user’s bot; the user reads the reason and can start it again'],
    [`stop-bots ${allFlag} REASON`, 'stops every bot in the same way'],
  ],
  async run(deps, [name, ...words], now) {
    const reason = words.join(' ').trim()
    if (name === undefined || reason === '') return null
    if (name === allFlag) {
      const running = await runningBots(deps.db)
      await stopBotsAndTell(deps, running, reason, now)
      return { lines: [`Bots stopped and users notified: ${running.length}.`], ok: true }
    }
    const found = await stopBotOf(deps, name, reason, now)
    if (!found) return { lines: [`No one has the address or id ${name}.`], ok: false }
    if (!found.stopped) return { lines: [`The bot of ${found.email} is not running.`], ok: false }
    return { lines: [`The bot of ${found.email} is stopped, and the user was notified.`], ok: true }
  },
}

export const restoredCommand: Command = {
  usage: [
    [
      `restored ${confirmFlag}`,
      'after a backup was restored: stops all bots, and drops drafts and mails that may have been sent since',
    ],
  ],
  async run(deps, args, now) {
    if (args.length !== 1 || args[0] !== confirmFlag) return null
    const { bots, mails } = await settleRestored(deps, now)
    return { lines: [`Bots stopped and users notified: ${bots}. Mails dropped: ${mails}.`], ok: true }
  },
}
