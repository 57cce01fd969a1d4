import { voiceBounds } from '#app/contract/settings.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { bounded } from '#app/domain/text.ts'
import { addFacts } from '#app/domain/voice/facts.ts'

/** The draft then waits like any other on Co-pilot. false: no longer waiting. Throws `invalid`. */
export async function keepClaimsAsFacts(db: Db, userId: string, actionId: string, now: Date): Promise<boolean> {
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
