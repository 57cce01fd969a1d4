import { capability, type Network, type Permission } from '#app/adapters/network/network.ts'
import type { Bots } from '#app/db/schema-bots.ts'
import type { PlannedAction } from '#app/domain/bot/send/planned-actions.ts'

export type BotMode = Bots['mode']

/** Alone (`auto`), only by the user's click (`click`), or not at all (`no`). A view that needs a click is skipped. */
export function permissionFor(
  network: Network,
  mode: BotMode,
  { kind, situation }: Pick<PlannedAction, 'kind' | 'situation'>,
): Permission {
  const { permission } = capability(network, kind, situation)
  if (permission === 'no' || (permission === 'auto' && mode === 'autopilot')) return permission
  return kind === 'view' ? 'no' : 'click'
}

/** Every source but `auto` is a user's click; where the network wants that on its own page, nothing is sent. */
export function gate(
  network: Network,
  mode: BotMode,
  action: Pick<PlannedAction, 'kind' | 'situation' | 'source'>,
): 'open' | 'forbidden' | 'needs_click' {
  const permission = permissionFor(network, mode, action)
  if (permission === 'no') return 'forbidden'
  if (permission === 'auto') return 'open'
  const onItsPage = capability(network, action.kind, action.situation).clickUrl !== undefined
  return action.source !== 'auto' && !onItsPage ? 'open' : 'needs_click'
}
