import { describe, expect, it } from 'vitest'
import { everyBank } from '../perch/people/banks.ts'
import { everyday } from '../perch/people/everyday.ts'
import { fill, SLOT } from '../perch/people/grammar.ts'
import { randomFrom } from '../perch/people/random.ts'
import { read } from './reading.ts'

const banks = [...everyBank.values(), everyday]
const given = { topic: 'the new garden gate' }
const written = banks.flatMap((bank) =>
  [...bank.patterns, ...bank.answers].map((pattern) => ({ bank, pattern, replies: bank.replies?.[pattern] ?? [] })),
)

describe('what Perch’s people post', () => {
  it('is known again, with what fills it', () => {
    const lost = written.flatMap(({ bank, pattern }) =>
      Array.from({ length: 20 }, (_, at) => fill(pattern, bank.vocabulary, randomFrom(pattern, at), given).text)
        .flatMap((text, at) => [text, ...(at < 3 ? [`${text} Anyway. #${bank.niche}`] : [])])
        .filter((text) => {
          const reading = read(text)
          return reading?.bank !== bank || reading.pattern !== pattern
        }),
    )
    expect(lost).toEqual([])
  })

  it('has three replies or more each, at most half of all being questions', () => {
    const posts = written.filter(({ pattern }) => !everyday.patterns.includes(pattern))
    expect(posts.filter(({ replies }) => replies.length < 3).map(({ pattern }) => pattern)).toEqual([])
    const all = written.flatMap(({ replies }) => replies)
    expect(all.filter((reply) => reply.includes('?')).length / all.length).toBeLessThan(0.4)
  })

  it('fills every slot of a reply', () => {
    const wrong = written.flatMap(({ bank, pattern, replies }) => {
      const { text } = fill(pattern, bank.vocabulary, randomFrom(pattern), given)
      const slots = read(text)?.slots ?? {}
      return replies.filter((reply) =>
        [...reply.matchAll(SLOT)].some(([, slot = '']) => !slot.includes('|') && !(slot in slots)),
      )
    })
    expect(wrong).toEqual([])
  })
})
