import { expect, inject, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { type Encoder, encoder } from '#app/adapters/model/encoder/encoder.ts'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import { startWorker } from '#app/worker/worker.ts'
import { startBench } from '../kit/bench.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'

test('a worker begins to prepare the mind at its start without waiting for it, and gives up when it is stopped', async () => {
  const bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('1', 'none')))
  const preparing: AbortSignal[] = []
  const mind = {
    ...eagerMind(),
    prepare(signal: AbortSignal) {
      preparing.push(signal)
      return new Promise<void>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      })
    },
  }
  try {
    const worker = await startWorker({ ...bench, mind }, bench.boss, bench.url)
    expect(preparing.map(({ aborted }) => aborted)).toEqual([false])
    await worker.stop(2_000)
    expect(preparing.map(({ aborted }) => aborted)).toEqual([true])
  } finally {
    await bench.close()
  }
})

test('a mind is prepared once its encoder has encoded a text', async () => {
  let encoded = 0
  const counting: Encoder = {
    async encode(texts, signal) {
      const vectors = await encoder.encode(texts, signal)
      encoded += texts.length
      return vectors
    },
  }
  await embeddedMind(createReader(null, counting)).prepare?.(AbortSignal.timeout(60_000))
  expect(encoded).toBe(1)
})
