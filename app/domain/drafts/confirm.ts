import { capability } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import { type ClickDraft, clickDrafts, lookForClick, recordClick } from '#app/domain/bot/send/confirm-clicks.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { withClickOnly } from '#app/domain/connection/click-only.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { type Decision, keepText, requirePossible, requireSeen } from '#app/domain/drafts/text.ts'

export async function noteOpened(db: Db, userId: string, actionId: string, now: Date): Promise<void> {
  await db
    .updateTable('drafts')
    .set({ opened_at: now })
    .where('action_id', '=', actionId)
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Trust the user when the network can't confirm. Counts even beyond the limits: it has happened. false: decided
 * before, or replied to the person that day. Throws `draft_changed`, `invalid`.
 */
export async function confirmSent(deps: StepDeps, userId: string, written: Decision): Promise<boolean> {
  const { db, networks, clock } = deps
  const { id, text } = written
  const draft = await clickDrafts(db, userId, clock.now()).where('actions.id', '=', id).executeTakeFirst()
  if (!draft || !isDoneThere(networks, draft, clock.now())) return false
  requireSeen(draft.text, written)
  const said = draft.text === null ? '' : (text?.trim() ?? '')
  if (said !== '') {
    requirePossible(networks.of(draft.network), said)
    await keepText(db, userId, { ...written, text: said }, clock.now())
  }
  const connection = await openConnection(deps, userId)
  const finding = connection && (await lookForClick(deps, connection, draft))
  return recordClick(db, draft, finding?.happened === 'yes' ? finding.result_id : null, clock.now())
}

const isDoneThere = (networks: Networks, { network, kind, situation, click_only }: ClickDraft, now: Date) =>
  capability(withClickOnly(networks.of(network), click_only, now), kind, situation).clickUrl !== undefined
