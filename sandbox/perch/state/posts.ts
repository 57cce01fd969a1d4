import { mentionsIn } from '../text/entities.ts'
import { languageOf } from '../text/language.ts'
import { isTooLong } from '../text/length.ts'
import type { Account, Label, Post, ReplySettings } from './model.ts'
import { UNLABELLED } from './model.ts'
import type { Network } from './network.ts'
import type { Outcome } from './refusal.ts'
import { refuse } from './refusal.ts'

const DAY_MS = 86_400_000
/** What X lets its paying members write. */
const LONG_POST = 25_000

export interface Draft {
  text: string
  replyTo?: string
  quoteOf?: string
  replySettings?: ReplySettings
  at?: Date
  because?: string
  label?: Label
  /** Guessed from the text if absent. */
  lang?: string
}

export function writePost(network: Network, author: Account, draft: Draft): Outcome<Post> {
  const at = draft.at ?? network.clock.now()
  if (draft.text.trim() === '') return refuse('empty')
  if (author.verified ? draft.text.length > LONG_POST : isTooLong(draft.text)) return refuse('too_long')
  const parent = draft.replyTo === undefined ? null : network.posts.get(draft.replyTo)
  if (parent === undefined || (parent && !network.canSee(author, network.authorOf(parent)))) {
    return refuse(parent && network.blocks.has(parent.author, author.id) ? 'blocked' : 'parent_gone')
  }
  if (parent && network.authorOf(parent).deleted) return refuse('parent_gone')
  if (parent && !mayReply(network, author, parent)) return refuse('reply_restricted')
  if (draft.quoteOf !== undefined && !network.posts.has(draft.quoteOf)) return refuse('quote_gone')
  if (isDuplicate(network, author, draft.text, at)) return refuse('duplicate')
  const id = network.newId(at)
  const post: Post = {
    id,
    author: author.id,
    text: draft.text,
    createdAt: at.toISOString(),
    replyTo: parent?.id ?? null,
    replyToUser: parent?.author ?? null,
    conversation: parent?.conversation ?? id,
    quoteOf: draft.quoteOf ?? null,
    repostOf: null,
    lang: draft.lang ?? languageOf(draft.text),
    replySettings: draft.replySettings ?? 'everyone',
    label: draft.label ?? UNLABELLED,
  }
  network.record({
    type: 'posted',
    at: post.createdAt,
    post,
    ...(draft.because === undefined ? {} : { because: draft.because }),
  })
  return { ok: true, value: post }
}

/** Publishes a new version of the post, which has an id of its own; the earlier one stays. */
export function editPost(network: Network, post: Post, text: string, options: { at: Date; because: string }): Post {
  const id = network.newId(options.at)
  const edits = [...(post.edits ?? []), post.id]
  const conversation = post.conversation === post.id ? id : post.conversation
  const edited: Post = { ...post, id, text, conversation, createdAt: options.at.toISOString(), edits }
  network.record({ type: 'posted', at: edited.createdAt, because: options.because, post: edited })
  return edited
}

export function deletePost(network: Network, actor: Account, id: string): Outcome<Post> {
  const post = network.posts.get(id)
  if (!post) return refuse('post_gone')
  if (post.author !== actor.id) return refuse('not_yours')
  network.record({ type: 'post_deleted', at: network.clock.now().toISOString(), actor: actor.id, post: id })
  return { ok: true, value: post }
}

export function repost(network: Network, actor: Account, id: string): Outcome<Post> {
  const original = network.posts.get(id)
  if (!original) return refuse('post_gone')
  const author = network.authorOf(original)
  if (network.blocks.has(author.id, actor.id)) return refuse('blocked')
  if (author.protected || !network.canSee(actor, author)) return refuse('not_visible')
  const existing = repostBy(network, actor, id)
  if (existing) return { ok: true, value: existing }
  const at = network.clock.now()
  const copyId = network.newId(at)
  const post: Post = {
    ...original,
    id: copyId,
    author: actor.id,
    text: `RT @${author.handle}: ${original.text}`,
    createdAt: at.toISOString(),
    replyTo: null,
    replyToUser: null,
    conversation: copyId,
    quoteOf: null,
    repostOf: original.id,
  }
  network.record({ type: 'posted', at: post.createdAt, post })
  return { ok: true, value: post }
}

export function undoRepost(network: Network, actor: Account, id: string): void {
  const existing = repostBy(network, actor, id)
  if (existing) deletePost(network, actor, existing.id)
}

function repostBy(network: Network, actor: Account, id: string): Post | undefined {
  if (!network.reposts.has(actor.id, id)) return undefined
  for (const post of network.timeline(actor.id).newestFirst()) if (post.repostOf === id) return post
  return undefined
}

function mayReply(network: Network, author: Account, parent: Post): boolean {
  const root = network.posts.get(parent.conversation) ?? parent
  if (root.author === author.id || root.replySettings === 'everyone') return true
  const named = mentionsIn(root.text).some(({ value }) => value.toLowerCase() === author.handle.toLowerCase())
  if (named) return true
  if (root.replySettings === 'following') return network.follows.has(root.author, author.id)
  return root.replySettings === 'verified' && author.verified
}

function isDuplicate(network: Network, author: Account, text: string, at: Date): boolean {
  const since = new Date(at.getTime() - DAY_MS).toISOString()
  for (const post of network.timeline(author.id).newestFirst()) {
    if (post.createdAt < since) return false
    if (post.repostOf === null && post.text.trim() === text.trim()) return true
  }
  return false
}
