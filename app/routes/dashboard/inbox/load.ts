import type { SessionUser } from '#app/domain/account/session/session.ts'
import { planUsageOf } from '#app/domain/bot/send/plan-usage.ts'
import { connectionOf } from '#app/domain/connection/connection.ts'
import { loadConversation } from '#app/domain/inbox/conversation.ts'
import { loadFacts } from '#app/domain/voice/facts.ts'
import type { RequestServices } from '#app/services.ts'

/** null: there is none with that post. */
export async function loadPane({ db, network, clock }: RequestServices, user: SessionUser, id: string) {
  const now = clock.now()
  const [conversation, { is_connected }, usage, facts] = await Promise.all([
    loadConversation(db, network, user, id, now),
    connectionOf(db, user.id),
    planUsageOf(db, user, now),
    loadFacts(db, user.id),
  ])
  if (!conversation) return null
  const { name, max_length, counting, capabilities } = network
  const most = usage.allows.replies_per_day
  return {
    conversation,
    is_connected,
    facts: facts.map(({ text }) => text),
    now,
    time_zone: user.time_zone,
    network: { name, max_length, counting, rule: capabilities.reply.addressed.rule },
    left: { replies: Math.max(0, most - usage.replies_today), most },
  }
}

export type Pane = NonNullable<Awaited<ReturnType<typeof loadPane>>>
