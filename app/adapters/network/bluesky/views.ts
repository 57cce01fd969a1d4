import type { AppBskyActorDefs, AppBskyFeedDefs, ComAtprotoLabelDefs } from '@atproto/api'
import { z } from 'zod'
import { saysBot } from '#app/adapters/network/bluesky/bot-label.ts'
import { Links, type Quoted, shownBy, withHosts } from '#app/adapters/network/bluesky/embeds.ts'
import { didForm, invalidHandle, postForm } from '#app/adapters/network/bluesky/identity.ts'
import type { Account } from '#app/adapters/network/network.ts'
import { countOf, pastTime, pictureAt, plain } from '#app/adapters/network/plain.ts'
import { isHandle, maxHandleLength } from '#app/contract/networks.ts'
import type { Person, Post } from '#app/contract/posts.ts'

export type PostView = AppBskyFeedDefs.PostView
type AnyProfile = Pick<AppBskyActorDefs.ProfileViewDetailed, 'did' | 'handle'> &
  Partial<Omit<AppBskyActorDefs.ProfileViewDetailed, '$type'>>

export const bounds = {
  post: { graphemes: 300, bytes: 3_000 },
  name: { graphemes: 64, bytes: 640 },
  bio: { graphemes: 256, bytes: 2_560 },
  label: { graphemes: 40, bytes: 128 },
  handle: { graphemes: maxHandleLength, bytes: maxHandleLength },
}

const ref = z.object({ uri: z.string().regex(postForm), cid: z.string().max(200) })
const languageTag = z
  .string()
  .max(35)
  .transform((tag) => tag.replaceAll('_', '-'))
  .refine((tag) => /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(tag))
const PostRecord = z
  .object({
    text: z.string().catch(''),
    createdAt: z.string().catch(''),
    langs: z
      .array(z.unknown())
      .transform((all) => all.flatMap((one) => languageTag.safeParse(one).data ?? []))
      .catch([]),
    facets: Links,
    tags: z
      .array(z.unknown())
      .transform((all) => all.slice(0, 8).flatMap((one) => z.string().max(640).safeParse(one).data ?? []))
      .catch([]),
    reply: z.object({ root: ref, parent: ref }).optional().catch(undefined),
  })
  .catch({ text: '', createdAt: '', langs: [], facets: [], tags: [], reply: undefined })
/** Validated: authors can put anything into a record. */
export const recordOf = ({ record }: Pick<PostView, 'record'>) => PostRecord.parse(record)

/** The language of a BCP 47 tag, by its two letters if it has them ("eng" is "en", but "fil" is not "fi"). */
function primaryLanguage(tag: string): string | null {
  const primary = tag.split('-', 1).join().toLowerCase()
  // CLDR calls Tagalog "fil", detection does not.
  const language = primary === 'tl' ? primary : new Intl.Locale(primary).language
  return language && language !== 'und' ? language : null
}

export function toPerson(profile: AnyProfile): Person {
  const { did, displayName, description = '', followersCount, viewer } = profile
  const handle = handleOf(profile.handle)
  return {
    id: did,
    handle,
    display_name: plain(displayName || handle, bounds.name) || handle,
    bio: plain(description, bounds.bio),
    followers: countOf(followersCount),
    is_followed: Boolean(viewer?.following),
    is_follower: Boolean(viewer?.followedBy),
    picture: pictureAt(smaller(profile.avatar)),
  }
}

