import { capability } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import { type ClickDraft, clickDrafts, lookForClick, recordClick } from '#app/domain/bot/send/confirm-clicks.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { withClickOnly } from '#app/domain/connection/click-only.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { type Decision, keepText, requirePossible, requireSeen } from '#app/domain/drafts/text.ts'

/** The user went to the network's own page with this draft: from now on it is worth looking there for it. */
export async function noteOpened(db: Db, userId: string, actionId: string, now: Date): Promise<void> {
  await db
    .updateTable('drafts')
    .set({ opened_at: now })
    .where('action_id', '=', actionId)
    .where('user_id', '=', userId)
    .execute()
}

/**
 * The user says that they did it on the network's own page. Their word holds where the network shows nothing, or cannot
 * be asked. It counts against the limits like everything else, beyond them too: it has happened. false: it was decided
 * before, or they had replied to the person that day already. Throws `draft_changed` if the page showed another text,
 * `invalid` for one that cannot have been sent.
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
