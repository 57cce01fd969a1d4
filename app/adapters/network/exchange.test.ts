import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { exchange } from './exchange.ts'

const calls: (string | undefined)[] = []
const server = createServer((call, response) => {
  if (call.url === '/begins') response.writeHead(200).write(' ')
  if (call.url !== '/closed') return
  calls.push(call.method)
  // As a server that closes a connection which the next call is just about to use.
  if (calls.length === 1) call.socket.destroy()
  else response.end('{}')
})
let origin = ''

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close().closeAllConnections())

test.each([
  ['/silent', 'GET', 10_000],
  ['/begins', 'GET', 10_000],
  ['/silent', 'get', 10_000],
  ['/silent', 'POST', 20_000],
])('a call of %s by %s ends after a time of its own', async (path, method, ms) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const arrived = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>
    let isOver = false
    const end = exchange((url, init) => fetch(url, init), new URL(path, origin), { method }).catch((error) => {
      isOver = true
      return error
    })
    const [, response] = await arrived
    vi.advanceTimersByTime(ms - 1)
    await new Promise((resolve) => setImmediate(resolve))
    expect(isOver).toBe(false)
    const left = once(response, 'close')
    vi.advanceTimersByTime(1)
    expect(await end).toMatchObject({ kind: 'unknown_outcome' })
    await left
  } finally {
    vi.useRealTimers()
  }
})

describe('“It said that the network can’t be reached, and a minute later all was fine”', () => {
  const call = (method: string) => exchange((url, init) => fetch(url, init), new URL('/closed', origin), { method })
  beforeEach(() => {
    calls.length = 0
  })

  // Bluesky's library writes it small.
  test.each(['GET', 'get'])(
    'a read on a connection that the server has just closed is made again on a new one: %s',
    async (method) => {
      expect((await call(method)).response.status).toBe(200)
      expect(calls).toEqual(['GET', 'GET'])
    },
  )

  test('a write never is: it may have arrived', async () => {
    await expect(call('POST')).rejects.toMatchObject({ kind: 'unknown_outcome' })
    expect(calls).toEqual(['POST'])
  })
})
