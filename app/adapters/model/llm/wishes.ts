import { z } from 'zod'
import type { Wish } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'

/** Per question, and questions per reading: the rest is read without the model. */
const perQuestion = 20
const maxQuestions = 5

export const wishesWire = z.object({ no_contact: z.array(z.number()) })

type Answer = z.infer<typeof wishesWire>

/** `ask` returns null if the model gave no usable answer, `otherwise` reads without it. */
export async function wishesAmong(
  posts: Post[],
  ask: (posts: Post[]) => Promise<Wish[] | null>,
  otherwise: (posts: Post[]) => Promise<Wish[]>,
): Promise<Wish[]> {
  const read: Wish[] = []
  for (let at = 0; at < posts.length; at += perQuestion) {
    const some = posts.slice(at, at + perQuestion)
    const asked = at < perQuestion * maxQuestions ? await ask(some) : null
    read.push(...(asked ?? (await otherwise(some))))
  }
  return read
}

/** null for an answer about a post that was not shown. */
export function toWishes({ no_contact }: Answer, posts: Post[]): Wish[] | null {
  if (no_contact.some((number) => !Number.isInteger(number) || number < 1 || number > posts.length)) return null
  return posts.map((_post, at) => ({ says: no_contact.includes(at + 1) ? 'no_contact' : 'nothing' }))
}
