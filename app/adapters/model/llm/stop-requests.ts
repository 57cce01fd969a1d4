import { z } from 'zod'
import type { StopCheck } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'

/** Per question, and questions per reading: the rest is read without the model. */
const perQuestion = 20
const maxQuestions = 5

export const stopRequestsWire = z.object({ no_contact: z.array(z.number()) })

type Answer = z.infer<typeof stopRequestsWire>

/** `ask` returns null if the model gave no usable answer, `otherwise` reads without it. */
export async function stopRequestsAmong(
  posts: Post[],
  ask: (posts: Post[]) => Promise<StopCheck[] | null>,
  otherwise: (posts: Post[]) => Promise<StopCheck[]>,
): Promise<StopCheck[]> {
  const read: StopCheck[] = []
  for (let at = 0; at < posts.length; at += perQuestion) {
    const some = posts.slice(at, at + perQuestion)
    const asked = at < perQuestion * maxQuestions ? await ask(some) : null
    read.push(...(asked ?? (await otherwise(some))))
  }
  return read
}

/** null for an answer about a post that was not shown. */
export function toStopRequests({ no_contact }: Answer, posts: Post[]): StopCheck[] | null {
  if (no_contact.some((number) => !Number.isInteger(number) || number < 1 || number > posts.length)) return null
  return posts.map((_post, at) => ({ says: no_contact.includes(at + 1) ? 'no_contact' : 'nothing' }))
}
