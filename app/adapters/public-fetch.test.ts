import { createSocket, type Socket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { publicFetch, publicLookup } from '#app/adapters/public-fetch.ts'

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
  'https://warble.localhost/',
  'https://intranet/',
  'https://10.1.2.3/',
  'https://192.168.0.1/',
  'https://192.0.2.1/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://192.88.99.1/',
  'https://169.254.169.254/latest/meta-data',
  'https://0/',
  'https://2130706433/',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://[64:ff9b:1::7f00:1]/',
  'https://[100::1]/',
  'https://[2001::1]/',
  'https://[2001:2::1]/',
  'https://[2001:db8::1]/',
  'https://[2002:7f00:1::]/',
  'https://[3fff::1]/',
  'https://[5f00::1]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[fd00::1]/',
  'https://[ff02::1]/',
])('%s is not public: nothing is sent', async (address) => {
  const url = new URL(address)
  if (url.hostname.endsWith('localhost')) url.port = String((server.address() as AddressInfo).port)
  await expect(publicFetch(url, {})).rejects.toMatchObject({ name: 'NotPublicError' })
  expect(reached).toBe(0)
})

let names: Socket | undefined
afterEach(() => void names?.close())

/** Never answers for a name that it does not list. */
async function nameServer(answers: Record<string, string[]>) {
  const asked: string[] = []
  const socket = createSocket('udp4')
  names = socket
  socket.on('message', (query, from) => {
    const labels: string[] = []
    let at = 12
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length))
      at += length + 1
    }
    const name = labels.join('.')
    asked.push(name)
    const listed = answers[name]
    if (!listed) return
    const isFour = query.readUInt16BE(at + 1) === 1
    const found = isFour ? listed : []
    const head = Buffer.from(query.subarray(0, at + 5))
    head.writeUInt16BE(0x8180, 2)
    head.writeUInt16BE(found.length, 6)
    head.writeUInt32BE(0, 8)
    const records = found.map((address) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
    )
    socket.send(Buffer.concat([head, ...records]), from.port, from.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 2_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  const lookup = publicLookup(resolver)
  const find = (host: string) =>
    new Promise<unknown>((resolve, reject) =>
      lookup(host, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
    )
  return { asked, find, resolver }
}

test('a name is resolved to public addresses only: one that is not refuses them all', async () => {
  const { find } = await nameServer({
    'good.test': ['93.184.216.34', '93.184.216.35'],
    'rebinding.test': ['93.184.216.34', '127.0.0.1'],
    'nowhere.test': [],
  })
  expect(await find('good.test')).toEqual([
    { address: '93.184.216.34', family: 4 },
    { address: '93.184.216.35', family: 4 },
  ])
  await expect(find('rebinding.test')).rejects.toMatchObject({ name: 'NotPublicError' })
  await expect(find('nowhere.test')).rejects.toMatchObject({ name: 'NotPublicError' })
})

test('names that no server answers for hold up no other, and were certainly not called', async () => {
  const { find, resolver, asked } = await nameServer({ 'good.test': ['93.184.216.34'] })
  let pending = 6
  const silent = Array.from({ length: pending }, (_, at) =>
    find(`slow${at}.test`).finally(() => {
      pending -= 1
    }),
  )
  const ends = Promise.allSettled(silent)
  expect(await find('good.test')).toHaveLength(1)
  expect(pending).toBe(6)
  expect(asked).toContain('slow5.test')
  resolver.cancel()
  for (const end of await ends) expect(end).toMatchObject({ status: 'rejected', reason: { code: 'EAI_AGAIN' } })
})
