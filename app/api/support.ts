import type { OwnSetting, OwnTopic } from '#app/content/help/help-text.ts'
import { AskChatbot, GetHealthCheck, WriteToSupport } from '#app/contract/support.ts'
import { fail } from '#app/domain/failure.ts'
import { diagnose } from '#app/domain/health/diagnosis.ts'
import { count, isOver, limits } from '#app/domain/metering/limits.ts'
import { answerQuestion } from '#app/domain/support/chat.ts'
import { sendMessage } from '#app/domain/support/message.ts'
import { nextQuestions } from '#app/domain/support/next-questions.ts'
import { ownAnswer } from '#app/domain/support/own-answers.ts'
import { countUnanswered } from '#app/domain/support/unanswered.ts'
import { handler } from '#app/http/doors/api.ts'
import { bearerOf } from '#app/http/request/auth.ts'
import { countedAs, countMessage } from '#app/http/request/request-limits.ts'

export const supportCalls = [
  handler(AskChatbot, async ({ body, session, context, request }, services) => {
    if (context.refused && bearerOf(request) !== request.headers.get('apikey')) fail('not_signed_in')
    const { db, mind, clock } = services
    const by = countedAs(context)
    const answering = mind.for(session ? { user_id: session.user.id, use: 'chat', by } : { guest: 'guest_chat', by })
    // The shared guest limit denies nothing: without the model there is still an answer.
    const isFull = !session && (await count(db, [limits.guest_chat], clock.now())).some(isOver)
    const own = session
      ? (about: OwnTopic | OwnSetting, asked: readonly string[]) => ownAnswer(services, session.user, about, asked)
      : undefined
    const { says, known } = await answerQuestion(
      isFull ? answering.unaided() : answering,
      body.message,
      own,
      body.previous,
    )
    if (!known) countUnanswered()
    if (!body.with_next) return { response: says }
    return { response: says, known, next: known ? nextQuestions(says, Boolean(session)) : [] }
  }),
  handler(WriteToSupport, async ({ body, session, context }, services) => {
    const now = services.clock.now()
    const sender = session?.user ?? null
    await countMessage(services.db, [context.address, sender?.id], now)
    await sendMessage(services, sender, body, now)
    return { reply_to: body.email }
  }),
  handler(GetHealthCheck, ({ user, request }, services) => diagnose(services, user, request.signal)),
]
