import type { Account, NetworkId } from '#app/adapters/network/network.ts'
import { countOf, pictureAt, plain } from '#app/adapters/network/plain.ts'
import type { Post, PostsPage, User } from '#app/adapters/network/x/wire.ts'
import type { Post as MindPost, Person } from '#app/contract/posts.ts'

export function toPerson(user: User): Person {
  return {
    id: user.id,
    handle: user.username,
    display_name: plain(user.name),
    bio: plain(user.description),
    followers: countOf(user.public_metrics?.followers_count),
    is_followed: user.connection_status.some((status) => status === 'following' || status === 'follow_request_sent'),
    is_follower: user.connection_status.includes('followed_by'),
  }
}

export function toAccount(user: User): Account {
  return { ...toPerson(user), profile_image_url: pictureAt(user.profile_image_url) }
}

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
    text: plain(post.text),
    created_at: new Date(post.created_at ?? 0),
    lang: post.lang ?? null,
    likes: countOf(post.public_metrics?.like_count),
    replies: countOf(post.public_metrics?.reply_count),
    is_reply: Boolean(post.in_reply_to_user_id),
    reply_to: post.in_reply_to_user_id,
    thread: parent ? [{ handle: parentAuthor?.username ?? '', text: plain(parent.text) }] : [],
  }
}
