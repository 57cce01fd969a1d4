import { describe, expect, it } from 'vitest'
import type { Account, Label } from '../state/model.ts'
import { niches, otherNiches } from './banks.ts'
import { randomFrom } from './random.ts'
import { respond, speak } from './speech.ts'

const POSTS_PER_NICHE = 150

describe('what Perch’s people write', () => {
  const { posts, answers } = writings()

  it('has no two articles in a row, and leaves the A of "Q and A" alone', () => {
    const texts = [...posts, ...answers]
    expect(texts.length).toBeGreaterThan(10_000)
    expect(texts.some((text) => text.includes('Q and A '))).toBe(true)
    const doubled = /\b(?:a|an|the|my|your) (?:a|an|the|my|your|no|never) |\bQ and An\b/
    expect(texts.filter((text) => doubled.test(text))).toEqual([])
  })

  it('begins its answers in many ways', () => {
    const openings = new Map<string, number>()
    for (const answer of answers) {
      const opening = answer.split(' ').slice(0, 3).join(' ')
      openings.set(opening, (openings.get(opening) ?? 0) + 1)
    }
    expect(Math.max(...openings.values()) / answers.length).toBeLessThan(0.12)
  })
})

/** Posts of people of every niche, and the answers of others of their niche. */
function writings() {
  const taken = new Set<string>()
  const posts: string[] = []
  const answers: string[] = []
  for (const { niche } of [...niches, ...otherNiches]) {
    const label: Label = { niche, class: 'ordinary', topic: null }
    const author = { handle: niche, kind: 'person', label } as Account
    const random = randomFrom(7, niche)
    for (let count = 0; count < POSTS_PER_NICHE; count += 1) {
      const post = speak(author, random, (text) => taken.has(text))
      if (!post) continue
      posts.push(post.text)
      taken.add(post.text)
      const answer = respond(author, post.label, random, (text) => taken.has(text))
      if (!answer) continue
      answers.push(answer.text)
      taken.add(answer.text)
    }
  }
  return { posts, answers }
}
