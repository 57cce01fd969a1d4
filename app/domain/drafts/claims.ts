import { voiceBounds } from '#app/contract/settings.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { type Decision, requireSeen } from '#app/domain/drafts/text.ts'
import { bounded } from '#app/domain/text.ts'
import { addFacts } from '#app/domain/voice/facts.ts'

/**
 * The draft then waits like any other on Co-pilot. false: no longer waiting. Throws `invalid`, and `draft_changed` if the
 * page showed other sentences.
 */
export async function keepClaimsAsFacts(db: Db, userId: string, shown: Decision, now: Date): Promise<boolean> {
  const actionId = shown.id
  return inTransaction(db, async (tx) => {
    const draft = await tx
      .selectFrom('drafts')
      .innerJoin('actions', 'actions.id', 'drafts.action_id')
      .select(['claims', 'text'])
      .where('action_id', '=', actionId)
      .where('drafts.user_id', '=', userId)
      .where('state', '=', 'waiting')
      .forUpdate('drafts')
      .executeTakeFirst()
    if (!draft) return false
    requireSeen(draft.text, shown)
    const said = draft.claims.filter((claim) => draft.text?.includes(claim))
    await addFacts(
      tx,
      userId,
      said.map((claim) => bounded(claim, voiceBounds.fact)),
      now,
    )
    await tx.updateTable('drafts').set({ claims: [] }).where('action_id', '=', actionId).execute()
    return true
  })
}
