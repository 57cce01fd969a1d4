import { AskChatbot } from '#app/contract/support.ts'
import { answerQuestion } from '#app/domain/support/chat.ts'
import { api, on } from '#app/http/api.ts'

const door = api([
  on(AskChatbot, async ({ body }, { mind }) => ({ response: await answerQuestion(mind, body.message) })),
])

export const loader = door.loader
export const action = door.action
