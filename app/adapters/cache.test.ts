import { expect, test } from 'vitest'
import { BoundedCache, memoized } from './cache.ts'

test('keeps recently used entries and never exceeds its maximum size', () => {
  const made: string[] = []
  const kept = new BoundedCache<string, string>(4)
  const ask = (key: string) => kept.of(key, (one) => `${one}${made.push(one)}`)
  expect([...'abacaca'].map(ask)).toEqual(['a1', 'b2', 'a1', 'c3', 'a1', 'c3', 'a1'])
  expect([...'dea'].map(ask)).toEqual(['d4', 'e5', 'a1'])
  // Evicted: two other entries were used since.
  expect(ask('b')).toBe('b6')
  expect(kept.size).toBeLessThanOrEqual(4)
})

test('memoized() computes once for each object, even if the result is undefined', () => {
  let count = 0
  const size = memoized((list: number[]) => {
    count += 1
    return list.length === 0 ? undefined : list.length
  })
  const [empty, full] = [[], [1, 2]]
  expect([size(empty), size(empty), size(full), size(full)]).toEqual([undefined, undefined, 2, 2])
  expect(count).toBe(2)
})
