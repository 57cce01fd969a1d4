import type { AnswerReading, Mind } from '#app/adapters/model/mind.ts'
import { isComplaint } from '#app/contract/posts.ts'
import { asksToStop } from '#app/domain/bot/opt-outs/request.ts'
import { fakePost } from '../kit/fake-network.ts'
import { type Aim, shareOf } from '../kit/measure.ts'
import { mindTexts } from '../kit/mind-texts.ts'

const atOnce = 30

/** What people write back, read as the bot reads it: by the rule first. Nothing without the folder of texts. */
export async function measureAnswers(mind: Mind): Promise<Aim[]> {
  const texts = mindTexts('answers')
  if (!texts) return []
  const posts = texts.map(({ text }) => fakePost({ text, is_reply: true }))
  const readings: AnswerReading[] = []
  // Of many at once, the mind reads the newest only.
  while (readings.length < posts.length) {
    const some = posts.slice(readings.length, readings.length + atOnce)
    readings.push(...(await mind.readAnswers(some, AbortSignal.timeout(60_000))))
  }
  const read = texts.map(({ kind, text }, at) => ({ kind, says: asksToStop(text) ? 'stop' : readings[at]?.says }))
  const isBad = (kind: unknown) => isComplaint(kind as 'stop')
  const [bad, others] = [read.filter(({ kind }) => isBad(kind)), read.filter(({ kind }) => !isBad(kind))]
  const share = (some: typeof read, is: (one: (typeof read)[number]) => boolean) =>
    shareOf(some.filter(is).length, some.length)
  return [
    { figure: 'answers read', value: read.length, aim: null },
    {
      figure: 'answers: share of the right kind',
      value: share(read, ({ kind, says }) => kind === says),
      aim: { least: 0.88 },
    },
    {
      figure: 'answers: complaints and stops found',
      value: share(bad, ({ says }) => isBad(says)),
      aim: { least: 0.9 },
    },
    {
      figure: 'answers: others called complaint or stop',
      value: share(others, ({ says }) => isBad(says)),
      aim: { most: 0.05 },
    },
    { figure: 'answers: left to the user', value: share(read, ({ says }) => says === null), aim: null },
  ]
}
