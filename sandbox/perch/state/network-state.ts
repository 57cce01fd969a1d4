import { Ledger } from '../ledger.ts'
import { sameText } from '../text/shape.ts'
import { Chronicle } from './chronicle.ts'
import { mintId } from './ids.ts'
import type { Account, Post, Session } from './model.ts'
import { Relations } from './relations.ts'

/** Perch's whole state; only `apply` changes it. */
export class NetworkState {
  readonly accounts = new Map<string, Account>()
  readonly handles = new Map<string, Account>()
  readonly sessions = new Map<string, Session>()
  readonly accessTokens = new Map<string, Session>()
  readonly posts = new Map<string, Post>()
  readonly everything = new Chronicle<Post>()
  readonly timelines = new Map<string, Chronicle<Post>>()
  readonly answers = new Map<string, Chronicle<Post>>()
  readonly mentions = new Map<string, Chronicle<Post>>()
  readonly reposts = new Relations()
  readonly quotes = new Relations()
  readonly likes = new Relations()
  readonly follows = new Relations()
  readonly followRequests = new Relations()
  readonly blocks = new Relations()
  readonly ledger = new Ledger()
  readonly happened = new Set<string>()
  readonly wordings = new Set<string>()
  seed: { seed: number; people: number } | null = null

  account(id: string): Account | undefined {
    return this.accounts.get(id)
  }

  byHandle(handle: string): Account | undefined {
    return this.handles.get(handle.toLowerCase())
  }

  authorOf(post: Post): Account {
    const author = this.accounts.get(post.author)
    if (!author) throw new Error(`post ${post.id} has no author`)
    return author
  }

  timeline(account: string): Chronicle<Post> {
    return chronicleOf(this.timelines, account)
  }

  answersTo(post: string): Chronicle<Post> {
    return chronicleOf(this.answers, post)
  }

  mentionsOf(account: string): Chronicle<Post> {
    return chronicleOf(this.mentions, account)
  }

  newId(at: Date): string {
    return mintId(at, (id) => this.posts.has(id) || this.accounts.has(id))
  }

  /** Whether anybody has posted these words before. */
  isSaid(text: string): boolean {
    return this.wordings.has(sameText(text))
  }

  canSee(viewer: Account | null, author: Account): boolean {
    if (viewer?.id === author.id) return true
    if (viewer && this.blocks.has(author.id, viewer.id)) return false
    return !author.protected || (viewer !== null && this.follows.has(viewer.id, author.id))
  }
}

function chronicleOf(map: Map<string, Chronicle<Post>>, key: string): Chronicle<Post> {
  const found = map.get(key)
  if (found) return found
  const made = new Chronicle<Post>()
  map.set(key, made)
  return made
}
