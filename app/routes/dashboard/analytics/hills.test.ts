import { expect, test } from 'vitest'
import type { Hill } from '#app/domain/activity/subjects.ts'
import { laidOut } from './hills.ts'

const hill = (name: string, size: number, place: Hill['place']): Hill => ({
  name,
  place,
  posts: Array.from({ length: size }, () => 'answered'),
})

test('hills lie in the picture, and none over another or its name', () => {
  const map = [
    hill('milk', 60, [0, 0]),
    hill('brewing parameter', 40, [0, 0]),
    hill('bourbon', 20, [0.1, 0]),
    hill('d', 5, [-1, 1]),
  ]
  const { hills, height } = laidOut(map, 420)
  for (const [at, one] of hills.entries()) {
    expect(one.x - one.radius).toBeGreaterThanOrEqual(0)
    expect(one.x + one.radius).toBeLessThanOrEqual(420)
    expect(one.y - one.radius).toBeGreaterThanOrEqual(0)
    expect(one.y + one.radius).toBeLessThanOrEqual(height)
    for (const other of hills.slice(at + 1)) {
      const [lower, upper] = one.y > other.y ? [one, other] : [other, one]
      const isBeside = Math.abs(one.x - other.x) >= 3.5 * (one.name.length + other.name.length)
      const isBelow = lower.y - lower.radius - 36 >= upper.y + upper.radius
      expect(isBeside || isBelow, `${one.name}, ${other.name}`).toBe(true)
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.radius + other.radius)
    }
  }
})

test('a single topic has a place as well', () => {
  const { hills, height } = laidOut([hill('a', 1, [0, 0])], 420)
  expect(hills[0]).toMatchObject({ x: 210 })
  expect(height).toBeGreaterThan(0)
})
