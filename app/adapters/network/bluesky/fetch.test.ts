import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchFor } from '#app/adapters/network/bluesky/fetch.ts'

let asked = 0
const server = createServer((_request, response) => {
  asked += 1
  response.end('here')
})
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

test('beside the operator’s own servers on this machine, in production no user’s server may be on it', async () => {
  const own = ['http://localhost:4399', origin()]
  const ask = (fetch: ReturnType<typeof fetchFor>) => fetch(new URL('/xrpc/x', origin()), { method: 'POST' })
  expect(await (await ask(fetchFor('http://localhost:4399', own))).text()).toBe('here')
  expect(await (await ask(fetchFor('http://localhost:4399'))).text()).toBe('here')
  asked = 0
  await expect(ask(fetchFor('http://localhost:4399', own.slice(0, 1)))).rejects.toThrow()
  await expect(ask(fetchFor('https://bsky.social'))).rejects.toThrow()
  expect(asked).toBe(0)
})
