/** `inboxId`: of any of its posts; null: the inbox. */
export const conversationUrl = (origin: string, inboxId: string | null) =>
  new URL(inboxId === null ? '/dashboard/inbox' : `/dashboard/inbox/${inboxId}`, origin).href
