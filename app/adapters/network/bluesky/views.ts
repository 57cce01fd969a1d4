import type { AppBskyActorDefs, AppBskyFeedDefs, ComAtprotoLabelDefs } from '@atproto/api'
import { z } from 'zod'
import { saysBot } from '#app/adapters/network/bluesky/bot-label.ts'
import type { Account } from '#app/adapters/network/network.ts'
import type { Person, Post } from '#app/contract/posts.ts'

export type PostView = AppBskyFeedDefs.PostView
type AnyProfile = Pick<AppBskyActorDefs.ProfileViewDetailed, 'did' | 'handle'> &
  Partial<Omit<AppBskyActorDefs.ProfileViewDetailed, '$type'>>

/** Longest texts, in characters; the network's own bounds are 300 graphemes and 3,000 bytes. */
const longest = { post: 3_000, name: 64, bio: 256 }

const ref = z.object({ uri: z.string(), cid: z.string() })
const PostRecord = z.object({
  text: z.string().catch(''),
  createdAt: z.string().catch(''),
  langs: z.array(z.string()).catch([]),
  reply: z.object({ root: ref, parent: ref }).optional().catch(undefined),
})
/** The parts of a post's record that we read, validated: authors can put anything into a record. */
export const recordOf = ({ record }: Pick<PostView, 'record'>) => PostRecord.parse(record)

/** Bidirectional control characters would reverse the text after them on our pages too. */
const plain = (text: string, most: number) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '').slice(0, most)

export function toPerson(profile: AnyProfile): Person {
  const { did, handle, displayName, description = '', followersCount = 0, viewer } = profile
  return {
    id: did,
    handle,
    display_name: plain(displayName || handle, longest.name),
    bio: plain(description, longest.bio),
    followers: followersCount,
    is_followed: Boolean(viewer?.following),
    is_follower: Boolean(viewer?.followedBy),
  }
}

export const toAccount = (profile: AppBskyActorDefs.ProfileViewDetailed): Account => ({
  ...toPerson(profile),
  profile_image_url: profile.avatar ?? null,
  bot_label: saysBot(profile),
})

/** The author's id: a post's URI begins with the author's repository. */
const didOf = (uri: string) => uri.split('/')[2]

/** `parent`: the post above, if it is known; `author`: their full profile. */
export function toPost(view: PostView, parent: PostView | undefined, author: AnyProfile | undefined): Post {
  const { text, createdAt, langs, reply } = recordOf(view)
  const indexed = new Date(view.indexedAt).getTime()
  const created = new Date(createdAt).getTime()
  return {
    network: 'bluesky',
    id: view.uri,
    author: toPerson(author ?? view.author),
    text: plain(text, longest.post),
    // Authors choose the time of creation; it cannot be later than when the network saw the post.
    created_at: new Date(Number.isNaN(created) ? indexed : Math.min(created, indexed)),
    lang: langs[0]?.slice(0, 2).toLowerCase() ?? null,
    likes: view.likeCount ?? 0,
    replies: view.replyCount ?? 0,
    is_reply: reply !== undefined,
    reply_to: reply && didOf(reply.parent.uri),
    thread: parent ? [{ handle: parent.author.handle, text: plain(recordOf(parent).text, longest.post) }] : [],
  }
}

/** Labels that do not prevent a reply. */
const harmless = new Set(['!no-unauthenticated', 'bot'])

const given = (labels: ComAtprotoLabelDefs.Label[] | undefined) =>
  (labels ?? []).filter(({ neg }) => !neg).map(({ val }) => val)

const labelled = (labels: ComAtprotoLabelDefs.Label[] | undefined) => {
  const label = given(labels).find((value) => !harmless.has(value))
  return label ? `It is labelled “${plain(label, 40)}” on Bluesky.` : null
}

/** Why a person is not contacted: who blocked or muted whom, or a label; null if they may be. */
export function apart({ handle, viewer, labels }: Pick<AnyProfile, 'handle' | 'viewer' | 'labels'>): string | null {
  if (viewer?.blockedBy) return `@${handle} has blocked you.`
  if (viewer?.blocking || viewer?.blockingByList) return `You have blocked @${handle}.`
  if (viewer?.muted || viewer?.mutedByList) return `You have muted @${handle}.`
  return labelled(labels)
}

/** Why a post must be left alone, as a sentence; null if it need not be. */
export function untouchable({ author, labels, viewer }: PostView): string | null {
  return apart(author) ?? (viewer?.threadMuted ? 'You have muted this thread.' : labelled(labels))
}

/** The same for a reply to it. */
export const closedReason = (view: PostView): string | null =>
  untouchable(view) ?? (view.viewer?.replyDisabled ? 'Its author lets only some people reply.' : null)

/** Whether the author asks not to be shown to signed-out people; such strangers are left alone. */
export const isForMembersOnly = ({ author }: PostView) => given(author.labels).includes('!no-unauthenticated')
