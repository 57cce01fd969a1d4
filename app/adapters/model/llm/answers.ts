import { z } from 'zod'
import type { AnswerReading } from '#app/adapters/model/mind.ts'
import { answerKinds, type Post } from '#app/contract/posts.ts'

/** Per question, and questions per reading: the rest is read without the model. */
const perQuestion = 20
const maxQuestions = 5

export const answersWire = z.object({
  answers: z.array(z.object({ number: z.number(), says: z.enum([...answerKinds, 'unclear']) })),
})

type Answer = z.infer<typeof answersWire>

/** `ask` returns null if the model gave no usable answer, `otherwise` reads without it. */
export async function readInParts(
  posts: Post[],
  ask: (posts: Post[]) => Promise<AnswerReading[] | null>,
  otherwise: (posts: Post[]) => Promise<AnswerReading[]>,
): Promise<AnswerReading[]> {
  const read: AnswerReading[] = []
  for (let at = 0; at < posts.length; at += perQuestion) {
    const some = posts.slice(at, at + perQuestion)
    const asked = at < perQuestion * maxQuestions ? await ask(some) : null
    read.push(...(asked ?? (await otherwise(some))))
  }
  return read
}

/** null if a post is missing, or was not shown. */
export function toReadings({ answers }: Answer, posts: Post[]): AnswerReading[] | null {
  const said = new Map(answers.map(({ number, says }) => [number, says]))
  if (said.size !== posts.length) return null
  const readings = posts.flatMap((_post, at): AnswerReading[] => {
    const says = said.get(at + 1)
    if (!says) return []
    return [says === 'unclear' ? { says: null } : says === 'stop' ? { says, opts_out: true } : { says }]
  })
  return readings.length === posts.length ? readings : null
}
