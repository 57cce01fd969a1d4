type Source = 'auto' | 'approved' | 'tap' | 'hand'

/** Who decided about an action. Without approval the bot sends on Autopilot only. */
export const decidedBy: Record<Source, string> = {
  auto: 'On Autopilot',
  approved: 'Approved by you',
  tap: 'Sent by you',
  hand: 'Sent by you',
}
