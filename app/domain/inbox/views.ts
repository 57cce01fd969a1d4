/** `open`: five groups; one of them alone is paged. */
export const inboxViews = [
  'open',
  'needs_you',
  'on_it',
  'small_talk',
  'theirs',
  'no_contact',
  'snoozed',
  'done',
  'all',
] as const
export type InboxView = (typeof inboxViews)[number]

/** `reply`: until they write. */
export const conversationSnoozes = ['hour', 'tonight', 'tomorrow', 'reply'] as const
export type ConversationSnooze = (typeof conversationSnoozes)[number]
