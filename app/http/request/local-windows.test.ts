import { expect, test } from 'vitest'
import { LocalWindows } from '#app/http/request/local-windows.ts'

const start = 1_000_000

test('hits are counted until the window ends, and from the start afterwards', () => {
  const windows = new LocalWindows(1_000, 10)
  expect(windows.hit('a', start)).toEqual({ hits: 1, left: 1_000 })
  expect(windows.hit('a', start + 999)).toEqual({ hits: 2, left: 1 })
  expect(windows.hit('a', start + 1_000)).toEqual({ hits: 1, left: 1_000 })
  // A clock that was set back must not keep a window open for longer.
  expect(windows.hit('a', start)).toEqual({ hits: 1, left: 1_000 })
})

test('when it is full, the oldest windows give way and nobody else is forgotten', () => {
  const windows = new LocalWindows(1_000, 10)
  for (let at = 0; at < 10; at += 1) windows.hit(`old ${at}`, start + at)
  for (let count = 0; count < 50; count += 1) windows.hit('busy', start + 20)
  for (let at = 0; at < 9; at += 1) windows.hit(`new ${at}`, start + 30)
  expect(windows.size).toBe(10)
  expect(windows.hit('busy', start + 40).hits).toBe(51)
  expect(windows.hit('old 9', start + 40).hits).toBe(1)
})

test('windows that have ended are dropped before the memory is full', () => {
  const windows = new LocalWindows(1_000, 10)
  for (let at = 0; at < 8; at += 1) windows.hit(`old ${at}`, start)
  windows.hit('new', start + 1_000)
  expect(windows.size).toBe(1)
})
