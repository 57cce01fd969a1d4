import { groupsByMeaning } from '#app/adapters/model/embedded/meaning-groups.ts'
import { topical } from '#app/adapters/model/heads/heads.ts'
import type { Interest } from '#app/contract/profile.ts'
import type { OwnRead } from './own-read.ts'
import type { Topic } from './topics.ts'

const most = 5
const mostPosts = 5

/** The matters that the account comes back to, with the posts that are closest to each, named by the topic most of them share. */
export function groupsOf(read: OwnRead[], topics: Topic[]): Interest[] {
  const groups = groupsByMeaning(read.map(({ vector }) => topical(vector)))
  return groups.slice(0, most).map((members) => {
    const counted = topics
      .map(({ name, posts }) => ({ name, count: posts.filter((at) => members.includes(at)).length }))
      .sort((a, b) => b.count - a.count)
    const name = counted[0] && counted[0].count > 0 ? counted[0].name : 'other matters'
    return { name, post_ids: members.slice(0, mostPosts).flatMap((at) => read[at]?.post.id ?? []) }
  })
}
