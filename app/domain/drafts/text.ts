import { sendableText, shapeFault } from '#app/adapters/model/sendable.ts'
import type { Network } from '#app/adapters/network/network.ts'
import { textLengths } from '#app/adapters/network/text-length.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { recentTexts } from '#app/domain/bot/decide/draft.ts'
import { fail } from '#app/domain/failure.ts'

/** `shown`: the text on the page; `text`: what the user made of it. */
export interface Decision {
  id: string
  text: string | null
  shown: string | null
}

/** Another tab or the bot may have replaced the text. Throws `draft_changed` with the present one. */
export function requireSeen(present: string | null, { text, shown }: Omit<Decision, 'id'>): void {
  const lines = present?.replace(/\r\n?/g, '\n') ?? null
  if (lines !== null && lines !== shown && lines !== text)
    fail('draft_changed', { text: `The text changed in the meantime, so nothing was done. It’s now: “${lines}”` })
}

/**
 * The text must have been checked. Drops a running rewrite. false: no longer waiting. Throws `draft_changed` instead
 * of replacing a text the user did not see.
 */
export async function keepText(db: Db, userId: string, draft: Decision, now: Date): Promise<boolean> {
  const { id, text, shown } = draft
  if (!text || text === shown) return true
  return inTransaction(db, async (tx) => {
    const former = await tx
      .selectFrom('actions')
      .select('text')
      .select((row) =>
        row
          .selectFrom('draft_edits')
          .select('original')
          .whereRef('action_id', '=', 'actions.id')
          .whereRef('edited', '=', 'actions.text')
          .as('original'),
      )
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('state', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst()
    const original = former?.original ?? former?.text ?? null
    if (!former || original === null) return false
    if (former.text === text) return true
    requireSeen(former.text, draft)
    await tx.updateTable('actions').set({ text }).where('id', '=', id).execute()
    await tx.updateTable('drafts').set({ rewrite_asked_at: null }).where('action_id', '=', id).execute()
    const edit = { action_id: id, user_id: userId, original, edited: text, edited_at: now }
    if (text === original) await tx.deleteFrom('draft_edits').where('action_id', '=', id).execute()
    else
      await tx
        .insertInto('draft_edits')
        .values(edit)
        .onConflict((conflict) =>
          conflict.columns(['action_id', 'original']).doUpdateSet({ edited: text, edited_at: now }),
        )
        .execute()
    return true
  })
}

/** Throws as `requireSendable` and `keepText` do. */
export async function keepIfSendable(
  db: Db,
  network: Network,
  userId: string,
  draft: Decision,
  now: Date,
): Promise<void> {
  const stored = await db
    .selectFrom('actions')
    .select('text')
    .where('id', '=', draft.id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!stored || !draft.text || stored.text === draft.text) return
  await requireSendable(db, network, userId, draft, now)
  await keepText(db, userId, draft, now)
}

/** Only rules out what no account can have sent: empty or too long. Throws `invalid`. */
export function requirePossible(network: Network, text: string): void {
  const fault = shapeFault(text.trim(), network.max_length, textLengths[network.counting])
  if (fault && !fault.ok) fail('invalid', { text: fault.reason })
}

/** Empty, too long, or too close to what was sent recently. Throws `invalid`. */
export async function requireSendable(
  db: Db,
  network: Network,
  userId: string,
  { id, text }: Omit<Decision, 'shown'>,
  now: Date,
): Promise<void> {
  if (text === null) return
  const lengthOf = textLengths[network.counting]
  const checked = sendableText(text, await recentTexts(db, userId, [], now, id), network.max_length, lengthOf)
  if (!checked.ok) fail('invalid', { text: checked.reason })
}
