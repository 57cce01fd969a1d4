import type { ActionKind } from '#app/adapters/network/network.ts'
import type { ActionState } from '#app/db/schema.ts'

const verbs: Record<ActionKind, Record<'proposed' | 'done' | 'doing' | 'failed' | 'dropped', string>> = {
  reply: {
    proposed: 'Reply to',
    done: 'Replied to',
    doing: 'Replying to',
    failed: 'Couldn’t reply to',
    dropped: 'Didn’t reply to',
  },
  like: {
    proposed: 'Like a post by',
    done: 'Liked a post by',
    doing: 'Liking a post by',
    failed: 'Couldn’t like a post by',
    dropped: 'Didn’t like a post by',
  },
  follow: {
    proposed: 'Follow',
    done: 'Followed',
    doing: 'Following',
    failed: 'Couldn’t follow',
    dropped: 'Didn’t follow',
  },
  view: {
    proposed: 'View the profile of',
    done: 'Viewed the profile of',
    doing: 'Viewing the profile of',
    failed: 'Couldn’t view the profile of',
    dropped: 'Didn’t view the profile of',
  },
}

export function sentence(kind: ActionKind, state: ActionState, handle: string): string {
  const verb = verbs[kind]
  const who = `@${handle}`
  if (state === 'success') return `${verb.done} ${who}`
  if (state === 'waiting') return `${verb.proposed} ${who}`
  if (state === 'failed') return `${verb.failed} ${who}`
  if (state === 'skipped') return `Skipped a post by ${who}`
  if (state === 'expired' || state === 'rejected') return `${verb.dropped} ${who}`
  if (state === 'undone') return `${verb.done} ${who} (undone)`
  if (state === 'unknown') return `${verb.doing} ${who} (not confirmed)`
  return `${verb.doing} ${who}`
}
