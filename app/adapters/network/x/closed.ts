import type { Post, User } from '#app/adapters/network/x/wire.ts'

/** Why the network or its author wants a post left alone, or null. People whom a post names may always reply. */
export function closedReason(post: Post, author: User, isNamed: boolean): string | null {
  const statuses = author.connection_status
  const handle = `@${author.username}`
  if (author.protected) return `${handle}’s account is protected.`
  if (statuses.includes('blocking')) return `You’ve blocked ${handle}.`
  if (statuses.includes('muting')) return `You’ve muted ${handle}.`
  if (isWithheld(post) || isWithheld(author)) return 'It’s withheld in some countries.'
  return isNamed || mayReply(post.reply_settings, statuses) ? null : 'The author limits who can reply.'
}

const isWithheld = ({ withheld }: Pick<Post | User, 'withheld'>) =>
  withheld !== undefined && (withheld.copyright === true || withheld.country_codes.length > 0)

/** "following" are the people whom the author follows. */
function mayReply(settings: string | undefined, statuses: readonly string[]): boolean {
  if (settings === undefined || settings === 'everyone') return true
  return settings === 'following' && statuses.includes('followed_by')
}
