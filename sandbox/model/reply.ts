import { fill } from '../perch/people/grammar.ts'
import { randomFrom } from '../perch/people/random.ts'
import { field, number, text } from './fields.ts'
import { read } from './reading.ts'
import { inVoice } from './voice.ts'
import type { Data } from './wire.ts'

const skip = (code: string, reason: string): Data => ({ verdict: 'skip', text: '', code, reason })

/** How often each was given, so that none comes again before its turn. */
const given = new Map<string, number>()
const timesOf = (template: string) => given.get(template) ?? 0

/** One of the replies that were written for the post's pattern, or none. */
export function reply(data: Data): Data {
  const post = text(data.post, 'text')
  const reading = read(post)
  const written = reading?.bank.replies?.[reading.pattern] ?? []
  if (!reading || written.length === 0) return skip('nothing_to_add', 'I have nothing to add to that.')
  const voice = field(data.profile, 'voice')
  const wanted = Math.min(140, Math.max(60, number(voice, 'median_length', 100)))
  const most = number(data, 'max_length', 280)
  const random = randomFrom(post, given.size)
  const options = written
    .map((template) => {
      const { text: said } = fill(template, {}, random, reading.slots)
      return { template, said: inVoice(said, voice, reading.bank.emoji ?? '', random) }
    })
    .filter(({ said }) => said.length <= most)
  const distance = ({ said }: { said: string }) => Math.abs(said.length - wanted)
  const [best] = options.sort((a, b) => timesOf(a.template) - timesOf(b.template) || distance(a) - distance(b))
  if (!best) return skip('nothing_to_add', 'There is no room for what I would say.')
  given.set(best.template, timesOf(best.template) + 1)
  return { verdict: 'reply', text: best.said, code: null, reason: 'It takes up what the post says.' }
}
