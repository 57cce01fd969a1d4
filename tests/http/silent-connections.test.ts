import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startWorld, type World } from '../kit/world.ts'

/** In ms; ours are closed after some twelve seconds, Node would wait for more than a minute. */
const mostOpenMs = 40_000

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
})
afterAll(() => world?.close())

function open(text: string): Socket {
  const socket = connect(Number(new URL(world.origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.resume()
  if (text !== '') socket.write(text)
  return socket
}

const head = 'POST /login HTTP/1.1\r\nHost: localhost\r\n'

test.each([
  ['sends nothing', '', null],
  ['sends half of its headers', 'GET / HTTP/1.1\r\nHost: lo', null],
  ['sends a byte of a header now and then', 'GET / HTTP/1.1\r\nX: ', 'x'],
  ['sends a byte of its body now and then', `${head}Content-Length: 1000\r\n\r\n`, 'x'],
])('a connection that %s is closed', { concurrent: true }, async (_what, text, drop) => {
  const begun = performance.now()
  const socket = open(text)
  const dropping = drop === null ? undefined : setInterval(() => socket.write(drop), 500)
  await once(socket, 'close')
  clearInterval(dropping)
  expect(performance.now() - begun).toBeLessThan(mostOpenMs)
})

test('a connection that is used for one request after the other stays open', async () => {
  const socket = open('')
  for (let count = 0; count < 3; count += 1) {
    const answered = once(socket, 'data')
    socket.write(`GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    expect(String((await answered)[0])).toContain('200 OK')
  }
  expect(socket.destroyed).toBe(false)
  socket.destroy()
})
