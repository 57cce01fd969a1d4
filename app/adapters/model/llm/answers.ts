import { z } from 'zod'
import type { AnswerReading } from '#app/adapters/model/mind.ts'
import { answerKinds, isComplaint, type Post } from '#app/contract/posts.ts'

/** Per reading: the rest is read without the model. */
const maxQuestions = 30

export const answerWire = z.strictObject({ says: z.enum([...answerKinds, 'unclear']) })

interface Readers {
  /** null: the model can’t be asked. */
  ask(post: Post): Promise<AnswerReading | null>
  otherwise(posts: Post[]): Promise<AnswerReading[]>
}

/** Each by a question of its own, so that no post changes how another is read. */
export async function readEach(posts: Post[], { ask, otherwise }: Readers): Promise<AnswerReading[]> {
  const plainly = await otherwise(posts)
  const readings: AnswerReading[] = []
  for (const [at, post] of posts.entries()) {
    const reading = at < maxQuestions ? await ask(post) : null
    readings.push(reading ? careful(reading, plainly[at] ?? unsure) : (plainly[at] ?? unsure))
  }
  return readings
}

/** Like the guards, what its own words say against the contact doesn’t depend on the model. */
function careful(reading: AnswerReading, byWords: AnswerReading): AnswerReading {
  if (byWords.says === 'unreadable') return reading.says === null ? byWords : reading
  if (!isComplaint(byWords.says) || reading.says === 'stop' || reading.says === 'complaint') return reading
  const isKind = reading.says === 'thanks' || reading.says === 'agreement'
  return isKind || byWords.says === 'stop' ? unsure : byWords
}

export const unsure: AnswerReading = { says: null }

export function toReading({ says }: z.infer<typeof answerWire>): AnswerReading {
  return says === 'unclear' ? unsure : says === 'stop' ? { says, opts_out: true } : { says }
}
