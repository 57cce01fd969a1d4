import { StartBot, StopBot } from '#app/contract/bots.ts'
import { startBot, stopBot } from '#app/domain/bot/bot.ts'
import { startedText } from '#app/domain/bot/rest.ts'
import { api, handler } from '#app/http/api.ts'

const handlers = api([
  handler(StartBot, async ({ user, body }, { db, network, clock }) => {
    const now = clock.now()
    await startBot(db, network, user, body.config, now)
    return { success: true, message: await startedText(db, network, user, now) }
  }),
  handler(StopBot, async ({ user }, { db, clock }) => {
    await stopBot(db, user.id, clock.now())
    return { success: true, message: 'Your bot is now sleeping' }
  }),
])

export const loader = handlers.loader
export const action = handlers.action
