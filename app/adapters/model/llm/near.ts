import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { closeness, unpacked, type Vector } from '#app/adapters/model/encoder/vector.ts'
import type { SentTexts } from '#app/adapters/model/likeness.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'

const maxCompared = 40
const maxExamples = 3

/** The user's posts on similar subjects. */
export async function examplesFor(post: Post, { interests }: Profile, reader: Reader, signal: AbortSignal) {
  const [vector] = (await reader.posts([post], signal)) as [Vector]
  const near = (interests?.posts ?? []).map(({ text, vector: own }) => ({
    text,
    near: closeness(unpacked(own), vector),
  }))
  near.sort((a, b) => b.near - a.near)
  return { vector, examples: near.slice(0, maxExamples).map(({ text }) => text) }
}

/** Compares a draft with the post and with what was sent. */
export async function nearness(
  text: string,
  post: Vector,
  { ownTexts }: SentTexts,
  reader: Reader,
  signal: AbortSignal,
) {
  const [draft, ...sent] = (await reader.texts([text, ...ownTexts.slice(0, maxCompared)], signal)) as [
    Vector,
    ...Vector[],
  ]
  const { hostility } = await import('#app/adapters/model/embedded/guard.ts')
  const repeated = Math.max(0, ...sent.map((one) => closeness(one, draft)))
  return { post: closeness(draft, post), repeated, is_hostile: hostility(text, draft) > 0 }
}
