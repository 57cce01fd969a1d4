import { attachmentText, inOneLine } from '#app/adapters/network/attachments.ts'
import type { Account, NetworkId } from '#app/adapters/network/network.ts'
import { countOf, pastTime, pictureAt, plain } from '#app/adapters/network/plain.ts'
import { closedReason } from '#app/adapters/network/x/closed.ts'
import { timeOfId } from '#app/adapters/network/x/ids.ts'
import { asRead, type Link, linkedPost } from '#app/adapters/network/x/texts.ts'
import type { Odd, Post, PostsPage, User } from '#app/adapters/network/x/wire.ts'
import type { Post as MindPost, Person } from '#app/contract/posts.ts'

export function toPerson(user: User): Person {
  const statuses = user.connection_status
  const bio = asRead(user.description ?? '', user.entities?.description?.urls ?? [], [], null)
  return {
    id: user.id,
    handle: user.username,
    display_name: plain(user.name || user.username),
    bio: plain(bio),
    followers: countOf(user.public_metrics?.followers_count),
    is_followed: statuses.some((status) => status === 'following' || status === 'follow_request_sent'),
    is_follower: statuses.includes('followed_by'),
    picture: pictureAt(user.profile_image_url),
  }
}

export function toAccount(user: User): Account {
  const person = toPerson(user)
  return { ...person, profile_image_url: person.picture ?? null, ...(user.protected && { is_protected: true }) }
}

/** `own`: of the account that reads. `written_to`: to that account. `found`: of anyone. */
export type Source = 'own' | 'written_to' | 'found'

interface Read {
  posts: MindPost[]
  odd: Odd[]
}

/** Each post in its latest version, without reposts and, among those found, protected people's. */
export function toPosts(page: PostsPage, network: NetworkId, source: Source, now: Date): Read {
  const read: Read = { posts: [], odd: [] }
  const parts: Parts = {
    users: new Map(page.includes.users.map((user) => [user.id, user])),
    posts: new Map(page.includes.posts.map((post) => [post.id, post])),
    media: new Map(page.includes.media.map((media) => [media.media_key, media])),
    polls: new Map(page.includes.polls.map((poll) => [poll.id, poll])),
  }
  const outdated = new Set(page.data.flatMap(earlierIdsOf))
  for (const post of page.data) {
    if (outdated.has(post.id) || post.referenced_posts.some(({ type }) => reposted.has(type))) continue
    const author = parts.users.get(post.author_id ?? '')
    const created_at = createdAt(post)
    if (author && created_at && textOf(post) !== undefined) {
      if (source === 'found' && author.protected) continue
      read.posts.push({ network, ...toPost(post, author, pastTime(created_at.getTime(), now), parts, source) })
    } else read.odd.push({ kind: 'post', field: author ? (created_at ? 'text' : 'created_at') : 'author_id' })
  }
  return read
}

const reposted = new Set(['retweeted', 'reposted'])

interface Parts {
  users: Map<string, User>
  posts: Map<string, Post>
  media: Map<string, PostsPage['includes']['media'][number]>
  polls: Map<string, PostsPage['includes']['polls'][number]>
}

function toPost(post: Post, author: User, created_at: Date, parts: Parts, source: Source): Omit<MindPost, 'network'> {
  const idOf = (type: string) => post.referenced_posts.find((reference) => reference.type === type)?.id
  const [parent, quoted] = [idOf('replied_to'), idOf('quoted')].map((id) => parts.posts.get(id ?? ''))
  const earlier_ids = earlierIdsOf(post)
  const reaches = namedIn(post)
  const quotes = quotedBy(post, idOf('quoted'), quoted, parts)
  const closed = source === 'own' ? null : closedReason(post, author, source === 'written_to')
  const described = describedIn(post, parts)
  const [text, read_as] = [plain(textOf(post) ?? ''), plain(readingOf(post, parts, quoted?.id ?? null))]
  return {
    id: post.id,
    author: toPerson(author),
    text,
    ...(read_as !== text && { read_as }),
    ...(described.length > 0 && { described }),
    created_at,
    lang: post.lang ?? null,
    likes: countOf(post.public_metrics?.like_count),
    replies: countOf(post.public_metrics?.reply_count),
    is_reply: Boolean(post.in_reply_to_user_id ?? idOf('replied_to')),
    ...(post.in_reply_to_user_id && { reply_to: post.in_reply_to_user_id }),
    ...(reaches.length > 0 && { reaches }),
    ...(quotes && { quotes }),
    ...(earlier_ids.length > 0 && { earlier_ids }),
    thread: [
      ...(parent ? [contextOf(parent, parts, post.in_reply_to_user_id)] : []),
      ...(quoted ? [contextOf(quoted, parts, undefined, quotes?.handle)] : []),
    ],
    ...(closed && { closed }),
  }
}

const textOf = ({ note_post, text }: Post) => note_post?.text || text

function readingOf(post: Post, parts: Parts, quotedId: string | null): string {
  return [
    asRead(textOf(post) ?? '', linksOf(post), mediaOf(post, parts), quotedId),
    ...pollsOf(post, parts).map((choices) => attachmentText('poll', choices)),
    ...(post.article ? [attachmentText('article', post.article.title)] : []),
  ]
    .filter(Boolean)
    .join(' ')
}

const describedIn = (post: Post, parts: Parts): string[] =>
  [...mediaOf(post, parts).map(({ alt_text }) => alt_text), ...pollsOf(post, parts), post.article?.title]
    .map((said = '') => inOneLine(said))
    .filter(Boolean)

const mediaOf = ({ attachments }: Post, { media }: Parts) =>
  (attachments?.media_keys ?? []).flatMap((key) => media.get(key) ?? [])

/** Their choices; '': X did not send them. */
const pollsOf = ({ attachments }: Post, { polls }: Parts) =>
  (attachments?.poll_ids ?? []).map(
    (id) =>
      polls
        .get(id)
        ?.options.map(({ label }) => label)
        .join(' / ') ?? '',
  )

const linksOf = ({ entities, note_post }: Post): Link[] => [
  ...(note_post?.entities?.urls ?? []),
  ...(entities?.urls ?? []),
]

/** An answer to it mentions them too, unless their names are taken out. */
const namedIn = ({ entities, note_post }: Post): string[] => [
  ...new Set([note_post?.entities, entities].flatMap((one) => one?.mentions.map(({ id }) => id) ?? [])),
]

/** X does not always send the author of a post that another refers to. */
function contextOf(post: Post, parts: Parts, authorId?: string, handle?: string | null): MindPost['thread'][number] {
  const author = parts.users.get(post.author_id ?? authorId ?? '')
  return { handle: author?.username ?? post.username ?? handle ?? '', text: plain(readingOf(post, parts, null)) }
}

function quotedBy(post: Post, id: string | undefined, quoted: Post | undefined, parts: Parts): MindPost['quotes'] {
  if (id === undefined) return undefined
  const linked = linksOf(post).map(linkedPost)
  const author_id = quoted?.author_id ?? null
  const handle = parts.users.get(author_id ?? '')?.username ?? linked.find((one) => one?.id === id)?.handle ?? null
  return { author_id, handle }
}

const earlierIdsOf = ({ id, edit_history_post_ids: ids }: Post) =>
  ids.slice(0, ids.indexOf(id) + 1).filter((one) => one !== id)

const createdAt = ({ id, created_at }: Post): Date | null => (created_at ? new Date(created_at) : timeOfId(id))
