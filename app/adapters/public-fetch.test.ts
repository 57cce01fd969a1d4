import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicFetch } from '#app/adapters/public-fetch.ts'

let reached = 0
const server = createServer((_request, response) => {
  reached += 1
  response.end('inside')
})
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

test.each([
  'http://example.com/',
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.1.2.3/',
  'https://192.168.0.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://0/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[fe80::1]/',
  'https://[fd00::1]/',
])('%s is not public: nothing is sent', async (address) => {
  const url = new URL(address)
  if (url.hostname === 'localhost') url.port = String((server.address() as AddressInfo).port)
  await expect(publicFetch(url, {})).rejects.toMatchObject({ name: 'NotPublicError' })
  expect(reached).toBe(0)
})
