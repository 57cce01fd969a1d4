import { expect, inject, test } from 'vitest'
import { countElements, elementsOf } from '../bench/minimal/elements.ts'
import { callPaths, pagePaths } from '../bench/pages.ts'
import { sideBySide } from '../bench/side-by-side.ts'
import { startRun } from '../bench/start.ts'
import { streamsRun } from '../bench/streams.ts'
import { full } from '../kit/full.ts'

test('the minimal app renders the elements of our pages, and both sides are measured', async () => {
  const paths = [...pagePaths, ...callPaths]
  const lines = await sideBySide({ postgres: inject('postgres'), paths, rounds: 1, ms: 50 })
  expect(lines.map(({ path }) => path)).toEqual(paths.map(({ path }) => path))
  for (const { path, ratio, elements } of lines) {
    expect(ratio, path).toBeGreaterThan(0)
    if (elements.ours > 0) expect(elements.minimal, path).toBe(elements.ours)
  }
})

test('elements are read from what React writes', () => {
  const html =
    '<!DOCTYPE html><html lang="en"><head><link rel="x"/></head><body><p class="a&amp;b">1 &lt; 2<!-- -->3</p></body></html>'
  const page = elementsOf(html)
  expect(countElements(page)).toBe(5)
  expect(JSON.stringify(page)).toContain('"attributes":{"class":"a&b"},"children":["1 < 2","3"]')
})

const wanted = full ? 1_000 : 100

test('every one of many streams is told, and none is left', async () => {
  const { streams, told_all_ms, left } = await streamsRun({ postgres: inject('postgres'), streams: wanted })
  expect([streams, left]).toEqual([wanted, 0])
  expect(told_all_ms).toBeGreaterThan(0)
})

test('each role starts on a database that is up to date', async () => {
  const lines = await startRun({ postgres: inject('postgres'), rounds: 1 })
  expect(lines.map(({ role }) => role)).toEqual(['web', 'worker', 'all'])
  for (const { ready_ms } of lines) expect(ready_ms).toBeGreaterThan(0)
})
