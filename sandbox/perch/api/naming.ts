import type { Selection } from './parameters.ts'

/** X is renaming tweets to posts; Perch responds with the names that the request uses. */
export interface Naming {
  editHistory: string
  referenced: string
  includes: string
  note: string
  reposts: string
  posts: string
  mostRecent: string
}

const TWEET: Naming = {
  editHistory: 'edit_history_tweet_ids',
  referenced: 'referenced_tweets',
  includes: 'tweets',
  note: 'note_tweet',
  reposts: 'retweet_count',
  posts: 'tweet_count',
  mostRecent: 'most_recent_tweet_id',
}

const POST: Naming = {
  editHistory: 'edit_history_post_ids',
  referenced: 'referenced_posts',
  includes: 'posts',
  note: 'note_post',
  reposts: 'repost_count',
  posts: 'post_count',
  mostRecent: 'most_recent_post_id',
}

export function namingOf(selection: Selection): Naming {
  return selection['post.fields'] === undefined ? TWEET : POST
}

const RENAMED: Record<string, string> = {
  edit_history_tweet_ids: 'edit_history_post_ids',
  referenced_tweets: 'referenced_posts',
  most_recent_tweet_id: 'most_recent_post_id',
  note_tweet: 'note_post',
  pinned_tweet_id: 'pinned_post_id',
  'referenced_tweets.id': 'referenced_posts',
  'referenced_posts.id': 'referenced_posts',
  'referenced_tweets.id.author_id': 'referenced_posts.author_id',
  'referenced_posts.id.author_id': 'referenced_posts.author_id',
}

/** Maps old and new names of the same field or expansion to one name. */
export function canonicalNames(names: readonly string[] | undefined): Set<string> {
  return new Set((names ?? []).map((name) => RENAMED[name] ?? name))
}
