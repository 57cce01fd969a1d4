import { StartBot, StopBot } from '#app/contract/bots.ts'
import { startBot, startedText, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { handler } from '#app/http/doors/api.ts'

export const botsCalls = [
  handler(StartBot, async ({ user, body }, { db, network, clock }) => {
    const note = await startBot(db, network, user, body.config, clock.now())
    return { success: true, message: startedText(note) }
  }),
  handler(StopBot, async ({ user }, { db, clock }) => {
    await stopBot(db, user.id, clock.now())
    return { success: true, message: 'Your bot is now sleeping' }
  }),
]
