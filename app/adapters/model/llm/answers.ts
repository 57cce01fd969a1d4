import { z } from 'zod'
import type { AnswerReading } from '#app/adapters/model/mind.ts'
import { answerKinds, type Post } from '#app/contract/posts.ts'

/** Per question, and questions per reading: the rest is read without the model. */
const perQuestion = 20
const maxQuestions = 5
/** Questions per reading about a single post, for each of the two reasons to ask one. */
const maxAlone = 10

export const answersWire = z.object({
  answers: z.array(z.object({ number: z.number(), says: z.enum([...answerKinds, 'unclear']) })),
})

type Answer = z.infer<typeof answersWire>

type Ask = (posts: Post[]) => Promise<AnswerReading[] | null>

interface Readers {
  /** Returns null if the model gave no usable answer. */
  ask: Ask
  otherwise(posts: Post[]): Promise<AnswerReading[]>
  /** Its text could change what the model says about the posts beside it. */
  givesOrders(post: Post): boolean
}

/** Like the guards, a complaint doesn't depend on the model; where it reads kind words, the user is asked. */
export async function readInParts(posts: Post[], { ask, otherwise, givesOrders }: Readers): Promise<AnswerReading[]> {
  const plainly = await otherwise(posts)
  const plain = new Map(posts.map((post, at) => [post, plainly[at] ?? unsure]))
  const alone = posts.filter(givesOrders)
  const together = posts.filter((post) => !alone.includes(post))
  const questions = [...inParts(together).slice(0, maxQuestions), ...alone.slice(0, maxAlone).map((post) => [post])]
  const read = new Map<Post, AnswerReading>()
  for (const some of questions) {
    const readings = await ask(some)
    const checked = readings && (await checkedAlone(some, readings, plain, ask))
    for (const [at, post] of some.entries()) if (checked?.[at]) read.set(post, checked[at])
  }
  return posts.map((post) => {
    const [reading, byWords = unsure] = [read.get(post), plain.get(post)]
    if (!reading) return byWords
    if (byWords.says !== 'complaint' || reading.says === 'stop') return reading
    return reading.says === 'thanks' || reading.says === 'agreement' ? unsure : byWords
  })
}

const inParts = (posts: Post[]) =>
  Array.from({ length: Math.ceil(posts.length / perQuestion) }, (_, at) =>
    posts.slice(at * perQuestion, (at + 1) * perQuestion),
  )

/** The posts beside it may change how one is read: what is unkind only there is asked alone, and a stop always. */
async function checkedAlone(posts: Post[], readings: AnswerReading[], plain: Map<Post, AnswerReading>, ask: Ask) {
  if (posts.length === 1) return readings
  let left = maxAlone
  const checked: AnswerReading[] = []
  for (const [at, post] of posts.entries()) {
    const reading = readings[at] ?? unsure
    const isOpen = reading.says === 'stop' || (reading.says === 'complaint' && plain.get(post)?.says !== 'complaint')
    const again = isOpen && left-- > 0 ? await ask([post]) : null
    // A stop holds for every user only if the model hears it without the posts beside it.
    const unsaid: AnswerReading = reading.says === 'stop' ? { says: 'stop' } : (plain.get(post) ?? unsure)
    checked.push(again?.[0] ?? (isOpen ? unsaid : reading))
  }
  return checked
}

const unsure: AnswerReading = { says: null }

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
