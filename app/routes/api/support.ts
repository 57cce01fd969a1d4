import { AskChatbot, GetHealthCheck } from '#app/contract/support.ts'
import { diagnose } from '#app/domain/health/diagnosis.ts'
import { countedMind, guestMind } from '#app/domain/metering/llm-usage.ts'
import { answerQuestion, ownState } from '#app/domain/support/chat.ts'
import { api, handler } from '#app/http/api.ts'
import { countGuestChat } from '#app/http/request-limits.ts'

const handlers = api([
  handler(AskChatbot, async ({ body, session }, services) => {
    const { db, mind, clock } = services
    if (!session) await countGuestChat(db, clock.now())
    const answering = session ? countedMind(mind, db, session.user.id, clock) : guestMind(mind)
    const own = session ? () => ownState(services, session.user) : undefined
    return { response: await answerQuestion(answering, body.message, own) }
  }),
  handler(GetHealthCheck, ({ user, request }, services) => diagnose(services, user, request.signal)),
])

export const loader = handlers.loader
export const action = handlers.action
