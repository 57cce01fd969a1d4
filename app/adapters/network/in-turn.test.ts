import { expect, test } from 'vitest'
import { inTurn } from '#app/adapters/network/in-turn.ts'

test('one caller’s work waits for its turn in order; another caller’s does not', async () => {
  const inOrder = inTurn(2)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => inOrder('a', null, work(name)))
  all.push(inOrder('b', null, work('b1')))
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1'])
  ends[0]?.()
  await expect.poll(() => begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (const end of ends) end()
  await expect.poll(() => begun).toHaveLength(5)
  ends.at(-1)?.()
  await Promise.all(all)
})

test('who does not get a turn in time gives it up, and the work was not begun', async () => {
  const inOrder = inTurn(1)
  let end: (() => void) | undefined
  const first = inOrder('a', null, () => new Promise<void>((resolve) => (end = resolve)))
  await expect.poll(() => end).toBeDefined()
  const tooLong = new AbortController()
  let isBegun = false
  const second = inOrder('a', tooLong.signal, async () => {
    isBegun = true
  })
  const third = inOrder('a', null, async () => 'third')
  tooLong.abort()
  await expect(second).rejects.toMatchObject({ kind: 'unavailable' })
  end?.()
  await first
  expect(await third).toBe('third')
  expect(isBegun).toBe(false)
})

test('work that fails gives its place away', async () => {
  const inOrder = inTurn(1)
  await expect(inOrder('a', null, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inOrder('a', null, async () => 'yes')).toBe('yes')
})
