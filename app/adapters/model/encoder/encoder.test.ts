import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { encoder, openEncoder, readableText } from './encoder.ts'
import { closeness, packed, unpacked, type Vector } from './vector.ts'

beforeAll(() => void vi.stubEnv('ENCODE_ANEW', '1'))
afterAll(() => void vi.unstubAllEnvs())

const endless = new AbortController().signal

test('texts of similar meaning are close even without shared words, unrelated texts are not', async () => {
  const [espresso, latte, chess] = (await encoder.encode(
    ['My espresso shots taste sour this week.', 'This flat white is far too acidic.', 'Lost a rook ending again.'],
    endless,
  )) as [Vector, Vector, Vector]
  expect(closeness(espresso, espresso)).toBeCloseTo(1, 1)
  expect(closeness(espresso, latte)).toBeGreaterThan(closeness(espresso, chess) + 0.1)
  expect(unpacked(packed(espresso))).toEqual(espresso)
})

test('the vector of a text does not depend on the other texts in its batch', async () => {
  const texts = ['Short.', `A much longer text ${'about gardens and rain '.repeat(8)}`, '', 'Short.']
  const [first, , empty, last] = await encoder.encode(texts, endless)
  const [alone] = await encoder.encode(['Short.'], endless)
  expect(first).toEqual(last)
  expect(closeness(first as Vector, alone as Vector)).toBeGreaterThan(0.99)
  expect(empty).toHaveLength(512)
})

test('an aborted request rejects at once and does not affect other requests', async () => {
  const texts = Array.from({ length: 40 }, (_, at) => `Text number ${at} about the weather.`)
  const abort = new AbortController()
  const given = encoder.encode(texts, abort.signal)
  const other = encoder.encode(['Something else.'], endless)
  abort.abort(new Error('enough'))
  await expect(given).rejects.toThrow('enough')
  await expect(encoder.encode(['More.'], abort.signal)).rejects.toThrow('enough')
  expect(await other).toHaveLength(1)
})

test('concurrent requests for the same text get the same vector, even if one of them aborts', async () => {
  const abort = new AbortController()
  const twice = [encoder.encode(['Asked for twice.'], abort.signal), encoder.encode(['Asked for twice.'], endless)]
  abort.abort(new Error('enough'))
  await expect(twice[0]).rejects.toThrow('enough')
  const [alone] = await encoder.encode(['Asked for twice.'], endless)
  expect((await twice[1])?.[0]).toEqual(alone)
})

test('rejects a batch that is too large to finish in time', async () => {
  const many = Array.from({ length: 10_001 }, (_, at) => `${at}`)
  await expect(openEncoder().encode(many, endless)).rejects.toThrow('too many')
})

test('readableText() drops mentions and links, and splits hashtags into words', () => {
  expect(readableText('@ana see https://x.test/a #FlatWhite_art')).toBe('see Flat White art')
})

test('the thread starts when WebAssembly compiles more slowly than the weights load', async () => {
  const slowly = `const { instantiate } = WebAssembly
    WebAssembly.instantiate = async (...given) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      return instantiate(...given)
    }`
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    execArgv: ['--no-deprecation', '--import', `data:text/javascript,${encodeURIComponent(slowly)}`],
  })
  expect(await once(worker, 'message')).toEqual([{ ready: true }])
  await worker.terminate()
})
