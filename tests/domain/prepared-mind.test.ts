import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { type Encoder, encoder } from '#app/adapters/model/encoder/encoder.ts'
import { createReader } from '#app/adapters/model/encoder/reader.ts'
import type { Network } from '#app/adapters/network/network.ts'
import { startWorker } from '#app/worker/worker.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newBotUser } from '../kit/people.ts'
import { maxWaitMs, until } from '../kit/until.ts'

const account = fakeAccount('1', 'mine')

/** Starts a worker, with the signals of the preparations that it has begun. */
async function startedWorker(bench: Bench<Network>) {
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
  return { preparing, worker: await startWorker({ ...bench, mind }, bench.boss, bench.url) }
}

let bench: Bench<Network>
beforeEach(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(account))
})
afterEach(() => bench?.close())

test('where an account is connected, a worker prepares the mind beside its start, and gives up when it is stopped', async () => {
  await newBotUser(bench, account)
  const { preparing, worker } = await startedWorker(bench)
  await until(() => preparing.length > 0)
  expect(preparing.map(({ aborted }) => aborted)).toEqual([false])
  await worker.stop(2_000)
  expect(preparing.map(({ aborted }) => aborted)).toEqual([true])
})

test('without an account the mind is not prepared', async () => {
  const { preparing, worker } = await startedWorker(bench)
  await worker.stop(2_000)
  expect(preparing).toEqual([])
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
  await embeddedMind(createReader(null, counting)).prepare(AbortSignal.timeout(maxWaitMs))
  expect(encoded).toBe(1)
})
