import { StartBot, StopBot } from '#app/contract/bots.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { startedText } from '#app/domain/bot/schedule/rest.ts'
import { handler } from '#app/http/doors/api.ts'

export const botsCalls = [
  handler(StartBot, async ({ user, body }, { db, network, clock }) => {
    const now = clock.now()
    await startBot(db, network, user, body.config, now)
    return { success: true, message: await startedText(db, network, user, now) }
  }),
  handler(StopBot, async ({ user }, { db, clock }) => {
    await stopBot(db, user.id, clock.now())
    return { success: true, message: 'Your bot is now sleeping' }
  }),
]
