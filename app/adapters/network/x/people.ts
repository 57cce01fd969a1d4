import type { Account, NetworkId } from '#app/adapters/network/network.ts'
import type { Post, PostsPage, User } from '#app/adapters/network/x/wire.ts'
import type { Post as MindPost, Person } from '#app/contract/posts.ts'

/**
 * Bidirectional control characters in names and bios, sometimes used to deceive, would reverse the text after them on
 * our pages too.
 */
const withoutDirection = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')

export function toPerson(user: User): Person {
  return {
    id: user.id,
    handle: user.username,
    display_name: withoutDirection(user.name),
    bio: withoutDirection(user.description),
    followers: user.public_metrics?.followers_count ?? 0,
    is_followed: user.connection_status.some((status) => status === 'following' || status === 'follow_request_sent'),
    is_follower: user.connection_status.includes('followed_by'),
  }
}

export function toAccount(user: User): Account {
  return { ...toPerson(user), profile_image_url: user.profile_image_url ?? null }
}

/** A page's posts with their authors; reposts and posts by protected or unknown authors are left out. */
export function toPosts(page: PostsPage, network: NetworkId): MindPost[] {
  const users = new Map((page.includes.users ?? []).map((user) => [user.id, user]))
  const parents = new Map((page.includes.tweets ?? []).map((post) => [post.id, post]))
  return page.data.flatMap((post) => {
    const author = post.author_id ? users.get(post.author_id) : undefined
    const reposted = post.referenced_tweets?.some((reference) => reference.type === 'retweeted')
    if (!author || author.protected || reposted || !post.created_at) return []
    const parentId = post.referenced_tweets?.find((reference) => reference.type === 'replied_to')?.id
    return [{ network, ...toPost(post, author, parentId ? parents.get(parentId) : undefined, users) }]
  })
}

function toPost(
  post: Post,
  author: User,
  parent: Post | undefined,
  users: Map<string, User>,
): Omit<MindPost, 'network'> {
  const parentAuthor = parent?.author_id ? users.get(parent.author_id) : undefined
  return {
    id: post.id,
    author: toPerson(author),
    text: post.text,
    created_at: new Date(post.created_at ?? 0),
    lang: post.lang ?? null,
    likes: post.public_metrics?.like_count ?? 0,
    replies: post.public_metrics?.reply_count ?? 0,
    is_reply: Boolean(post.in_reply_to_user_id),
    reply_to: post.in_reply_to_user_id,
    thread: parent ? [{ handle: parentAuthor?.username ?? '', text: parent.text }] : [],
  }
}
