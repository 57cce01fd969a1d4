import { describe, expect, it } from 'vitest'
import { banksByNiche, everyday, writingBack } from '../perch/people/banks.ts'
import { fill, SLOT } from '../perch/people/grammar.ts'
import { randomFrom } from '../perch/people/random.ts'
import { judge } from './judge.ts'
import { recognise } from './recognise.ts'

const banks = [...banksByNiche.values(), everyday, ...Object.values(writingBack)]
const remembered = { topic: 'the new garden gate' }
const patterns = banks.flatMap((bank) =>
  [...bank.patterns, ...bank.answers].map((pattern) => ({ bank, pattern, replies: bank.replies?.[pattern] ?? [] })),
)

describe('the posts of Perch’s people', () => {
  it('are all recognised by their pattern', () => {
    const unrecognised = patterns.flatMap(({ bank, pattern }) =>
      Array.from({ length: 20 }, (_, at) => fill(pattern, bank.vocabulary, randomFrom(pattern, at), remembered).text)
        .flatMap((text, at) => [text, ...(at < 3 ? [`${text} Anyway. #${bank.niche}`] : [])])
        .filter((text) => {
          const reading = recognise(text)
          return reading?.bank !== bank || reading.pattern !== pattern
        }),
    )
    expect(unrecognised).toEqual([])
  })

  it('have at least three prepared replies each, under 40 % of them questions', () => {
    const posts = patterns.filter(({ pattern }) => !everyday.patterns.includes(pattern))
    expect(posts.filter(({ replies }) => replies.length < 3).map(({ pattern }) => pattern)).toEqual([])
    const all = patterns.flatMap(({ replies }) => replies)
    expect(all.filter((reply) => reply.includes('?')).length / all.length).toBeLessThan(0.4)
  })

  it('provide every slot that their prepared replies use', () => {
    const wrong = patterns.flatMap(({ bank, pattern, replies }) => {
      const { text } = fill(pattern, bank.vocabulary, randomFrom(pattern), remembered)
      const slots = recognise(text)?.slots ?? {}
      return replies.filter((reply) =>
        [...reply.matchAll(SLOT)].some(([, slot = '']) => !slot.includes('|') && !(slot in slots)),
      )
    })
    expect(wrong).toEqual([])
  })

  it('are named by a topic in the reason for replying, or by none', () => {
    const reasons = patterns.map(({ bank, pattern }) => {
      const { text } = fill(pattern, bank.vocabulary, randomFrom(pattern), remembered)
      return [bank.niche, judge({ post: { text, to_user: 'answers' } }).reason]
    })
    const expected = (niche: string) => (banksByNiche.has(niche) ? `It’s about ${niche}.` : 'They deserve a reply.')
    expect(reasons.filter(([niche, reason]) => reason !== expected(String(niche)))).toEqual([])
  })
})
