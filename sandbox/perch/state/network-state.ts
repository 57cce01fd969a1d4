import { Ledger } from '../ledger.ts'
import { normalisedText } from '../text/normalise.ts'
import { ChronologicalList } from './chronological-list.ts'
import { mintId } from './ids.ts'
import type { Account, Grant, Post, Session } from './model.ts'
import { Relations } from './relations.ts'

/** Perch's whole state; only `apply` changes it. */
export class NetworkState {
  readonly accounts = new Map<string, Account>()
  readonly handles = new Map<string, Account>()
  readonly sessions = new Map<string, Session>()
  readonly accessTokens = new Map<string, Session>()
  readonly grants = new Map<string, Grant>()
  /** By their access and refresh tokens. */
  readonly grantsByToken = new Map<string, Grant>()
  readonly posts = new Map<string, Post>()
  readonly allPosts = new ChronologicalList<Post>()
  readonly timelines = new Map<string, ChronologicalList<Post>>()
  readonly replies = new Map<string, ChronologicalList<Post>>()
  readonly mentions = new Map<string, ChronologicalList<Post>>()
  /** The ids of all versions of an edited post, by each of them. */
  readonly versions = new Map<string, string[]>()
  readonly reposts = new Relations()
  readonly quotes = new Relations()
  readonly likes = new Relations()
  readonly follows = new Relations()
  readonly followRequests = new Relations()
  readonly blocks = new Relations()
  readonly ledger = new Ledger()
  /** The `because` keys of all applied events. */
  readonly appliedKeys = new Set<string>()
  readonly usedTexts = new Set<string>()
  seed: { seed: number; people: number } | null = null
  /** Whether lists of mentions have the post already. */
  isListed: (post: Post) => boolean = () => true

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

  timeline(account: string): ChronologicalList<Post> {
    return listFor(this.timelines, account)
  }

  repliesTo(post: string): ChronologicalList<Post> {
    return listFor(this.replies, post)
  }

  mentionsOf(account: string): ChronologicalList<Post> {
    return listFor(this.mentions, account)
  }

  newId(at: Date): string {
    return mintId(at, (id) => this.posts.has(id) || this.accounts.has(id))
  }

  /** Whether anybody has posted this text before. */
  isTaken(text: string): boolean {
    return this.usedTexts.has(normalisedText(text))
  }

  canSee(viewer: Account | null, author: Account): boolean {
    if (viewer?.id === author.id) return true
    if (viewer && this.blocks.has(author.id, viewer.id)) return false
    return !author.protected || (viewer !== null && this.follows.has(viewer.id, author.id))
  }
}

function listFor(map: Map<string, ChronologicalList<Post>>, key: string): ChronologicalList<Post> {
  const found = map.get(key)
  if (found) return found
  const created = new ChronologicalList<Post>()
  map.set(key, created)
  return created
}
