import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOf, within } from '#app/adapters/deadline.ts'
import { collectGarbage } from '../kit/garbage.ts'

const silent = createServer((call, response) => {
  if (call.url === '/begins') begin(response)
})
let url = ''

function begin(response: ServerResponse): void {
  response.writeHead(200)
  response.write(' ')
}

beforeAll(async () => {
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
})
afterAll(() => void silent.close().closeAllConnections())

/** How a call ends that gets no answer: long after what the test waits for, it counts as held for ever. */
const ending = (work: Promise<unknown>) =>
  endOf(work, 5_000, 'The call').then(
    () => 'answered',
    (error: Error) => error.name,
  )

const byRequest = (signal: AbortSignal) =>
  new Promise((resolve, reject) => void request(`${url}/silent`, { signal }, resolve).on('error', reject).end())
const calls: [string, (signal: AbortSignal) => Promise<unknown>][] = [
  ['fetch', (signal) => fetch(`${url}/silent`, { signal })],
  ['fetch, in the middle of a body', async (signal) => (await fetch(`${url}/begins`, { signal })).text()],
  ['http.request', byRequest],
]

test.each(calls)('a deadline ends a call after a garbage collection: %s', async (_name, call) => {
  const parent = new AbortController()
  const end = ending(within(1_000, [parent.signal], call))
  await collectGarbage()
  expect(await end).toMatch(/^(Timeout|Abort)Error$/)
})

test('a parent’s deadline ends it too, and so does one that has passed', async () => {
  const end = ending(within(60_000, [null, AbortSignal.timeout(1_000)], byRequest))
  await collectGarbage()
  expect(await end).toBe('AbortError')
  const reason = await within(60_000, [AbortSignal.abort('gone')], async (signal) => signal.reason)
  expect(reason).toBe('gone')
})

test('nothing is left behind: no listener, and no abort after the end', async () => {
  const parent = new AbortController()
  const kept = await within(60_000, [parent.signal], async (signal) => signal)
  parent.abort()
  expect(kept.aborted).toBe(false)
  const failed: AbortSignal[] = []
  const fails = within(60_000, [], async (signal) => {
    failed.push(signal)
    throw new Error('no')
  })
  await expect(fails).rejects.toThrow('no')
  expect(failed[0]?.aborted).toBe(false)
})

test('what never ends is given up', async () => {
  await expect(endOf(new Promise(() => undefined), 10, 'The work')).rejects.toThrow('The work did not end in time.')
  expect(await endOf(Promise.resolve('done'), 60_000, 'The work')).toBe('done')
})