/** Of the sizes that Bluesky keeps, the one for lists; without a query, with which one picture has many addresses. */
const smaller = (address: string | undefined) =>
  address?.replace(/[?#].*$/s, '').replace('/img/avatar/', '/img/avatar_thumbnail/')

export const toAccount = (profile: AppBskyActorDefs.ProfileViewDetailed): Account => ({
  ...toPerson(profile),
  profile_image_url: pictureAt(profile.avatar),
  bot_label: saysBot(profile),
})

const didOf = (uri: string) => postForm.exec(uri)?.[1]

/** A server may return posts that are not their author's. */
export const isOwn = ({ uri, author }: Pick<PostView, 'uri'> & { author: { did: string } }) =>
  didForm.test(author.did) && didOf(uri) === author.did

/** Authors choose the time of creation; it cannot be later than when the network saw the post. */
export function timeOf(createdAt: string, indexedAt: string, now: Date): Date {
  const indexed = Date.parse(indexedAt) || 0
  const created = Date.parse(createdAt)
  const said = Number.isNaN(created) ? indexed : Math.min(created, indexed)
  return pastTime(said, now)
}

const handleOf = (handle: string) => (isHandle(handle, ['bluesky']) ? handle : invalidHandle)

/** With what it shows besides its text. */
function readingOf(record: PostView['record'], embeds: readonly unknown[]): string {
  const { text, facets, tags } = recordOf({ record })
  const attachments = embeds.flatMap((embed) => shownBy(embed).attachments)
  // Tags that an app keeps beside the text.
  const beside = tags.map((tag) => plain(`#${tag}`, bounds.label)).filter((tag) => !text.includes(tag))
  return [plain(withHosts(text, facets), bounds.post), ...beside, ...attachments].filter(Boolean).join(' ')
}

const contextOf = ({ author, record, embed }: PostView) => ({
  handle: handleOf(author.handle),
  text: readingOf(record, [embed]),
})

const quotedBy = ({ author, value, embeds }: Quoted) => ({
  handle: handleOf(author.handle),
  text: readingOf(value as PostView['record'], embeds),
})

export const textOf = (view: PostView): string => plain(recordOf(view).text, bounds.post)

export function toPost(view: PostView, parent: PostView | undefined, author: AnyProfile | undefined, now: Date): Post {
  const { createdAt, langs, reply } = recordOf(view)
  const { quoted, described } = shownBy(view.embed)
  const isPost = quoted !== null && isOwn(quoted)
  const written = textOf(view)
  const read_as = readingOf(view.record, [view.embed])
  return {
    network: 'bluesky',
    id: view.uri,
    author: toPerson(author ?? view.author),
    text: written,
    ...(read_as !== written && { read_as }),
    ...(described.length > 0 && { described }),
    created_at: timeOf(createdAt, view.indexedAt, now),
    lang: langs[0] === undefined ? null : primaryLanguage(langs[0]),
    likes: countOf(view.likeCount),
    replies: countOf(view.replyCount),
    is_reply: reply !== undefined,
    reply_to: reply && didOf(reply.parent.uri),
    ...(reply && { reaches: [reply.root, reply.parent].flatMap(({ uri }) => didOf(uri) ?? []) }),
    ...(isPost && { quotes: { author_id: quoted.author.did, handle: handleOf(quoted.author.handle) } }),
    thread: [...(parent ? [contextOf(parent)] : []), ...(isPost ? [quotedBy(quoted)] : [])],
  }
}

const harmless = new Set(['!no-unauthenticated', 'bot'])

/** The labels in force: not those that expired or were negated by a later one. */
function given(labels: ComAtprotoLabelDefs.Label[] | undefined, now: Date): string[] {
  const all = labels ?? []
  const isTakenBack = ({ src, uri, val }: ComAtprotoLabelDefs.Label) =>
    all.some((other) => other.neg && other.src === src && other.uri === uri && other.val === val)
  return all
    .filter((label) => !isTakenBack(label) && !(Date.parse(label.exp ?? '') <= now.getTime()))
    .map(({ val }) => val)
}

const labelled = (labels: ComAtprotoLabelDefs.Label[] | undefined, now: Date) => {
  const label = given(labels, now).find((value) => !harmless.has(value))
  return label ? `It’s labeled “${plain(label, bounds.label)}” on Bluesky.` : null
}

/** Returns null if the person may be contacted. */
export function apart(profile: Pick<AnyProfile, 'handle' | 'viewer' | 'labels'>, now: Date): string | null {
  const { viewer, labels } = profile
  const handle = plain(profile.handle, bounds.handle)
  if (viewer?.blockedBy) return `@${handle} has blocked you.`
  if (viewer?.blocking || viewer?.blockingByList) return `You’ve blocked @${handle}.`
  if (viewer?.muted || viewer?.mutedByList) return `You’ve muted @${handle}.`
  return labelled(labels, now)
}

export function untouchable({ author, labels, viewer }: PostView, now: Date): string | null {
  return apart(author, now) ?? (viewer?.threadMuted ? 'You’ve muted this thread.' : labelled(labels, now))
}

export const closedReason = (view: PostView, now: Date): string | null =>
  untouchable(view, now) ?? (view.viewer?.replyDisabled ? 'The author limits who can reply.' : null)

export const isForMembersOnly = ({ author }: PostView, now: Date) =>
  given(author.labels, now).includes('!no-unauthenticated')
