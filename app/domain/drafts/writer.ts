import type { SentTexts } from '#app/adapters/model/likeness.ts'
import { usedUpCode } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'
import { recentTexts, writeReply } from '#app/domain/bot/decide/draft.ts'
import { steered } from '#app/domain/bot/decide/steered-mind.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { loadStepState } from '#app/domain/bot/step-state.ts'
import { countedMind, usedUpText } from '#app/domain/metering/llm-usage.ts'

type Written =
  | { ok: true; text: string; rests_on: string; written_by: string; claims: string[] }
  | { ok: false; code?: string; reason: string }

/** Writes a reply at the user's request, like none of `declined`. */
export async function writerFor(
  deps: StepDeps,
  user: { user_id: string; time_zone: string },
  declined: string[],
  signal: AbortSignal,
): Promise<(post: Post) => Promise<Written>> {
  const { db, clock } = deps
  const { user_id, time_zone } = user
  const now = clock.now()
  const state = await loadStepState(deps, { user_id, time_zone }, now)
  const { connection, profile, terms, rejected_texts, examples } = state
  const refusing = (reason: string) => async () => ({ ok: false, reason }) as const
  if (!connection) return refusing('The account isn’t connected.')
  if (!profile) return refusing('The account analysis is missing.')
  let read: Promise<SentTexts> | null = null
  const recent = () => {
    read ??= recentTexts(db, user_id, [...rejected_texts, ...declined], now)
    return read
  }
  const mind = steered(countedMind(deps.mind, user_id), profile, terms, rejected_texts, examples, declined)
  return async (post) => {
    const written = await writeReply({ network: connection.network, ...mind, terms, recent, signal }, post)
    const isUsedUp = !written.ok && written.code === usedUpCode
    return isUsedUp ? { ok: false, reason: usedUpText(now, time_zone) } : written
  }
}
