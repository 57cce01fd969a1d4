import type { LedgerKind } from '../ledger.ts'
import type { NetworkEvent } from './events.ts'
import type { Post } from './model.ts'
import type { NetworkState } from './network-state.ts'

const KINDS: Partial<Record<NetworkEvent['type'], LedgerKind>> = {
  liked: 'like',
  unliked: 'unlike',
  followed: 'follow',
  unfollowed: 'unfollow',
  blocked: 'block',
  viewed: 'view',
}

/** Must run before the event is applied, so that a deleted post's text can still be recorded. */
export function recordInLedger(network: NetworkState, event: NetworkEvent): void {
  if (event.type === 'posted') {
    if (event.post.edits) return
    recordPost(network, event.at, event.post)
    return
  }
  const handle = (id: string) => network.account(id)?.handle ?? id
  if (event.type === 'post_deleted') {
    const post = network.posts.get(event.post)
    network.ledger.add({
      at: event.at,
      kind: 'delete',
      actor: handle(event.actor),
      target: null,
      post_id: event.post,
      target_post_id: null,
      text: post?.text ?? null,
    })
    return
  }
  const kind = KINDS[event.type]
  if (kind === undefined || !('actor' in event)) return
  const post = 'post' in event ? network.posts.get(event.post) : undefined
  const target = 'target' in event ? event.target : post?.author
  network.ledger.add({
    at: event.at,
    kind,
    actor: handle(event.actor),
    target: target === undefined ? null : handle(target),
    post_id: 'post' in event ? event.post : null,
    target_post_id: null,
    text: null,
  })
}

function recordPost(network: NetworkState, at: string, post: Post): void {
  const handle = (id: string | null) => (id === null ? null : (network.account(id)?.handle ?? id))
  const kind = post.repostOf !== null ? 'repost' : post.replyTo !== null ? 'reply' : 'post'
  const reposted = post.repostOf === null ? undefined : network.posts.get(post.repostOf)
  network.ledger.add({
    at,
    kind,
    actor: handle(post.author) ?? post.author,
    target: handle(post.replyToUser ?? reposted?.author ?? null),
    post_id: post.id,
    target_post_id: post.replyTo ?? post.repostOf ?? post.quoteOf,
    text: post.text,
  })
}
