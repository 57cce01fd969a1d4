import { z } from 'zod'
import type { AnswerReading } from '#app/adapters/model/mind.ts'
import { answerKinds, isComplaint, type Post } from '#app/contract/posts.ts'

/** Per reading, the newest: an account’s past would use up a day’s tokens. The rest is read without the model. */
const maxQuestions = 10

export const answerWire = z.strictObject({ english: z.string(), says: z.enum([...answerKinds, 'unclear']) })

type Answer = z.infer<typeof answerWire>

interface Readers {
  /** null: the model can’t be asked. */
  ask(post: Post): Promise<Answer | null>
  otherwise(posts: Post[]): Promise<AnswerReading[]>
}

/** Each by a question of its own, so that no post changes how another is read. */
export async function readEach(posts: Post[], { ask, otherwise }: Readers): Promise<AnswerReading[]> {
  const plainly = await otherwise(posts)
  const readings: AnswerReading[] = []
  for (const [at, post] of posts.entries()) {
    const byWords = plainly[at] ?? unsure
    const answer = at < maxQuestions ? await ask(post) : null
    readings.push(answer ? await checked(answer, post, byWords, { ask, otherwise }) : byWords)
  }
  return readings
}

/** What the words say against the contact doesn’t depend on the model; of a foreign text, it has to give them. */
async function checked(
  { says, english }: Answer,
  post: Post,
  byWords: AnswerReading,
  { ask, otherwise }: Readers,
): Promise<AnswerReading> {
  // For everyone only if nothing that the user wrote above it was shown to the model.
  if (says === 'stop')
    return { says, opts_out: post.thread.length === 0 || (await ask({ ...post, thread: [] }))?.says === 'stop' }
  if (says === 'complaint') return { says }
  const isForeign = byWords.says === 'unreadable' && english.trim() !== ''
  const { described: _, ...bare } = post
  const [words = unsure] = isForeign ? await otherwise([{ ...bare, text: english, lang: 'en' }]) : [byWords]
  if (words.says === 'unreadable' || (isForeign && says === 'unclear')) return byWords
  if (words.says === 'stop') return { says: 'stop' }
  const isKind = says === 'thanks' || says === 'agreement'
  if (words.says === 'complaint' && !isKind) return words
  const certain = isComplaint(words.says) || says === 'unclear' ? null : says
  return isForeign ? { says: certain, english } : { says: certain }
}

const unsure: AnswerReading = { says: null }
/** What an answer that can’t be read counts as. */
export const unclear: Answer = { says: 'unclear', english: '' }
