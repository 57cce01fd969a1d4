import type { NetworkId } from '#app/contract/networks.ts'

export interface Person {
  id: string
  handle: string
  display_name: string
  bio: string
  followers: number
  /** Or has requested to. */
  is_followed?: boolean
  is_follower?: boolean
  /** Where the network says their picture is. */
  picture?: string | null
}

export const answerKinds = ['thanks', 'agreement', 'question', 'disagreement', 'complaint', 'stop', 'chat'] as const
/** What someone who writes to the user says. */
export type AnswerKind = (typeof answerKinds)[number]

/** The author doesn't want the contact. */
export const isComplaint = (kind: AnswerKind | null | undefined): kind is 'complaint' | 'stop' =>
  kind === 'complaint' || kind === 'stop'

/** `thread`: the posts above it, oldest first, as far as the network sends them, often just one; then a quoted one. */
export interface Post {
  network: NetworkId
  id: string
  author: Person
  text: string
  /** What a mind reads instead: links by their hosts, media by their descriptions. Absent: `text`. */
  read_as?: string
  /** What its author says of what is attached: descriptions of media, choices. */
  described?: string[]
  created_at: Date
  lang: string | null
  likes: number
  replies: number
  is_reply: boolean
  /** The id of the person it replies to, who may have deleted their post since. */
  reply_to?: string
  /** Ids of people who hear of an answer to it: those it names, or who are in its thread. */
  reaches?: string[]
  /** Whose post it quotes, as far as the network says. */
  quotes?: { author_id: string | null; handle: string | null }
  /** The ids that it had before its author edited it. */
  earlier_ids?: string[]
  /** Replies to a post of the user's, or mentions them elsewhere. */
  to_user?: 'answers' | 'names'
  /** For a post to the user; null: no one is sure. */
  says?: AnswerKind | null
  thread: { handle: string; text: string }[]
  /** Why the network or the people involved want the post left alone, as a sentence. */
  closed?: string
}

/** As a reader sees it, which is what every mind judges. */
export const asRead = (post: Post): Post => (post.read_as === undefined ? post : { ...post, text: post.read_as })

/** Its author's own words: a page, a list or a feed that it shows has others'. */
export const inOwnWords = ({ described = [], read_as: _, ...post }: Post): Post => ({
  ...post,
  text: [post.text, ...described].filter(Boolean).join('\n'),
})
