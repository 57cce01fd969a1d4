import type { Person, Post } from '#app/contract/posts.ts'
import { seedNetwork } from '../../sandbox/perch/people/seed.ts'
import { openJournal } from '../../sandbox/perch/state/journal.ts'
import type { Label, Account as PerchAccount } from '../../sandbox/perch/state/model.ts'
import { Network } from '../../sandbox/perch/state/network.ts'

/** A post on Perch with its label from /labels.json, which the product never sees. */
export interface LabelledPost {
  post: Post
  label: Label
}

export interface LabelledAccount {
  person: Person
  label: Label
  kind: PerchAccount['kind']
  /** The account's posts and replies, newest first. */
  posts: LabelledPost[]
}

export interface Labelled {
  accounts: LabelledAccount[]
  posts: LabelledPost[]
}

const now = new Date('2026-06-15T12:00:00Z')

/** Perch's people and posts for this seed, in the form the product reads them, without HTTP. */
export function labelledPeople(seed: number, people: number): Labelled {
  const network = new Network(openJournal(null), { now: () => now })
  seedNetwork(network, seed, people)
  const persons = new Map<string, Person>()
  for (const { id, handle, name, bio } of network.accounts.values())
    persons.set(id, { id, handle, display_name: name, bio, followers: 100 })
  const stranger: Person = { id: '0', handle: 'nobody', display_name: '', bio: '', followers: 0 }
  const posts = [...network.posts.values()].map((one): LabelledPost => {
    const above = one.replyTo ? network.posts.get(one.replyTo) : undefined
    const thread = above ? [{ handle: persons.get(above.author)?.handle ?? '', text: above.text }] : []
    const { id, text, lang } = one
    const author = persons.get(one.author) ?? stranger
    const counts = { likes: 0, replies: 0, is_reply: one.replyTo !== null }
    return {
      label: one.label,
      post: { network: 'perch', id, author, text, created_at: new Date(one.createdAt), lang, ...counts, thread },
    }
  })
  posts.sort((a, b) => b.post.created_at.getTime() - a.post.created_at.getTime())
  const byAuthor = new Map<string, LabelledPost[]>()
  for (const one of posts) byAuthor.set(one.post.author.id, [...(byAuthor.get(one.post.author.id) ?? []), one])
  const accounts = [...network.accounts.values()].map(({ id, label, kind }) => {
    return { person: persons.get(id) ?? stranger, label, kind, posts: byAuthor.get(id) ?? [] }
  })
  return { accounts, posts }
}

export const toMindPost = ({ post }: LabelledPost): Post => post
