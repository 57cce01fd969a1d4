import type { Account, Post } from './model.ts'
import type { Network } from './network.ts'
import type { Outcome } from './refusal.ts'
import { refuse } from './refusal.ts'

interface ActionOptions {
  /** Defaults to now. */
  at?: Date
  /** See `because` in events.ts. */
  because?: string
}

function eventBase(network: Network, options: ActionOptions): { at: string; because?: string } {
  const at = (options.at ?? network.clock.now()).toISOString()
  return options.because === undefined ? { at } : { at, because: options.because }
}

export function like(network: Network, actor: Account, id: string, options: ActionOptions = {}): Outcome<Post> {
  const post = network.posts.get(id)
  if (!post || network.authorOf(post).deleted) return refuse('post_gone')
  if (network.blocks.has(post.author, actor.id)) return refuse('blocked')
  if (!network.canSee(actor, network.authorOf(post))) return refuse('not_visible')
  if (!network.likes.has(actor.id, id))
    network.record({ ...eventBase(network, options), type: 'liked', actor: actor.id, post: id })
  return { ok: true, value: post }
}

export function unlike(network: Network, actor: Account, id: string): void {
  if (network.likes.has(actor.id, id))
    network.record({ ...eventBase(network, {}), type: 'unliked', actor: actor.id, post: id })
}

interface Followed {
  following: boolean
  pending: boolean
}

export function follow(network: Network, actor: Account, id: string, options: ActionOptions = {}): Outcome<Followed> {
  const target = network.account(id)
  if (!target || target.deleted) return refuse('account_gone')
  if (target.id === actor.id) return refuse('yourself')
  if (network.blocks.has(target.id, actor.id)) return refuse('blocked')
  if (network.follows.has(actor.id, id)) return { ok: true, value: { following: true, pending: false } }
  const pending = target.protected
  if (!(pending && network.followRequests.has(actor.id, id))) {
    network.record({ ...eventBase(network, options), type: 'followed', actor: actor.id, target: id, pending })
  }
  return { ok: true, value: { following: !pending, pending } }
}

export function unfollow(network: Network, actor: Account, id: string): void {
  if (network.follows.has(actor.id, id) || network.followRequests.has(actor.id, id)) {
    network.record({ ...eventBase(network, {}), type: 'unfollowed', actor: actor.id, target: id })
  }
}

export function block(network: Network, actor: Account, id: string, options: ActionOptions = {}): void {
  if (!network.blocks.has(actor.id, id))
    network.record({ ...eventBase(network, options), type: 'blocked', actor: actor.id, target: id })
}

export function view(network: Network, actor: Account, id: string): Outcome<Account> {
  const target = network.account(id)
  if (!target || target.deleted) return refuse('account_gone')
  if (target.id !== actor.id) network.record({ ...eventBase(network, {}), type: 'viewed', actor: actor.id, target: id })
  return { ok: true, value: target }
}
