import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchPicture, pictureIn } from '#app/adapters/pictures.ts'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

const png = (width: number, height: number) => {
  const head = bytes('\x89PNG\r\n\x1a\n', [0, 0, 0, 13], 'IHDR', new Array(8).fill(0))
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

const jpeg = (width: number, height: number) =>
  bytes([
    0xff,
    0xd8,
    0xff,
    0xe0,
    0,
    4,
    1,
    2,
    0xff,
    0xc2,
    0,
    11,
    8,
    height >> 8,
    height & 255,
    width >> 8,
    width & 255,
    3,
  ])

const webp = bytes('RIFF', [0, 0, 0, 0], 'WEBPVP8X', [10, 0, 0, 0, 0, 0, 0, 0], [63, 0, 0], [47, 0, 0])

test.each([
  ['image/png', png(64, 64)],
  ['image/jpeg', jpeg(400, 300)],
  ['image/gif', bytes('GIF89a', [48, 0, 48, 0], [0, 0])],
  ['image/webp', webp],
])('%s is told by its bytes', (type, picture) => {
  expect(pictureIn(picture)?.type).toBe(type)
})

test.each([
  ['a page', bytes('<!doctype html><title>no</title>')],
  ['a drawing, which can hold scripts', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['too wide', png(20_000, 2)],
  ['too high', jpeg(2, 4_000)],
  ['without a size', png(0, 0)],
  ['cut short', bytes('\x89PNG\r\n\x1a\n')],
  ['a JPEG whose segments lead nowhere', bytes([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0])],
])('%s is not shown', (_what, picture) => {
  expect(pictureIn(picture)).toBeNull()
})

let server: Server
let origin: string
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved') response.writeHead(302, { location: '/there' })
    response.end(request.url === '/huge' ? Buffer.concat([png(64, 64), Buffer.alloc(300_000)]) : png(64, 64))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

test('a picture at the network’s own origin is fetched', async () => {
  expect(await fetchPicture(`${origin}/there`, origin)).toMatchObject({ type: 'image/png' })
})

test.each(['/moved', '/huge'])('%s is not', async (path) => {
  expect(await fetchPicture(`${origin}${path}`, origin)).toBeNull()
})

test('no other origin is asked at all', async () => {
  asked.length = 0
  expect(await fetchPicture(`${origin}/there`, 'https://pictures.example')).toBeNull()
  expect(await fetchPicture('not an address', origin)).toBeNull()
  expect(await fetchPicture('https://127.0.0.1/there', 'https://127.0.0.1')).toBeNull()
  expect(asked).toEqual([])
})
