import { runningBots, settleRestored, stopBotsAndTell } from '#app/domain/bot/stop-all.ts'
import { userNamed } from '#app/domain/user/user.ts'
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
    const running = await runningBots(deps.db)
    if (name === allFlag) {
      await stopBotsAndTell(deps, running, reason, now)
      return { lines: [`Bots stopped, and their users told: ${running.length}.`], ok: true }
    }
    const user = await userNamed(deps.db, name)
    if (!user) return { lines: [`No one has the address or id ${name}.`], ok: false }
    if (!running.includes(user.id)) return { lines: [`The bot of ${user.email} is not running.`], ok: false }
    await stopBotsAndTell(deps, [user.id], reason, now)
    return { lines: [`The bot of ${user.email} is stopped, and the user told.`], ok: true }
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
    return { lines: [`Bots stopped, and their users told: ${bots}. Mails dropped: ${mails}.`], ok: true }
  },
}
