import { expect, test } from 'vitest'
import { Bounded, once } from './bounded.ts'

test('keeps what is used and never more than it may', () => {
  const made: string[] = []
  const kept = new Bounded<string, string>(2)
  const ask = (key: string) => kept.of(key, (one) => `${made.push(one)}`)
  expect([ask('a'), ask('b'), ask('a'), ask('c'), ask('a'), ask('b')]).toEqual(['1', '2', '1', '3', '1', '4'])
  expect(kept.size).toBe(2)
})

test('computes once for each object, nothing included', () => {
  let count = 0
  const size = once((list: number[]) => {
    count += 1
    return list.length === 0 ? undefined : list.length
  })
  const [empty, full] = [[], [1, 2]]
  expect([size(empty), size(empty), size(full), size(full)]).toEqual([undefined, undefined, 2, 2])
  expect(count).toBe(2)
})
